/** Finds missed orders (G-064). */
import type { DateTime } from 'luxon';
import { dayOf, inZone, minuteOf, type Instant } from '../../time/calendar';
import { rangesOfDays } from '../../time/openingHours';
import type { OpeningRule } from '../../time/openingRule';
import { isUnanswered, statusOf, type OrderTimestamps } from '../orderStatus';

const maxDaysBack = 31;

export interface WaitingOrder extends OrderTimestamps {
  readonly createdAt: Date;
  readonly appointmentDate: Date | null;
}

/** Tells whether an unconfirmed order is missed: the branch was open for more than these minutes since, or its time is in the past. */
export function isMissed(order: WaitingOrder, hours: readonly OpeningRule[], at: DateTime, missedAfterMinutes: number): boolean {
  const status = statusOf(order);
  if (!isUnanswered(status)) return false;
  const time = order.counterAppointment ?? order.appointmentDate;
  if (time && time.getTime() < at.toMillis()) return true;
  return status === 'WAITING_FOR_CONFIRMATION' && waitedMinutes(order, hours, at) > missedAfterMinutes;
}

interface UnansweredOrder {
  readonly createdAt: Instant;
  readonly paidAt: Instant | null;
}

/** Returns when the branch has received the order: when it was placed, or paid if that was later. */
export const receivedAt = <I>({ createdAt, paidAt }: { readonly createdAt: I; readonly paidAt: I | null }): I => paidAt ?? createdAt;

/**
 * Returns the minutes in which the branch could answer the order: those in which it was open since the order was placed, or paid if that was
 * later.
 */
export function waitedMinutes({ createdAt, paidAt }: UnansweredOrder, hours: readonly OpeningRule[], at: DateTime): number {
  const since = receivedAt({ createdAt, paidAt });
  const minutes = at.diff(inZone(since, at.zoneName!), 'minutes').minutes;
  return Math.max(0, Math.min(minutes, openMinutesSince(since, hours, at)));
}

/** Returns the minutes the branch was open since an instant, at most one month back. */
function openMinutesSince(instant: Instant, hours: readonly OpeningRule[], at: DateTime): number {
  const since = inZone(instant, at.zoneName!);
  const today = dayOf(at);
  const days = [Math.max(dayOf(since), today - maxDaysBack) - 1, today] as const;
  return rangesOfDays(hours, days, at.zone)
    .map(({ start, end }) => Math.min(end, minuteOf(at)) - Math.max(start, minuteOf(since)))
    .reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}
