/** One changed order for the branch screens, so that a screen need not read the whole list again. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { isOnFrontdesk } from '../../../../schema/rules/order/timing/frontdeskTickets';
import type { Context } from '../../../platform/context/context';
import { loadOncePerEvent, type DomainEvent } from '../../../platform/events/events';
import { getSettings } from '../../settings/settings.service';
import { loadChangedOrder } from '../reading/changedOrder';
import { backofficeContext, frontdeskContext, type ScreenCredentials } from './branchScreens';
import { isOnBackoffice, toBackofficeOrder, toTicket, type BackofficeOrder, type FieldValues } from './screenOrders';

interface Version {
  /** The number of the last event of the order. */
  event: number;
}

interface BackofficeOrderChange extends Version {
  id: string;
  /** Null for an order that is not on the screen, or no longer. */
  order: BackofficeOrder | null;
}

interface FrontdeskTicketChange extends Version {
  uid: string;
  /** Null for a ticket that is not on the board, or no longer. */
  ticket: FieldValues | null;
}

/** Returns the order of the event; null when the event is about no order. Throws FORBIDDEN when the key is no longer valid. */
export async function backofficeOrderChange(
  context: Context,
  credentials: ScreenCredentials,
  event: DomainEvent,
): Promise<BackofficeOrderChange | null> {
  const screenContext = await backofficeContext(context, credentials);
  if (event.name !== 'orderChanged') return null;
  return loadOncePerEvent(event, 'backoffice', async () => {
    const order = await loadChangedOrder(screenContext, event);
    const isOnScreen = order !== null && order.branch === screenContext.viewer!.branches[0] && isOnBackoffice(order);
    return {
      id: event.payload.id,
      event: order?.lastEvent ?? event.number,
      order: isOnScreen ? await toBackofficeOrder(screenContext, order) : null,
    };
  });
}

/** Returns the ticket of the event; null when the event is about no order. Throws FORBIDDEN as the board does. */
export async function frontdeskTicketChange(
  context: Context,
  credentials: ScreenCredentials,
  event: DomainEvent,
): Promise<FrontdeskTicketChange | null> {
  const screenContext = await frontdeskContext(context, credentials);
  if (event.name !== 'orderChanged') return null;
  const { timezone } = await getSettings(screenContext);
  const order = await loadChangedOrder(screenContext, event);
  const isOnScreen =
    order !== null && order.branch === screenContext.viewer!.branches[0] && isOnFrontdesk(order, inZone(screenContext.now, timezone));
  return { uid: event.payload.uid, event: order?.lastEvent ?? event.number, ticket: isOnScreen ? toTicket(order) : null };
}
