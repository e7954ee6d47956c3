/** The open orders of the branch of a screen. */
import { IsNull } from 'typeorm';
import type { PermissionName } from '../../../../schema/access/permissions';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';

const maxOrders = 1000;

/** Returns the newest orders without a final status, oldest first. Throws FORBIDDEN when the viewer lacks the permission. */
export async function findOpenOrders(context: Context, permission: PermissionName): Promise<Order[]> {
  const [branch] = context.viewer!.branches;
  context.authorizeIn(branch!, permission);
  const isOpen = { completedAt: IsNull(), rejectedAt: IsNull(), canceledAt: IsNull(), failedAt: IsNull() };
  const where = { branch: branch!, ...isOpen };
  const orders = await context.records(Order).find({ where, order: { createdAt: 'desc', id: 'desc' }, take: maxOrders });
  return orders.reverse();
}
