/** German texts of the figures of today. Pure functions. */
import { dayOfDate } from '../../time/calendar';
import { weekdayText } from '../../time/dateText';
import { changeOf, changeText } from '../reportText';

interface Comparison {
  /** `Der Umsatz`, `Die Zahl der Bestellungen`. */
  readonly subject: string;
  readonly value: number;
  /** Null when no day before had orders. */
  readonly usual: number | null;
  /** Today, as a date. */
  readonly day: string;
  readonly toText: (value: number) => string;
}

/** Compares today with usual days: `Der Umsatz liegt um 12 % über einem üblichen Freitag um diese Zeit.` */
export function todayStatement({ subject, value, usual, day, toText }: Comparison): string {
  const change = usual === null ? null : changeOf(value, usual);
  if (change === null) return `${subject} beträgt bisher ${toText(value)}.`;
  const usualDay = `einem üblichen ${weekdayText(dayOfDate(day))} um diese Zeit`;
  if (Math.round(Math.abs(change) * 100) === 0) return `${subject} ist wie an ${usualDay}.`;
  return `${subject} liegt um ${changeText(change)} ${change > 0 ? 'über' : 'unter'} ${usualDay}.`;
}

/** Says what usual means: `Üblich ist der Durchschnitt der letzten 4 Freitage mit Bestellungen.` */
export function usualText(day: string, usualDays: number): string {
  const weekday = weekdayText(dayOfDate(day));
  if (usualDays === 0) return `In den letzten vier Wochen gab es an keinem ${weekday} Bestellungen. Deshalb fehlt der Vergleich.`;
  if (usualDays === 1) return `Üblich ist, was am letzten ${weekday} mit Bestellungen war.`;
  return `Üblich ist der Durchschnitt der letzten ${usualDays} ${weekday}e mit Bestellungen.`;
}
