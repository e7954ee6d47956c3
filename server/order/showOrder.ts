/** An order in JSON, as staff reads it. */
import { shown } from '../collection/rest';
import type { Context } from '../context';
import { dueTime } from './dueTime';
import type { Order } from './order.entity';
import { orderRelations } from './order.references';
import { pricingOf } from './pricingOf';

/** Without what is the house's own. A line names its product by the id alone: what it was sold as stands beside it. */
export async function showOrder(context: Context, order: Order): Promise<object> {
  const { hash: _, idempotencyKey: __, draftDigest: ___, ...open } = order;
  const items = order.items.map(item => ({ ...item, product: item.product && { id: item.product } }));
  const [record, dueAt] = await Promise.all([shown(context, orderRelations, open), dueTime(context, order)]);
  return { ...record, items, pricing: pricingOf(order), status: order.status, dueAt };
}
