/**
 * The branch screens that are opened with a key (G-062, decisions, table R): the ticket board of the frontdesk, and the open orders for the
 * back office.
 */
import { IsNull } from 'typeorm';
import { branchScreens } from '../../../../schema/access/roles';
import { AppError } from '../../../../schema/errors/appError';
import { isOnFrontdesk } from '../../../../schema/rules/order/frontdeskTickets';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { ActionInput } from '../../../../schema/rules/order/actions/actionDefinition';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { viewerByKey, type BranchScreenViewer } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { runStaffAction } from '../lifecycle/staffActions';
import { Order } from '../order.entity';
import { toBackofficeOrder, toTicket, type BackofficeOrder, type FieldValues } from './screenOrders';

type ScreenCredentials = Omit<BranchScreenViewer, 'screen'>;

/**
 * Returns tickets, oldest first: confirmed orders for today, and orders that are ready to be collected, also for a later day. Throws
 * FORBIDDEN when the key is wrong or the frontdesk is disabled.
 */
export async function frontdeskTickets(context: Context, credentials: ScreenCredentials): Promise<FieldValues[]> {
  const screenContext = await viewerByKey(context, { screen: 'frontdesk', ...credentials });
  const { enablePluginFrontdesk, timezone } = await getSettings(screenContext);
  if (!enablePluginFrontdesk) throw new AppError('FORBIDDEN', { message: `Die Ansicht ${branchScreens.frontdesk} ist ausgeschaltet.` });
  const now = inZone(screenContext.now, timezone);
  const orders = await openOrders(screenContext, 'frontdesk.read');
  return orders.filter(order => isOnFrontdesk(order, now)).map(toTicket);
}

/** Returns the open orders of the branch, oldest first, without unpaid online orders. Throws FORBIDDEN when the key is wrong. */
export async function backofficeOrders(context: Context, credentials: ScreenCredentials): Promise<BackofficeOrder[]> {
  const screenContext = await viewerByKey(context, { screen: 'backoffice', ...credentials });
  const orders = await openOrders(screenContext, 'backoffice.read');
  return Promise.all(orders.filter(({ status }) => status !== 'WAITING_FOR_PAYMENT').map(order => toBackofficeOrder(screenContext, order)));
}

interface BackofficeActionRequest {
  id: string;
  action: StaffAction;
  input: Omit<ActionInput, 'at'>;
}

/** Applies an action to an order of the branch. Throws FORBIDDEN when the key does not permit it. */
export async function runBackofficeAction(
  context: Context,
  credentials: ScreenCredentials,
  { id, action, input }: BackofficeActionRequest,
): Promise<BackofficeOrder> {
  const screenContext = await viewerByKey(context, { screen: 'backoffice', ...credentials });
  return toBackofficeOrder(screenContext, await runStaffAction(screenContext, id, action, input));
}

function openOrders(context: Context, permission: string): Promise<Order[]> {
  const [branch] = context.viewer!.branches;
  context.authorizeIn(branch!, permission);
  const isOpen = { completedAt: IsNull(), rejectedAt: IsNull(), canceledAt: IsNull(), failedAt: IsNull() };
  return context.records(Order).find({ where: { branch: branch!, ...isOpen }, order: { createdAt: 'asc', id: 'asc' }, take: maxOrders });
}

const maxOrders = 1000;
