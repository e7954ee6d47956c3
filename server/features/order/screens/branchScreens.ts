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
import { findOpenOrders } from './openOrders';
import { isOnBackoffice, toBackofficeOrder, toTicket, type BackofficeOrder, type Ticket } from './screenOrders';

/** What `frontdeskTickets` returns, for the documentation of the API. */
export const frontdeskDescription = `The tickets of today that are in preparation, and all that are ready, oldest first, at most 1,000. A ready one stays for ${readyHours} hours after it became ready or, if that is later, after its appointment. FORBIDDEN without the frontdesk key of the branch.`;

export type ScreenCredentials = Omit<BranchScreenViewer, 'screen'>;

/** Returns the context of the frontdesk. Throws FORBIDDEN when the key is wrong or the frontdesk is disabled. */
export async function frontdeskContext(context: Context, credentials: ScreenCredentials): Promise<Context> {
  const screenContext = await viewerByKey(context, { screen: 'frontdesk', ...credentials });
  const { enablePluginFrontdesk } = await getSettings(screenContext);
  if (!enablePluginFrontdesk) throw new AppError('FORBIDDEN', { message: `Die Ansicht ${branchScreens.frontdesk} ist ausgeschaltet.` });
  return screenContext;
}

/** Returns the context of the back-office screen. Throws FORBIDDEN when the key is wrong. */
export const backofficeContext = (context: Context, credentials: ScreenCredentials): Promise<Context> =>
  viewerByKey(context, { screen: 'backoffice', ...credentials });

/**
 * Returns tickets, oldest first: confirmed orders for today, and orders that are ready to be collected, also for a later day. Throws
 * FORBIDDEN when the key is wrong or the frontdesk is disabled.
 */
export async function frontdeskTickets(context: Context, credentials: ScreenCredentials): Promise<Ticket[]> {
  const screenContext = await frontdeskContext(context, credentials);
  const { timezone } = await getSettings(screenContext);
  const now = inZone(screenContext.now, timezone);
  const orders = await findOpenOrders(screenContext, 'frontdesk.read');
  return orders.filter(order => isOnFrontdesk(order, now)).map(toTicket);
}

/** Returns the open orders of the branch, oldest first, without unpaid online orders. Throws FORBIDDEN when the key is wrong. */
export async function backofficeOrders(context: Context, credentials: ScreenCredentials): Promise<BackofficeOrder[]> {
  const screenContext = await backofficeContext(context, credentials);
  const orders = await findOpenOrders(screenContext, 'backoffice.read');
  return Promise.all(orders.filter(isOnBackoffice).map(order => toBackofficeOrder(screenContext, order)));
}
