/** German texts of the dashboard. Pure functions. */
import type { DateTime } from 'luxon';
import { changeOf, changeText } from '../../../schema/rules/statistics/reportText';
import { weekdayText } from '../../../schema/rules/time/dateText';
import { dayOf } from '../../../schema/rules/time/calendar';

/** Greets by the time of day. */
export function greetingText(at: DateTime, name: string): string {
  const greeting = at.hour < 4 || at.hour >= 18 ? 'Guten Abend' : at.hour < 11 ? 'Guten Morgen' : 'Guten Tag';
  return name ? `${greeting}, ${name}.` : `${greeting}.`;
}

const countTexts = ['Keine', 'Eine'];

/** Says how many orders are open, and how many of them are new. */
export function openOrdersText(open: number, waiting: number): string {
  if (open === 0) return 'Gerade ist keine Bestellung offen.';
  const orders = `${countTexts[open] ?? open} ${open === 1 ? 'Bestellung ist' : 'Bestellungen sind'} offen`;
  if (waiting === 0) return `${orders}, ${open === 1 ? 'sie ist' : 'alle sind'} beantwortet.`;
  return `${orders}, ${waiting === open ? (open === 1 ? 'sie wartet' : 'alle warten') : waiting === 1 ? 'eine davon wartet' : `${waiting} davon warten`} auf Antwort.`;
}

interface Comparison {
  readonly value: number;
  /** A week before, until the same time. */
  readonly before: number;
  readonly at: DateTime;
  readonly toText: (value: number) => string;
}

/** Compares with the same time of the same weekday: `12 % mehr als letzten Freitag um 10:42 Uhr`. */
export function lastWeekText({ value, before, at, toText }: Comparison): string {
  const time = `letzten ${weekdayText(dayOf(at))} um ${at.toFormat('HH:mm')} Uhr`;
  const change = changeOf(value, before);
  if (change === null) return `${time}: ${toText(before)}`;
  if (Math.round(Math.abs(change) * 100) === 0) return `wie ${time}`;
  return `${changeText(change)} ${change > 0 ? 'mehr' : 'weniger'} als ${time}`;
}

/** Compares with the seven days before. */
export function previousWeekText(value: number, before: number, toText: (value: number) => string): string {
  const change = changeOf(value, before);
  if (change === null) return `in den 7 Tagen davor: ${toText(before)}`;
  if (Math.round(Math.abs(change) * 100) === 0) return 'wie in den 7 Tagen davor';
  return `${changeText(change)} ${change > 0 ? 'mehr' : 'weniger'} als in den 7 Tagen davor`;
}
