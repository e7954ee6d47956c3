/** Prices a new order and stores it with its uploads, its payment and its notification in one transaction. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { methodsOfProviders } from '../../../../schema/rules/checkout/paymentMethods';
import type { Context } from '../../../platform/context/context';
import { claimUploads } from '../../media/upload/claimUploads';
import { insertPayment } from '../../payment/startPayment';
import { notifyOfNewOrder } from '../notifications/orderNotifications';
import { buildOrder } from './buildOrder';
import { createOrderKeys, insertOrder, type OrderKeys } from './insertOrder';
import type { CheckoutContext } from './orderContext';
import { referencedUploads } from './orderItems';
import { loadProducts } from './orderProducts';

/** The parts of a request that are stored, so that the same request can be sent twice. */
export interface CreateOrderRequest {
  readonly input: CreateOrderInput;
  readonly idempotencyKey: string | null;
  readonly draftDigest: string | null;
}

export async function storeOrder(
  context: Context,
  { input, ...idempotencyFields }: CreateOrderRequest,
  { orderContext, source }: Pick<CheckoutContext, 'orderContext' | 'source'>,
): Promise<OrderKeys> {
  const { now } = context;
  const products = await loadProducts(context, orderContext, input.items);
  const onlineMethods = source === 'staff' ? [] : methodsOfProviders(context.services.payments);
  const order = buildOrder(input, { orderContext, products, source, onlineMethods, now });
  const keys = createOrderKeys(orderContext.id, order.paymentMethod);
  await context.transaction(async context => {
    throwIfInvalid(await claimUploads(context, keys.id, referencedUploads(input.items, products)));
    const event = await insertOrder(context, { ...order, ...keys, ...idempotencyFields });
    await insertPayment(context, { ...order, ...keys });
    await notifyOfNewOrder(context, { ...order, id: keys.id, event }, orderContext.branch.orderEmail);
  });
  return keys;
}
