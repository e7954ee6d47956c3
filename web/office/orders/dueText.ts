/** When an order is due, in words for people who glance at a card. Pure. */
import type { DateTime } from 'luxon';
import { inZone } from '../../../schema/rules/time/calendar';
import { dateText, nearDay, timeText, weekdayNames } from '../../../schema/rules/time/dateText';
import type { BoardOrder } from './board/board';

interface Due {
  /** `10:30`, on another day `Do, 08:00`, or a date beyond a week. */
  time: string;
  /** `in 34 min`, `6 min zu spät`, `wartet 11 min` … */
  remark: string;
  tone: 'calm' | 'soon' | 'late';
}

const soon = 10;
type Timed = Pick<BoardOrder, 'dueAt' | 'status' | 'deliveryType' | 'inDeliveryAt' | 'isPreorder'>;

/** Nothing when the order is over, or no opening is in reach. */
export function dueOf(order: Timed, at: DateTime): Due | null {
  if (!order.dueAt) return null;
  const due = inZone(order.dueAt, at.zoneName!);
  const minutes = Math.round(due.diff(at, 'minutes').minutes);
  const time = timeOf(due, at);
  if (order.status === 'IN_DELIVERY' && order.inDeliveryAt) return { time, ...handedOver(order, at, minutes) };
  if (minutes < 0) return { time, remark: `${lengthText(-minutes, 'Tage')} zu spät`, tone: 'late' };
  if (nearDay(due, at) !== 'Heute') return { time, remark: order.isPreorder ? 'Vorbestellung' : `in ${lengthText(minutes)}`, tone: 'calm' };
  return { time, remark: minutes === 0 ? 'jetzt' : `in ${lengthText(minutes)}`, tone: minutes <= soon ? 'soon' : 'calm' };
}

function handedOver({ deliveryType, inDeliveryAt }: Timed, at: DateTime, minutes: number): Omit<Due, 'time'> {
  const since = inZone(inDeliveryAt!, at.zoneName!);
  const tone = minutes < 0 ? 'soon' : 'calm';
  if (deliveryType === 'delivery') return { remark: `los um ${timeText(since)}`, tone };
  const waited = Math.max(Math.floor(at.diff(since, 'minutes').minutes), 0);
  return { remark: waited === 0 ? 'eben fertig' : `wartet ${lengthText(waited, 'Tage')}`, tone };
}

function timeOf(due: DateTime, at: DateTime): string {
  if (nearDay(due, at) === 'Heute') return timeText(due);
  const isWithinWeek = Math.abs(due.diff(at, 'days').days) < 6;
  const day = isWithinWeek ? Object.values(weekdayNames)[due.weekday - 1]!.slice(0, 2) : dateText(due);
  return `${day}, ${timeText(due)}`;
}

/** `34 min`, `2 h 5 min`, `3 Tage`; after „in“ it takes another ending. */
function lengthText(minutes: number, days = 'Tagen'): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${days}`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
