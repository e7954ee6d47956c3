/** The notes below the timeline steps of an order: waiting since, started at, completed at, requested for. */
import type { DateTime } from 'luxon';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { inZone } from '../time/calendar';
import { dateText, relativeDateTimeText, relativeDayText, timeText } from '../time/dateText';
import type { OrderStatus } from './orderStatus';

/** An instant as JSON. */
type JsonInstant = string | null | undefined;

/** The timestamps of an order; `appointmentDate` is the requested time, `appointment` the binding one (G-070). */
export interface TimelineOrder {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryMethod;
  readonly createdAt: string;
  readonly seenAt?: JsonInstant;
  readonly appointmentDate?: JsonInstant;
  readonly appointment?: JsonInstant;
  readonly confirmedAt?: JsonInstant;
  readonly startedAt?: JsonInstant;
  readonly rejectedAt?: JsonInstant;
  readonly inDeliveryAt?: JsonInstant;
  readonly deliveredAt?: JsonInstant;
  readonly completedAt?: JsonInstant;
  readonly canceledAt?: JsonInstant;
}

/** Returns one note per timeline step, some empty; a canceled order has a single note. */
export function timelineNotes(order: TimelineOrder, at: DateTime): (string | undefined)[] {
  const { status, confirmedAt, inDeliveryAt } = order;
  if (status === 'REJECTED' || status === 'CANCELED') return [capitalize(noteText('', order.canceledAt ?? order.rejectedAt, at))];
  if (status === 'FAILED') return [];
  return [
    confirmedAt ? noteText('Bestätigt ', confirmedAt, at) : waitingText(order, at),
    noteText('Fertig ', inDeliveryAt, at) ?? startText(order, at),
    handOverText(order, at) ?? appointmentText(order, at),
    status === 'COMPLETED' ? 'Mahlzeit!' : undefined,
  ];
}

/** Returns when preparation has started; a start before an undone confirmation does not count. */
const startText = ({ confirmedAt, startedAt }: TimelineOrder, at: DateTime): string | undefined =>
  confirmedAt && startedAt && startedAt >= confirmedAt ? noteText('Begonnen ', startedAt, at) : undefined;

/** Returns the hand-over time; orders at the table have none. */
function handOverText({ deliveryType, deliveredAt, completedAt }: TimelineOrder, at: DateTime): string | undefined {
  if (deliveryType === 'delivery') return noteText('Zugestellt ', deliveredAt, at);
  return deliveryType === 'takeaway' ? noteText('Abgeholt ', completedAt, at) : undefined;
}

function appointmentText({ status, appointment, appointmentDate }: TimelineOrder, at: DateTime): string | undefined {
  const time = appointment ?? appointmentDate;
  const isOutdated = status === 'COMPLETED' || status === 'COUNTER_PROPOSED'; // the branch has just rejected this time
  return time && !isOutdated ? relativeDateTimeText(inZone(time, at.zoneName!), at) : undefined;
}

/** Returns since when the order waits and, once staff has seen it, when. */
const waitingText = ({ createdAt, seenAt }: TimelineOrder, at: DateTime): string =>
  [sinceText(createdAt, at), noteText('von der Filiale gesehen ', seenAt, at)].filter(Boolean).join(', ');

const sinceText = (instant: string, at: DateTime): string => {
  const local = inZone(instant, at.zoneName!);
  return `Seit ${isToday(local, at) ? '' : `${dateText(local)}, `}${timeText(local)} Uhr`;
};

/** Returns an action with its time: `Bestätigt um 09:21 Uhr`, on another day `Bestätigt am 19.11.2026 um 09:21 Uhr`. */
function noteText(action: string, instant: JsonInstant, at: DateTime): string | undefined {
  if (!instant) return undefined;
  const local = inZone(instant, at.zoneName!);
  return `${action}${isToday(local, at) ? '' : `am ${dateText(local)} `}um ${timeText(local)} Uhr`;
}

const isToday = (instant: DateTime, at: DateTime): boolean => relativeDayText(instant, at) === 'Heute';
const capitalize = (text: string | undefined): string | undefined => text && text[0]!.toUpperCase() + text.slice(1);
