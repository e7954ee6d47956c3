/** Which orders are on the frontdesk board (G-062). A board has no buttons, so a ticket that staff overlook must leave it by itself. */
import type { DateTime } from 'luxon';
import type { OrderStatus } from '../orderStatus';

interface TicketOrder {
  readonly status: OrderStatus;
  readonly appointment: Date | null;
  readonly confirmedAt: Date | null;
  readonly inDeliveryAt: Date | null;
}

/** How long a ready ticket stays after the customer could first collect it, when staff do not mark it as collected. */
export const readyHours = 4;
/** How long a ticket in preparation stays after its time, when staff mark it neither as ready nor as collected. */
const preparingHours = 12;

const hour = 3_600_000;

/** Tells whether the order is in preparation and due by the end of today, or ready, also when it is ready for a later day. */
export function isOnFrontdesk({ status, appointment, confirmedAt, inDeliveryAt }: TicketOrder, now: DateTime): boolean {
  const isShown = (since: Date | null, hours: number): boolean =>
    now.toMillis() < Math.max(since?.getTime() ?? 0, appointment?.getTime() ?? 0) + hours * hour;
  if (status === 'IN_DELIVERY') return isShown(inDeliveryAt, readyHours);
  const isDueToday = !appointment || appointment.getTime() < now.plus({ days: 1 }).startOf('day').toMillis();
  return status === 'CONFIRMED' && isDueToday && isShown(confirmedAt, preparingHours);
}
