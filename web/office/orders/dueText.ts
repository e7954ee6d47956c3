/** Formats when an order is due as German text. Pure functions. */
import type { DateTime } from 'luxon';
import { deliveryMethodText } from '../../../schema/rules/order/orderTexts';
import { inZone } from '../../../schema/rules/time/calendar';
import { dateText, relativeDayText, timeText, weekdayLabels } from '../../../schema/rules/time/dateText';
import type { CardOrder } from './board/board';
import { wasOrderedAhead } from './orderText';

interface DueView {
  /** `10:30`, on another day `Do, 08:00`, or a date beyond a week. */
  time: string;
  /** `in 34 min`, `6 min zu spät`, `wartet 11 min` … */
  remark: string;
  tone: 'calm' | 'dueSoon' | 'overdue';
}

const minutesBeforeDue = { dueSoon: 10, overdue: 5 };
/** After the time at which the branch could start an order for as soon as possible. */
const minutesAfterStart = { dueSoon: 6, overdue: 9 };
const preorderText = 'Vorbestellung';
export type DueOrder = Pick<CardOrder, 'dueAt' | 'status' | 'deliveryType' | 'inDeliveryAt' | 'isPreorder'>;

export interface Timing {
  /** When the branch starts to prepare the order, in milliseconds. */
  readonly start: number;
  /** The order is for as soon as possible. */
  readonly isAsap: boolean;
}

/** Returns null for a finished order and when the branch has no opening hours ahead. The tone is exact where the timing is known. */
export function dueView(order: DueOrder, now: DateTime, timing?: Timing): DueView | null {
  if (!order.dueAt) return null;
  const due = inZone(order.dueAt, now.zoneName!);
  const minutes = Math.round(due.diff(now, 'minutes').minutes);
  const time = dueTimeText(due, now);
  if (order.status === 'IN_DELIVERY' && order.inDeliveryAt) return { time, ...inDeliveryView(order, now, minutes) };
  if (minutes < 0) return { time, remark: `${durationText(-minutes, 'Tage')} zu spät`, tone: 'overdue' };
  if (relativeDayText(due, now) !== 'Heute')
    return { time, remark: order.isPreorder ? preorderText : `in ${durationText(minutes)}`, tone: 'calm' };
  return { time, remark: minutes === 0 ? 'jetzt' : `in ${durationText(minutes)}`, tone: toneOf(minutes, now, timing) };
}

function toneOf(minutesLeft: number, now: DateTime, timing: Timing | undefined): DueView['tone'] {
  if (!timing) return minutesLeft <= minutesBeforeDue.dueSoon ? 'dueSoon' : 'calm';
  const minutesSinceStart = (now.toMillis() - timing.start) / 60_000;
  if (timing.isAsap ? minutesSinceStart >= minutesAfterStart.overdue : minutesLeft <= minutesBeforeDue.overdue) return 'overdue';
  return minutesSinceStart >= (timing.isAsap ? minutesAfterStart.dueSoon : 0) ? 'dueSoon' : 'calm';
}

/** Returns `Abholung um 10:30 Uhr`, and only the method for an order without a time. */
export function methodAndDueText(order: DueOrder & Pick<CardOrder, 'tableIdentifier'>, now: DateTime): string {
  const due = dueView(order, now);
  return deliveryMethodText(order) + (due ? ` um ${due.time} Uhr` : '');
}

function inDeliveryView({ deliveryType, inDeliveryAt }: DueOrder, now: DateTime, minutes: number): Omit<DueView, 'time'> {
  const since = inZone(inDeliveryAt!, now.zoneName!);
  const tone = minutes < 0 ? 'dueSoon' : 'calm';
  if (deliveryType === 'delivery') return { remark: `los um ${timeText(since)}`, tone };
  const waitingMinutes = Math.max(Math.floor(now.diff(since, 'minutes').minutes), 0);
  return { remark: waitingMinutes === 0 ? 'eben fertig' : waitingText(waitingMinutes), tone };
}

/** `10:30`, on another day `Do, 08:00`, or a date beyond a week. */
export function dueTimeText(due: DateTime, now: DateTime): string {
  if (relativeDayText(due, now) === 'Heute') return timeText(due);
  const isWithinWeek = Math.abs(due.diff(now, 'days').days) < 6;
  const day = isWithinWeek ? weekdayLabels[due.weekday - 1] : dateText(due);
  return `${day}, ${timeText(due)}`;
}

/** Returns the mark of an order from an earlier day; null while its remark says the same. */
export const preorderMark = (order: DueOrder & Pick<CardOrder, 'createdAt'>, now: DateTime): string | null =>
  order.isPreorder && wasOrderedAhead(order, now.zoneName!) && dueView(order, now)?.remark !== preorderText ? preorderText : null;

/** `wartet 4 min` */
export const waitingText = (minutes: number): string => `wartet ${durationText(Math.floor(minutes), 'Tage')}`;

/** `34 min`, `2 h 5 min`, `3 Tage`. After „in“ German needs `Tagen`. */
function durationText(minutes: number, daysLabel = 'Tagen'): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${daysLabel}`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
