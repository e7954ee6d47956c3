/**
 * Creates orders: validates and prices the input, then stores, numbers, logs and publishes the order in one transaction (G-003, G-041,
 * G-130).
 */
import { randomBytes, randomInt } from 'node:crypto';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { activeMenu } from '../../../../schema/rules/product/availability';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { initialStatus } from '../../../../schema/rules/order/orderStatus';
import { isOnline, methodsOfProviders } from '../../../../schema/rules/checkout/paymentMethods';
import type { Context } from '../../../platform/context/context';
import { notifySql, insertEventSql, type Events } from '../../../platform/events/events';
import { insertPayment, startPayment } from '../../payment/startPayment';
import { claimUploads } from '../../media/upload/claimUploads';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { inputDigest, completeInput, parseIdempotencyKey } from './orderInput';
import { enforceOrderRateLimit } from './orderRateLimit';
import { notifyOfNewOrder } from '../notifications/orderNotifications';
import type { CheckoutContext } from './checkCart';
import { buildOrder, type NewOrder } from './buildOrder';
import { Order } from '../order.entity';
import { referencedUploads } from './orderItems';
import { loadProducts, loadOrderContext, type IdempotentOrder, type OrderContext } from './orderContext';

/** A created order: the link for its customer, and the whole order for staff of its branch. */
export interface CreatedOrder {
  uid: string;
  hash: string;
  order: Order | null;
  /** The payment URL of an order that is paid online. */
  paymentRedirectUrl: string | null;
}

/** The parts of a request that are stored, so that the same request can be sent twice. */
interface CreateOrderRequest {
  readonly input: CreateOrderInput;
  readonly idempotencyKey: string | null;
  readonly draftDigest: string | null;
}

const maxAttempts = 3;

/** Creates an order at current prices. The same key with the same input returns the same order. */
export async function createOrder(context: Context, rawInput: object, rawKey?: string): Promise<CreatedOrder> {
  if (context.viewer?.isApiClient) context.authorize('order.create');
  const input = completeInput(rawInput);
  const idempotencyKey = parseIdempotencyKey(rawKey);
  const request = { input, idempotencyKey, draftDigest: idempotencyKey && inputDigest(input) };
  const { link, order } = await enforceOrderRateLimit(context, input, () => placeWithRetry(context, request));
  return { uid: link.uid, hash: link.hash, order, paymentRedirectUrl: await startPayment(context, link) };
}

type OrderKeys = Pick<Order, 'id' | 'uid' | 'hash' | 'paymentMethod'>;
type StoredOrder = Pick<CreatedOrder, 'order'> & { link: OrderKeys };

async function placeWithRetry(context: Context, request: CreateOrderRequest): Promise<StoredOrder> {
  for (let attempt = 1; ; attempt++) {
    const stored = await placeOrder(context, request).catch(error => retryIfDuplicate(error, attempt));
    if (stored) return stored;
  }
}

// Another order has taken the uid or, more likely, the key. The transaction is rolled back, and the next attempt finds that order.
const duplicateError = new Error('The uid or the idempotency key is taken.');

function retryIfDuplicate(error: unknown, attempt: number): undefined {
  if (error !== duplicateError || attempt === maxAttempts) throw error;
}

async function placeOrder(context: Context, request: CreateOrderRequest): Promise<StoredOrder> {
  const { input, idempotencyKey } = request;
  const orderContext = await loadOrderContext(context, input, idempotencyKey);
  if (!hasBranch(orderContext)) throw new AppError('INVALID', { issues: [{ path: ['branch'], rule: 'recordNotFound' }] });
  const { viewer } = context;
  // A user can order in every branch, as a customer can. An API client needs a token for the branch.
  if (viewer?.isApiClient) context.authorizeIn(orderContext.branch.id, 'order.create');
  const canRead = context.canIn(orderContext.branch.id, 'order.read');
  const source = viewer?.isApiClient ? 'api' : canRead ? 'staff' : 'web';
  const link = orderContext.earlier
    ? requireSameInput(orderContext.earlier, request)
    : await storeOrder(context, request, { orderContext, source });
  return { link, order: canRead ? await context.records(Order).findOneByOrFail({ id: link.id }) : null };
}

const hasBranch = (orderContext: OrderContext): orderContext is CheckoutContext['orderContext'] => orderContext.branch !== null;

function requireSameInput(earlierOrder: IdempotentOrder, { draftDigest }: CreateOrderRequest): IdempotentOrder {
  if (earlierOrder.draftDigest !== draftDigest) throwIfInvalid([{ path: ['idempotencyKey'], rule: 'notUnique' }]);
  return earlierOrder;
}

async function storeOrder(
  context: Context,
  { input, ...idempotencyFields }: CreateOrderRequest,
  { orderContext, source }: Pick<CheckoutContext, 'orderContext' | 'source'>,
): Promise<OrderKeys> {
  const { now } = context;
  const menu = activeMenu(orderContext.menus, inZone(now, orderContext.settings.timezone));
  const products = await loadProducts(
    context,
    input.items.map(({ product }) => product),
    menu?.id ?? null,
  );
  const onlineMethods = source === 'staff' ? [] : methodsOfProviders(context.services.payments);
  const order = buildOrder(input, { orderContext, products, source, onlineMethods, now });
  const { paymentMethod } = order;
  const link = { id: orderContext.id, uid: generateUid(), hash: randomBytes(16).toString('hex'), paymentMethod };
  await context.transaction(async context => {
    throwIfInvalid(await claimUploads(context, link.id, referencedUploads(input.items, products)));
    const { id, uid } = link;
    const payload: Events['orderChanged'] = { id, uid, branch: order.branch, isInternal: isOnline(paymentMethod) };
    const row = toOrderRow({ ...order, ...link, ...idempotencyFields });
    const [record] = await insertOrder(context, [row, context.viewer?.id ?? 'customer', initialStatus(paymentMethod), payload]);
    if (!record) throw duplicateError;
    await insertPayment(context, { ...order, ...link });
    await notifyOfNewOrder(context, { ...order, id, event: record.event }, orderContext.branch.orderEmail);
  });
  return link;
}

// Inserts event, order and log entry in one statement, because each statement is a round trip. The database draws the ticket number on
// commit, so that orders of a branch do not wait for each other.
const insertOrder = preparedStatement<{ event: number }>(
  'insert_order',
  `with ${insertEventSql(`'orderChanged'`, '$4::jsonb')}, record as (
     insert into "order" select new_order.* from event, jsonb_populate_record(null::"order", $1::jsonb || jsonb_build_object('event', number)) as new_order
     on conflict do nothing returning *
   ), log_entry as (
     insert into order_log ("orderId", "createdAt", event, actor, action, "to") select id, "createdAt", event, $2, 'create', $3 from record
   )
   select number as event, ${notifySql} from event where exists (select from record)`,
);

const toOrderRow = ({ branch, division, donatee, customer, ...order }: NewOrder & OrderKeys): object => ({
  ...order,
  branchId: branch,
  divisionId: division,
  donateeId: donatee,
  customerId: customer,
  updatedAt: order.createdAt,
});

const uidCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // Without characters that look alike.
const generateUid = (): string => Array.from({ length: 8 }, () => uidCharacters[randomInt(uidCharacters.length)]).join('');
