/** The German texts of an appointment (CHK-18, CHK-19, G-051). */
import type { DateTime } from 'luxon';
import { dateText, dayText, relativeDayText, timeText } from '../../../../schema/rules/time/dateText';
import { earliestTime, type SlotQuery } from '../../../../schema/rules/time/slots';
import { asSoonAsPossibleText } from '../../../../schema/rules/order/orderTexts';

/** `Heute ab 10:15 Uhr`, `Morgen ab 06:30 Uhr`, `23.11.2026 ab 06:30 Uhr`. */
export const fromTimeText = (dateTime: DateTime, at: DateTime): string =>
  `${relativeDayText(dateTime, at) ?? dateText(dateTime)} ab ${timeText(dateTime)} Uhr`;

/** Returns the earliest time of an order. */
export function earliestText(query: SlotQuery, at: DateTime): string | undefined {
  const earliest = earliestTime(query, at);
  return earliest ? fromTimeText(earliest, at) : undefined;
}

/** Returns the date as `Heute, 20.11.2026`, or what a missing date means. */
export const appointmentDateText = (appointment: DateTime | null, at: DateTime, isRequired: boolean): string =>
  appointment ? dayText(appointment, at) : isRequired ? 'Keine Angabe' : asSoonAsPossibleText;

/** Returns the time. Without an appointment, the earliest time, unless an appointment is required. */
export function appointmentTimeText(
  appointment: DateTime | null,
  earliest: DateTime | null,
  { at, isRequired }: { at: DateTime; isRequired: boolean },
): string {
  if (appointment) return `${timeText(appointment)} Uhr`;
  return earliest && !isRequired ? fromTimeText(earliest, at) : 'Keine Angabe';
}
