/** Orders as staff reads them in JSON. */
import { shown } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { dueTime } from '../dueTime';
import type { Order } from '../order.entity';
import { orderRelations } from '../orderRelations';
import type { OrderPricing } from '../../../../schema/rules/order/orderPricing';

/** In JSON the taxes are a map from rate to amount (ENT-38). */
export const pricingOf = ({ pricing: { taxes, ...sums } }: { pricing: OrderPricing }): object => ({
  ...sums,
  taxes: Object.fromEntries(taxes.map(({ rate, amount }) => [rate, amount])),
});

/** A line names its product by the id alone: what it was sold as stands beside it. */
export const itemsOf = ({ items }: Pick<Order, 'items'>): object[] =>
  items.map(item => ({ ...item, product: item.product && { id: item.product } }));

/** An order as staff reads it. */
export async function showOrder(context: Context, order: Order): Promise<object> {
  const { hash: _, idempotencyKey: __, draftDigest: ___, ...open } = order;
  const [record, dueAt] = await Promise.all([shown(context, orderRelations, open), dueTime(context, order)]);
  return { ...record, items: itemsOf(order), pricing: pricingOf(order), status: order.status, dueAt };
}

export const showOrders = (context: Context, orders: readonly Order[]): Promise<object[]> =>
  Promise.all(orders.map(order => showOrder(context, order)));
