/** Reads orders for the staff of their branches. */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { loadRecordsBy } from '../../../platform/collections/reading/recordReader';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';

/** Returns an order. Throws NOT_FOUND, or FORBIDDEN when the viewer lacks the permission in its branch. */
export async function getOrder(
  context: Context,
  id: string,
  permission: 'order.read' | 'order.updateStatus' | 'order.resend' | 'order.delete',
): Promise<Order> {
  context.authorize(permission);
  const order = isId(id) ? await context.records(Order).findOneBy({ id }) : null;
  if (!order) throw new AppError('NOT_FOUND');
  context.authorizeIn(order.branch, permission);
  return order;
}

/** Returns the requested branch, otherwise the branches of the viewer; null means all branches. */
export function readableBranches(context: Context, branch?: Id | null): readonly Id[] | null {
  context.authorize('order.read');
  if (branch) context.authorizeIn(branch, 'order.read');
  if (branch) return [branch];
  return context.viewer!.authorities.includes('ROLE_ADMIN') ? null : context.viewer!.branches;
}

/** Returns the orders with these ids, in this order; deleted orders are missing. */
export async function findOrders(context: Context, ids: readonly Id[]): Promise<Order[]> {
  const orders = new Map((await loadRecordsBy(context.db, Order, { column: 'id', values: ids })).map(order => [order.id, order]));
  return ids.flatMap(id => orders.get(id) ?? []);
}
