/** Finds times to propose for an order and formats them. Pure functions. */
import type { DateTime } from 'luxon';
import { fromMillis, inZone } from '../../../../../schema/rules/time/calendar';
import { relativeDayText, timeText, weekdayLabels } from '../../../../../schema/rules/time/dateText';
import { suggestedTimes, slotsAhead, type OrderingBranch } from '../../../../../schema/rules/time/slots';
import type { BoardOrder } from '../../board/board';

const maxTimes = 6;
const horizonDays = 14;

type ProposalOrder = Pick<BoardOrder, 'deliveryType' | 'appointmentDate' | 'counterAppointment'>;

/** Returns the next available times of the branch (ISO 8601) after the requested time or from now on, without the proposed one. */
export function nextTimes(order: ProposalOrder, branch: OrderingBranch, now: DateTime): string[] {
  const requested = order.appointmentDate ? inZone(order.appointmentDate, now.zoneName!).toMillis() : 0;
  const proposed = order.counterAppointment ? Date.parse(order.counterAppointment) : 0;
  const from = Math.max(requested, now.toMillis());
  return slotsAhead({ branch, method: order.deliveryType, products: [] }, now, horizonDays)
    .flatMap(suggestedTimes)
    .filter(time => time > from && time !== proposed)
    .slice(0, maxTimes)
    .map(time => new Date(time).toISOString());
}

/** `11:15` of today, `Morgen 06:30`, `Mo 06:30`. */
export function proposalTimeText(time: string, now: DateTime): string {
  const proposedTime = fromMillis(Date.parse(time), now);
  const dayText = relativeDayText(proposedTime, now);
  if (dayText === 'Heute') return timeText(proposedTime);
  return `${dayText ?? weekdayLabels[proposedTime.weekday - 1]} ${timeText(proposedTime)}`;
}
