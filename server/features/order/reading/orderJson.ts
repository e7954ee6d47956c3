/** Serializes orders to JSON for staff. */
import { serialize } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { serializeDetails } from '../details/orderDetails';
import { flagsOf } from '../details/orderFlags';
import { dueTime } from '../dueTime';
import type { Order } from '../order.entity';
import { orderRelations } from '../orderRelations';
import { proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import { isCancellationUnseen, unseenChanges } from '../../../../schema/rules/order/items/itemChanges';
import type { OrderPricing } from '../../../../schema/rules/order/orderPricing';

/** Returns the totals; in JSON the taxes are a map from rate to amount (ENT-38). */
export const serializePricing = ({ pricing: { taxes, ...totals } }: { pricing: OrderPricing }): object => ({
  ...totals,
  taxes: Object.fromEntries(taxes.map(({ rate, amount }) => [rate, amount])),
});

/** Items of older orders do not have these fields. */
const laterItemFields = { replaces: null, replacedBy: null, orderedAmount: null, minimumAge: null };

/** Returns the items. The product is an id only, because the item has a copy of its name and price. */
export const serializeItems = ({ items }: Pick<Order, 'items'>): object[] =>
  items.map(item => ({ ...laterItemFields, ...item, product: item.product && { id: item.product } }));

/** Columns from which other fields are derived, and keys of idempotency. */
const internalFields: ReadonlySet<string> = new Set<keyof Order>([
  'hash',
  'idempotencyKey',
  'draftDigest',
  'earliestAt',
  'proposedTimes',
  'tickedItems',
  'cancellationSeenAt',
  'ticksEvent',
]);

/** Returns an order as JSON for staff. */
export async function serializeOrder(context: Context, order: Order): Promise<object> {
  const fields = Object.fromEntries(Object.entries(order).filter(([name]) => !internalFields.has(name)));
  const [record, dueAt, details] = await Promise.all([
    serialize(context, orderRelations, fields),
    dueTime(context, order),
    serializeDetails(context, order),
  ]);
  const { status } = order;
  const itemChanges = unseenChanges(order);
  const counterAppointments = proposedTimesOf(order);
  return {
    ...record,
    ...flagsOf(order),
    ...details,
    items: serializeItems(order),
    itemChanges,
    isCancellationUnseen: isCancellationUnseen(order),
    pricing: serializePricing(order),
    status,
    event: order.lastEvent,
    counterAppointments,
    dueAt,
  };
}

export const serializeOrders = (context: Context, orders: readonly Order[]): Promise<object[]> =>
  Promise.all(orders.map(order => serializeOrder(context, order)));
