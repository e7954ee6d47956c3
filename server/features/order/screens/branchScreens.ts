/**
 * The branch screens that are opened with a key (G-062, decisions, table R): the ticket board of the frontdesk, and the open orders for the
 * back office.
 */
import { branchScreens } from '../../../../schema/access/roles';
import { AppError } from '../../../../schema/errors/appError';
import { isOnFrontdesk, readyHours } from '../../../../schema/rules/order/timing/frontdeskTickets';
import { inZone } from '../../../../schema/rules/time/calendar';
import { viewerByKey, type BranchScreenViewer } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { runStaffAction, type StaffRequest } from '../lifecycle/staffActions';
import { findOpenOrders } from './openOrders';
import { toBackofficeOrder, toTicket, type BackofficeOrder, type FieldValues } from './screenOrders';

/** What `frontdeskTickets` returns, for the documentation of the API. */
export const frontdeskDescription = `The tickets of today that are in preparation, and all that are ready, oldest first, at most 1,000. A ready one stays for ${readyHours} hours after it became ready or, if that is later, after its appointment. FORBIDDEN without the frontdesk key of the branch.`;

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
  const orders = await findOpenOrders(screenContext, 'frontdesk.read');
  return orders.filter(order => isOnFrontdesk(order, now)).map(toTicket);
}

/** Returns the open orders of the branch, oldest first, without unpaid online orders. Throws FORBIDDEN when the key is wrong. */
export async function backofficeOrders(context: Context, credentials: ScreenCredentials): Promise<BackofficeOrder[]> {
  const screenContext = await viewerByKey(context, { screen: 'backoffice', ...credentials });
  const orders = await findOpenOrders(screenContext, 'backoffice.read');
  return Promise.all(orders.filter(({ status }) => status !== 'WAITING_FOR_PAYMENT').map(order => toBackofficeOrder(screenContext, order)));
}

interface BackofficeActionRequest extends StaffRequest {
  readonly id: string;
}

/** Applies an action to an order of the branch. Throws FORBIDDEN when the key does not permit it. */
export async function runBackofficeAction(
  context: Context,
  credentials: ScreenCredentials,
  { id, ...request }: BackofficeActionRequest,
): Promise<BackofficeOrder> {
  const screenContext = await viewerByKey(context, { screen: 'backoffice', ...credentials });
  return toBackofficeOrder(screenContext, await runStaffAction(screenContext, id, request));
}
