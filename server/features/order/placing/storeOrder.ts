/** Prices a new order and stores it with its uploads, its payment and its jobs in one transaction. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { methodsOfProviders } from '../../../../schema/rules/checkout/paymentMethods';
import type { Context } from '../../../platform/context/context';
import { claimUploads } from '../../media/upload/claimUploads';
import { newPayment } from '../../payment/startPayment';
import { isNotifiedWhenPlaced } from '../notifications/orderNotifications';
import { buildOrder } from './buildOrder';
import { insertOrder } from './insertOrder';
import { createOrderKeys, type CheckoutContext, type OrderKeys } from './orderContext';
import { productsOnSale } from './orderProducts';
import { referencedUploads } from './orderItems';

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
  const products = productsOnSale(orderContext, now);
  const onlineMethods = source === 'staff' ? [] : methodsOfProviders(context.services.payments);
  const order = buildOrder(input, { orderContext, products, source, onlineMethods, now });
  const keys = createOrderKeys(orderContext.id, order.paymentMethod);
  const { client, services } = context;
  const visitorId = await services.analytics.agreedVisitorKey(client, { at: now, timezone: orderContext.settings.timezone });
  const row = { ...order, ...keys, ...idempotencyFields, visitorId };
  const payment = newPayment(row, { currency: orderContext.settings.currency, now });
  const isNotified = isNotifiedWhenPlaced(row, orderContext.branch.orderEmail);
  const insert = (context: Context) => insertOrder(context, row, { payment, isNotified });
  const uploads = referencedUploads(input.items, products);
  if (uploads.length === 0) await insert(context);
  else
    await context.transaction(async context => {
      throwIfInvalid(await claimUploads(context, keys.id, uploads));
      await insert(context);
    });
  return keys;
}
