/** Finds orders of which their branch is reminded, because it has not answered them. */
import type { DateTime } from 'luxon';
import type { OpeningRule } from '../../time/openingRule';
import { waitedMinutes, type WaitingOrder } from './missedOrders';
import { statusOf } from '../orderStatus';

/** Minutes in which a branch answers a new order. */
export const answerMinutes = 3;

/** Orders for later than this many hours need no quick answer. */
export const urgentHours = 24;

/**
 * Tells whether the branch is reminded of the order: it waits for an answer, is due within a day, and the branch was open for three minutes
 * since.
 */
export function needsReminder(order: WaitingOrder, hours: readonly OpeningRule[], at: DateTime): boolean {
  const { appointmentDate } = order;
  return (
    statusOf(order) === 'WAITING_FOR_CONFIRMATION' &&
    (!appointmentDate || appointmentDate.getTime() <= at.toMillis() + urgentHours * 3_600_000) &&
    waitedMinutes(order, hours, at) >= answerMinutes
  );
}
