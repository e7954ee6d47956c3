/** Orders as the staff of their branches reads them. */
import { Refusal } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { recordsBy } from '../../../platform/collections/reading/recordReader';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';

/** The order as its branch sees it. */
export async function orderById(
  context: Context,
  id: string,
  ability: 'order.read' | 'order.move' | 'order.resend' | 'order.delete',
): Promise<Order> {
  context.must(ability);
  const order = isId(id) ? await context.records(Order).findOneBy({ id }) : null;
  if (!order) throw new Refusal('notFound');
  context.mustIn(order.branch, ability);
  return order;
}

/** The one branch that was asked for, else all of the viewer; none stands for every branch there is. */
export function branchesOf(context: Context, branch?: Id | null): readonly Id[] | null {
  context.must('order.read');
  if (branch) context.mustIn(branch, 'order.read');
  if (branch) return [branch];
  return context.viewer!.roles.includes('ROLE_ADMIN') ? null : context.viewer!.branches;
}

/** The orders with these ids, in their order; what was deleted meanwhile is left out. */
export async function ordersOf(context: Context, ids: readonly Id[]): Promise<Order[]> {
  const orders = new Map((await recordsBy(context.db, Order, { column: 'id', values: ids })).map(order => [order.id, order]));
  return ids.flatMap(id => orders.get(id) ?? []);
}
