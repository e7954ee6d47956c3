/** The words for when an order is wanted (CHK-18, CHK-19, G-051). */
import type { DateTime } from 'luxon';
import { dateText, dayText, nearDay, timeText } from '../../../../schema/rules/time/dateText';

/** `Heute ab 10:15 Uhr`, `Morgen ab 06:30 Uhr`, `23.11.2026 ab 06:30 Uhr`. */
export const fromText = (moment: DateTime, at: DateTime): string => `${nearDay(moment, at) ?? dateText(moment)} ab ${timeText(moment)} Uhr`;

/** `Heute, 20.11.2026`; without a date what that means. */
export const chosenDay = (appointment: DateTime | null, at: DateTime, isRequired: boolean): string =>
  appointment ? dayText(appointment, at) : isRequired ? 'Keine Angabe' : 'So schnell wie möglich';

/** The time; without one the first there is, unless one has to be chosen. */
export function chosenTime(
  appointment: DateTime | null,
  earliest: DateTime | null,
  { at, isRequired }: { at: DateTime; isRequired: boolean },
): string {
  if (appointment) return `${timeText(appointment)} Uhr`;
  return earliest && !isRequired ? fromText(earliest, at) : 'Keine Angabe';
}
