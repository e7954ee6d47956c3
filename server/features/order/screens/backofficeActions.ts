/** What a back-office screen does with the orders of its branch, by its key (G-062; table S, K). */
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { findLastEntry, loadActorName } from '../editing/ifMatch';
import { runStaffAction, type StaffRequest } from '../lifecycle/staffActions';
import { getOrder } from '../reading/readOrders';
import { markOrdersSeen } from '../waiting/markOrdersSeen';
import { backofficeContext, type ScreenCredentials } from './branchScreens';
import { toBackofficeOrder, type BackofficeOrder } from './screenOrders';

interface BackofficeActionRequest extends StaffRequest {
  readonly id: string;
}

/** Applies an action to an order of the branch. Throws FORBIDDEN when the key does not permit it. */
export async function runBackofficeAction(
  context: Context,
  credentials: ScreenCredentials,
  { id, ...request }: BackofficeActionRequest,
): Promise<BackofficeOrder> {
  const screenContext = await backofficeContext(context, credentials);
  return toBackofficeOrder(screenContext, await runStaffAction(screenContext, id, request));
}

/** Records that the screen has shown new orders of its branch, and returns those that were seen for the first time. */
export const markSeenByScreen = async (context: Context, credentials: ScreenCredentials, ids: readonly Id[]): Promise<Id[]> =>
  markOrdersSeen(await backofficeContext(context, credentials), ids);

export interface LastChange {
  createdAt: Date;
  action: string;
  actorName: string | null;
}

/** Returns who changed an order of the branch last, for the message of a screen whose action came too late. */
export async function lastChangeForScreen(context: Context, credentials: ScreenCredentials, id: string): Promise<LastChange | null> {
  const screenContext = await backofficeContext(context, credentials);
  const entry = await findLastEntry(screenContext, await getOrder(screenContext, id, 'order.updateStatus'));
  return entry ? { createdAt: entry.createdAt, action: entry.action, actorName: await loadActorName(screenContext, entry.actor) } : null;
}
