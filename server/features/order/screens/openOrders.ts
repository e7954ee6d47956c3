/** The open orders of the branch of a screen. */
import { IsNull } from 'typeorm';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';

const maxOrders = 1000;

/** Returns the orders without a final status, oldest first. Throws FORBIDDEN when the viewer lacks the permission. */
export function findOpenOrders(context: Context, permission: string): Promise<Order[]> {
  const [branch] = context.viewer!.branches;
  context.authorizeIn(branch!, permission);
  const isOpen = { completedAt: IsNull(), rejectedAt: IsNull(), canceledAt: IsNull(), failedAt: IsNull() };
  return context.records(Order).find({ where: { branch: branch!, ...isOpen }, order: { createdAt: 'asc', id: 'asc' }, take: maxOrders });
}
