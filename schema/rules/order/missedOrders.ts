/** Which orders were forgotten (G-064). */
import type { DateTime } from 'luxon';
import { dayOf, inZone, minuteOf } from '../time/calendar';
import { rangesOfDays } from '../time/openingHours';
import type { OpeningRule } from '../time/openingRule';
import { statusOf, type OrderFacts } from './orderStatus';

const patience = 10;
const daysBack = 31;

interface Waiting extends OrderFacts {
  readonly createdAt: Date;
  readonly appointmentDate: Date | null;
}

/** Whether nobody has confirmed it though the branch was open for more than ten minutes since, or though the time of it has passed. */
export function isMissed(order: Waiting, hours: readonly OpeningRule[], at: DateTime): boolean {
  const status = statusOf(order);
  if (status !== 'WAITING_FOR_CONFIRMATION' && status !== 'COUNTER_PROPOSED') return false;
  const time = order.counterAppointment ?? order.appointmentDate;
  if (time && time.getTime() < at.toMillis()) return true;
  return status === 'WAITING_FOR_CONFIRMATION' && openMinutes(hours, inZone(order.paidAt ?? order.createdAt, at.zoneName!), at) > patience;
}

/** How long the branch was open between two moments, as far as a month back. */
function openMinutes(hours: readonly OpeningRule[], since: DateTime, at: DateTime): number {
  const today = dayOf(at);
  const days = [Math.max(dayOf(since), today - daysBack) - 1, today] as const;
  return rangesOfDays(hours, days, at.zone)
    .map(({ start, end }) => Math.min(end, minuteOf(at)) - Math.max(start, minuteOf(since)))
    .reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}
