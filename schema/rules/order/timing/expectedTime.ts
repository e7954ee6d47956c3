/** German texts for customers about when their order is ready. */
import type { DateTime } from 'luxon';
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import { inZone } from '../../time/calendar';
import { relativeDateTimeText, timesSpeechText, timeText } from '../../time/dateText';
import type { OrderStatus } from '../orderStatus';
import { asSoonAsPossibleText } from '../orderTexts';

interface ExpectedOrder {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryMethod;
  /** An instant as JSON. */
  readonly expectedAt?: string | null;
}

/** Before that, `agreedTimeText` shows the time. */
const maxMinutes = 120;
/** From here on the minutes are rounded up to five. */
const roundedFrom = 10;

/**
 * Returns when the order is ready, or arrives: `Fertig um 11:50 Uhr, noch etwa 25 Minuten`. The time of an order that is not confirmed is
 * not binding: `Voraussichtlich fertig um 11:50 Uhr, …`. Returns undefined when the time is unknown or hours away.
 */
export function expectedTimeText({ status, deliveryType, expectedAt }: ExpectedOrder, at: DateTime): string | undefined {
  if (!expectedAt) return undefined;
  const time = inZone(expectedAt, at.zoneName!);
  const minutes = Math.ceil(time.diff(at, 'minutes').minutes);
  if (minutes > maxMinutes) return undefined;
  const isBinding = status !== 'WAITING_FOR_CONFIRMATION' && status !== 'WAITING_FOR_PAYMENT';
  if (minutes <= 0) return isBinding ? soonText(deliveryType) : undefined;
  const event = deliveryType === 'delivery' ? 'Bei Ihnen' : 'Fertig';
  const start = isBinding ? event : `Voraussichtlich ${event[0]!.toLowerCase()}${event.slice(1)}`;
  return `${start} um ${timeText(time)} Uhr, noch etwa ${minutesText(minutes)}`;
}

interface OrderAppointment {
  /** Instants as JSON: confirmed, requested, expected. */
  readonly appointment?: string | null;
  readonly appointmentDate?: string | null;
  readonly expectedAt?: string | null;
}

/** Returns the time of an order as text. Without an appointment, it includes the expected time when that is more than two hours away. */
export function agreedTimeText({ appointment, appointmentDate, expectedAt }: OrderAppointment, at: DateTime): string {
  const agreed = appointment ?? appointmentDate;
  if (agreed) return relativeDateTimeText(inZone(agreed, at.zoneName!), at);
  const expected = expectedAt && inZone(expectedAt, at.zoneName!);
  if (!expected || expected.diff(at, 'minutes').minutes <= maxMinutes) return asSoonAsPossibleText;
  return `${asSoonAsPossibleText}, voraussichtlich ${timesSpeechText([expected], at)}`;
}

function minutesText(minutes: number): string {
  if (minutes === 1) return 'eine Minute';
  return `${minutes < roundedFrom ? minutes : Math.ceil(minutes / 5) * 5} Minuten`;
}

const soonText = (deliveryType: DeliveryMethod): string => (deliveryType === 'delivery' ? 'Gleich bei Ihnen' : 'Gleich fertig');
