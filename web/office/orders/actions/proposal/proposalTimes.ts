/** Finds times to propose for an order and formats them. Pure functions. */
import type { DateTime } from 'luxon';
import { fromMillis, inZone } from '../../../../../schema/rules/time/calendar';
import { relativeDayText, timeText, weekdayLabels } from '../../../../../schema/rules/time/dateText';
import { suggestedTimes, slotsAhead, type OrderingBranch } from '../../../../../schema/rules/time/slots';
import { maxProposedTimes } from '../../../../../schema/rules/order/actions/proposal';
import type { BoardOrder } from '../../board/board';

const maxTimes = 6;
const horizonDays = 14;

export type ProposalOrder = Pick<BoardOrder, 'deliveryType' | 'appointmentDate' | 'counterAppointments'>;

/**
 * Returns the next available times of the branch (ISO 8601) after the requested time or from now on, without the proposed ones and without
 * full quarters of an hour (their starts in ISO 8601).
 */
export function nextTimes(order: ProposalOrder, branch: OrderingBranch, now: DateTime, fullSlots: readonly string[] = []): string[] {
  const requested = order.appointmentDate ? inZone(order.appointmentDate, now.zoneName!).toMillis() : 0;
  const proposed = order.counterAppointments.map(time => Date.parse(time));
  const from = Math.max(requested, now.toMillis());
  return slotsAhead(
    { branch, method: order.deliveryType, products: [], fullSlots: fullSlots.map(slot => Date.parse(slot)) },
    now,
    horizonDays,
  )
    .flatMap(suggestedTimes)
    .filter(time => time > from && !proposed.includes(time))
    .slice(0, maxTimes)
    .map(time => new Date(time).toISOString());
}

/** What staff have selected to propose. */
export interface TimeSelection {
  /** ISO 8601, in order. */
  readonly suggested: readonly string[];
  /** The time of the free input in ISO 8601, empty until it is complete; null while the input is closed. */
  readonly manual: string | null;
}

export const emptySelection: TimeSelection = { suggested: [], manual: null };

/** Returns the selection without times that are no longer offered, so that nothing is sent that the screen does not mark. */
export const visibleSelection = ({ suggested, manual }: TimeSelection, offered: readonly string[]): TimeSelection => ({
  suggested: suggested.filter(time => offered.includes(time)),
  manual,
});

/** Returns the times to send, each once and in order. */
export const timesOf = ({ suggested, manual }: TimeSelection): string[] => [...new Set([...suggested, ...(manual ? [manual] : [])])].sort();

/** Tells whether no further time can be selected; an open free input counts as one. */
export const isFull = ({ suggested, manual }: TimeSelection): boolean => suggested.length + (manual === null ? 0 : 1) >= maxProposedTimes;

/** Adds the time to the selected ones or removes it; the times stay in order. Ignores one too many. */
export function toggleTime(selected: readonly string[], time: string): readonly string[] {
  if (selected.includes(time)) return selected.filter(other => other !== time);
  return selected.length < maxProposedTimes ? [...selected, time].sort() : selected;
}

/** `11:15` of today, `Morgen 06:30`, `Mo 06:30`. */
export function proposalTimeText(time: string, now: DateTime): string {
  const proposedTime = fromMillis(Date.parse(time), now);
  const dayText = relativeDayText(proposedTime, now);
  if (dayText === 'Heute') return timeText(proposedTime);
  return `${dayText ?? weekdayLabels[proposedTime.weekday - 1]} ${timeText(proposedTime)}`;
}
