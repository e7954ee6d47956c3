/**
 * Creates orders: validates and prices the input, then stores, numbers, logs and publishes the order in one transaction (G-003, G-041,
 * G-130).
 */
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import type { Context } from '../../../platform/context/context';
import { hasErrorCode, isSerializationFailure } from '../../../platform/database/databaseErrors';
import { startPayment } from '../../payment/startPayment';
import { recordLostDemand } from '../lostDemand';
import { Order } from '../order.entity';
import { duplicateError, slotFullCode } from './insertOrder';
import { loadOrderContext, type CheckoutContext, type IdempotentOrder, type OrderContext, type OrderKeys } from './orderContext';
import { inputDigest, completeInput, parseIdempotencyKey } from './orderInput';
import { enforceOrderRateLimit } from './orderRateLimit';
import { storeOrder, type CreateOrderRequest } from './storeOrder';

/** A created order: the link for its customer, and the whole order for staff of its branch. */
export interface CreatedOrder {
  uid: string;
  hash: string;
  order: Order | null;
  /** The payment URL of an order that is paid online. */
  paymentRedirectUrl: string | null;
}

const maxAttempts = 3;
// Each attempt without a requested time takes the next quarter of an hour that has a place.
const maxSlots = 10;

/** Creates an order at current prices. The same key with the same input returns the same order. */
export async function createOrder(context: Context, rawInput: object, rawKey?: string): Promise<CreatedOrder> {
  if (context.viewer?.isApiClient) context.authorize('order.create');
  const input = completeInput(rawInput);
  const idempotencyKey = parseIdempotencyKey(rawKey);
  const request = { input, idempotencyKey, draftDigest: idempotencyKey && inputDigest(input) };
  const { link, order } = await enforceOrderRateLimit(context, input, () => placeWithRetry(context, request)).catch(async error => {
    await recordLostDemand(context, input, error).catch(() => {}); // the customer needs the reason more than the shop needs the count
    throw error;
  });
  return { uid: link.uid, hash: link.hash, order, paymentRedirectUrl: await startPayment(context, link) };
}

type StoredOrder = Pick<CreatedOrder, 'order'> & { link: OrderKeys };

async function placeWithRetry(context: Context, request: CreateOrderRequest): Promise<StoredOrder> {
  for (let attempt = 1; ; attempt++) {
    const stored = await placeOrder(context, request).catch(error => retryIfTemporary(error, attempt, request));
    if (stored) return stored;
  }
}

function retryIfTemporary(error: unknown, attempt: number, { input }: CreateOrderRequest): undefined {
  if (hasErrorCode(error, slotFullCode)) return retryInNextSlot(input, attempt);
  const isTemporary = error === duplicateError || isSerializationFailure(error);
  if (!isTemporary || attempt >= maxAttempts) throw error;
}

function retryInNextSlot({ appointmentDate }: CreateOrderInput, attempt: number): undefined {
  if (appointmentDate || attempt === maxSlots)
    throw new AppError('CONFLICT', { issues: [{ path: ['appointmentDate'], rule: 'slotFull' }] });
}

async function placeOrder(context: Context, request: CreateOrderRequest): Promise<StoredOrder> {
  const { input, idempotencyKey } = request;
  const orderContext = await loadOrderContext(context, input, idempotencyKey);
  if (!hasBranch(orderContext)) throw new AppError('INVALID', { issues: [{ path: ['branch'], rule: 'recordNotFound' }] });
  const { viewer } = context;
  // A user can order in every branch, as a customer can. An API client needs a token for the branch.
  if (viewer?.isApiClient) context.authorizeIn(orderContext.branch.id, 'order.create');
  const canRead = context.canIn(orderContext.branch.id, 'order.read');
  const source = sourceOf(context, canRead);
  const link = orderContext.earlier
    ? requireSameInput(orderContext.earlier, request)
    : await storeOrder(context, request, { orderContext, source });
  return { link, order: canRead ? await context.records(Order).findOneByOrFail({ id: link.id }) : null };
}

// A member of staff who orders at a self-service device is still staff.
const sourceOf = ({ viewer, client }: Context, isStaff: boolean): Order['source'] =>
  viewer?.isApiClient ? 'api' : isStaff ? 'staff' : client?.isSelfService ? 'kiosk' : 'web';

const hasBranch = (orderContext: OrderContext): orderContext is CheckoutContext['orderContext'] => orderContext.branch !== null;

function requireSameInput(earlierOrder: IdempotentOrder, { draftDigest }: CreateOrderRequest): IdempotentOrder {
  if (earlierOrder.draftDigest !== draftDigest) throwIfInvalid([{ path: ['idempotencyKey'], rule: 'notUnique' }]);
  return earlierOrder;
}
