/** Dates and times as German text, always on the shop's clock. */
import type { DateTime } from 'luxon';
import { dayOf, type Weekday } from './calendar';

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

// Said aloud, because luxon takes the digits of the device's own language.
const german = { locale: 'de' };

/** `20.11.2026` (OPEN-12). */
export const dateText = (at: DateTime): string => at.toFormat('dd.MM.yyyy', german);

/** `06:30`, 24 hours (OPEN-12). */
export const timeText = (at: DateTime): string => at.toFormat('HH:mm', german);

/** `20.11.2026, 10:15 Uhr` */
export const dateTimeText = (at: DateTime): string => `${dateText(at)}, ${timeText(at)} Uhr`;

/** `Heute`, `Morgen`, or nothing for every other day. */
export function nearDay(moment: DateTime, at: DateTime): 'Heute' | 'Morgen' | undefined {
  const ahead = dayOf(moment.setZone(at.zone)) - dayOf(at);
  if (ahead === 0) return 'Heute';
  return ahead === 1 ? 'Morgen' : undefined;
}

/** `Heute, 20.11.2026`, `Morgen, 21.11.2026` or the plain date (CHK-18). */
export const dayText = (moment: DateTime, at: DateTime): string =>
  [nearDay(moment, at), dateText(moment.setZone(at.zone))].filter(Boolean).join(', ');

/** `Heute, 10:15 Uhr`, `Morgen, 10:15 Uhr` or `23.11.2026, 10:15 Uhr`. */
export const momentText = (moment: DateTime, at: DateTime): string =>
  `${nearDay(moment, at) ?? dateText(moment.setZone(at.zone))}, ${timeText(moment.setZone(at.zone))} Uhr`;

/** The same within a sentence: `heute um 10:15 Uhr`, `morgen um 10:15 Uhr` or `am 23.11.2026 um 10:15 Uhr`. */
export const spokenMoment = (moment: DateTime, at: DateTime): string => {
  const there = moment.setZone(at.zone);
  return `${nearDay(moment, at)?.toLowerCase() ?? `am ${dateText(there)}`} um ${timeText(there)} Uhr`;
};
