/** What is known of each step of an order beyond its name: since when it waits, when a step was done, for when it is wanted. */
import type { DateTime } from 'luxon';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { inZone } from '../time/calendar';
import { dateText, momentText, nearDay, timeText } from '../time/dateText';
import type { OrderStatus } from './orderStatus';

/** A moment as JSON carries it. */
type Time = string | null | undefined;

/** The times of an order; `appointmentDate` is the wish, `appointment` what binds (G-070). */
export interface Times {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryMethod;
  readonly createdAt: string;
  readonly appointmentDate?: Time;
  readonly appointment?: Time;
  readonly confirmedAt?: Time;
  readonly rejectedAt?: Time;
  readonly inDeliveryAt?: Time;
  readonly deliveredAt?: Time;
  readonly completedAt?: Time;
  readonly canceledAt?: Time;
}

/** One note for each step of the timeline, some empty; one alone for an order that was cancelled. */
export function timelineNotes(order: Times, at: DateTime): (string | undefined)[] {
  const { status, createdAt, confirmedAt, inDeliveryAt } = order;
  if (status === 'REJECTED' || status === 'CANCELED') return [capital(noteOf('', order.canceledAt ?? order.rejectedAt, at))];
  if (status === 'FAILED') return [];
  return [
    confirmedAt ? noteOf('Bestätigt ', confirmedAt, at) : sinceText(createdAt, at),
    noteOf('Fertig ', inDeliveryAt, at),
    handedOver(order, at) ?? wishText(order, at),
    status === 'COMPLETED' ? 'Mahlzeit!' : undefined,
  ];
}

/** When the goods changed hands; at the table nobody notes it. */
function handedOver({ deliveryType, deliveredAt, completedAt }: Times, at: DateTime): string | undefined {
  if (deliveryType === 'delivery') return noteOf('Zugestellt ', deliveredAt, at);
  return deliveryType === 'takeaway' ? noteOf('Abgeholt ', completedAt, at) : undefined;
}

function wishText({ status, appointment, appointmentDate }: Times, at: DateTime): string | undefined {
  const wish = appointment ?? appointmentDate;
  const isStale = status === 'COMPLETED' || status === 'COUNTER_PROPOSED'; // the branch has just said that this time cannot be
  return wish && !isStale ? momentText(inZone(wish, at.zoneName!), at) : undefined;
}

const sinceText = (moment: string, at: DateTime): string => {
  const there = inZone(moment, at.zoneName!);
  return `Seit ${isToday(there, at) ? '' : `${dateText(there)}, `}${timeText(there)} Uhr`;
};

/** A deed and its time: `Bestätigt um 09:21 Uhr`, of another day `Bestätigt am 19.11.2026 um 09:21 Uhr`. */
function noteOf(deed: string, moment: Time, at: DateTime): string | undefined {
  if (!moment) return undefined;
  const there = inZone(moment, at.zoneName!);
  return `${deed}${isToday(there, at) ? '' : `am ${dateText(there)} `}um ${timeText(there)} Uhr`;
}

const isToday = (moment: DateTime, at: DateTime): boolean => nearDay(moment, at) === 'Heute';
const capital = (text: string | undefined): string | undefined => text && text[0]!.toUpperCase() + text.slice(1);
