/** Dates and times as German text, always on the shop's clock. */
import type { DateTime } from 'luxon';
import { dayOf, weekdayOf, type Weekday } from './calendar';

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

/** `Mo` to `So`. */
export const weekdayLabels: readonly string[] = Object.values(weekdayNames).map(name => name.slice(0, 2));

/** Returns the name of the weekday of a day, counted from 1970. */
export const weekdayText = (day: number): string => weekdayNames[weekdayOf(day)];

// Set explicitly, because luxon uses the digits of the device's language by default.
const german = { locale: 'de' };

/** Returns `20.11.2026` (OPEN-12). */
export const dateText = (at: DateTime): string => at.toFormat('dd.MM.yyyy', german);

/** Returns `06:30`, 24 hours (OPEN-12). */
export const timeText = (at: DateTime): string => at.toFormat('HH:mm', german);

/** Returns `20.11.2026, 10:15 Uhr`. */
export const dateTimeText = (at: DateTime): string => `${dateText(at)}, ${timeText(at)} Uhr`;

/** Returns `Heute`, `Morgen` or undefined for other days. */
export function relativeDayText(instant: DateTime, at: DateTime): 'Heute' | 'Morgen' | undefined {
  const ahead = dayOf(instant.setZone(at.zone)) - dayOf(at);
  if (ahead === 0) return 'Heute';
  return ahead === 1 ? 'Morgen' : undefined;
}

/** Returns `Heute, 20.11.2026`, `Morgen, 21.11.2026` or the date alone (CHK-18). */
export const dayText = (instant: DateTime, at: DateTime): string =>
  [relativeDayText(instant, at), dateText(instant.setZone(at.zone))].filter(Boolean).join(', ');

/** Returns `Heute, 10:15 Uhr`, `Morgen, 10:15 Uhr` or `23.11.2026, 10:15 Uhr`. */
export const relativeDateTimeText = (instant: DateTime, at: DateTime): string => relativeTimesText([instant], at);

/** Joins instants of one time zone. `toText` gets a day and its times, so that each day is named once. */
export function joinTimes(instants: readonly DateTime[], toText: (day: DateTime, times: string) => string): string {
  const days = instants.filter((instant, index) => instants.findIndex(other => other.hasSame(instant, 'day')) === index);
  return joinWithOr(days.map(day => toText(day, joinWithOr(instants.filter(instant => instant.hasSame(day, 'day')).map(timeText)))));
}

const inZoneOf = (instants: readonly DateTime[], at: DateTime): DateTime[] => instants.map(instant => instant.setZone(at.zone));

/** Returns instants of one day as `Heute, 10:30, 11:00 oder 11:30 Uhr`, and others as `Heute, 10:30 Uhr oder Morgen, 08:00 Uhr`. */
export const relativeTimesText = (instants: readonly DateTime[], at: DateTime): string =>
  joinTimes(inZoneOf(instants, at), (day, times) => `${relativeDayText(day, at) ?? dateText(day)}, ${times} Uhr`);

/** Returns `A`, `A oder B` or `A, B oder C`. */
const joinWithOr = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} oder ${texts.at(-1)}`;

/**
 * Returns the text for use in a sentence: `heute um 10:15 Uhr` or `am 23.11.2026 um 10:15 Uhr`; instants of one day as
 * `morgen um 10:15, 10:30 oder 10:45 Uhr`.
 */
export const timesSpeechText = (instants: readonly DateTime[], at: DateTime): string =>
  joinTimes(inZoneOf(instants, at), (day, times) => `${relativeDayText(day, at)?.toLowerCase() ?? `am ${dateText(day)}`} um ${times} Uhr`);
