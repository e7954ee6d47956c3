/** Opening hours as people read them: days of equal hours in one line, in German. */
import type { DateTime } from 'luxon';
import { dayOf, minutesPerDay, weekdayOf, weekdays, type Weekday } from './calendar';
import { timeText, weekdayNames } from './dateText';
import { closingTime, openingState, rangesOf, rulesOfDay, rulesOfWeekday, type NextShift, type OpeningState } from './openingHours';
import type { OpeningRule } from './openingRule';

type EntryDay = 'today' | 'tomorrow' | Weekday;

/** ENT-12: consecutive days with the same hours. */
export interface OpeningEntry {
  readonly days: readonly EntryDay[];
  readonly isRange: boolean;
  readonly isClosed: boolean;
  readonly hours: readonly { readonly from: string; readonly to: string }[];
}

const dayLabels: Readonly<Record<EntryDay, string>> = {
  today: 'Heute',
  tomorrow: 'Morgen',
  monday: 'Mo',
  tuesday: 'Di',
  wednesday: 'Mi',
  thursday: 'Do',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'So',
};

/** The regular week from Monday to Sunday, single dates left aside (OPEN-07). */
export const weekEntries = (rules: readonly OpeningRule[]): OpeningEntry[] =>
  entriesOf(weekdays.map(weekday => [weekday, rulesOfWeekday(rules, weekday)]));

/** The coming seven days as they will be, single dates included: today, tomorrow, then the rest in order (SHELL-22). */
export function upcomingEntries(rules: readonly OpeningRule[], at: DateTime): OpeningEntry[] {
  const today = dayOf(at);
  const name = (ahead: number): EntryDay => (['today', 'tomorrow'] as const)[ahead] ?? weekdayOf(today + ahead);
  const days = Array.from({ length: 7 }, (_, ahead): DayRules => [name(ahead), rulesOfDay(rules, today + ahead)]);
  return [...entriesOf(days.slice(0, 1)), ...entriesOf(days.slice(1, 2)), ...entriesOf(days.slice(2))];
}

/** `Mo – Fr`, `Sa`, `Heute`. */
export const daysText = ({ days, isRange }: OpeningEntry): string =>
  isRange ? `${dayLabels[days[0]!]} – ${dayLabels[days.at(-1)!]}` : dayLabels[days[0]!];

/** `06:30 - 12:00 Uhr`, several ranges one after the other, or `geschlossen` (SHELL-22). */
export const hoursText = ({ isClosed, hours }: OpeningEntry): string =>
  isClosed ? 'geschlossen' : hours.map(({ from, to }) => `${from} - ${to} Uhr`).join(', ');

/** The toolbar on a branch (SHELL-06); the state tells the colour. */
export function openingText(rules: readonly OpeningRule[], at: DateTime): { state: OpeningState; text: string } {
  const state = openingState(rules, at);
  if (state === 'closed') return { state, text: 'Geschlossen' };
  const closing = closingTime(rules, at);
  return { state, text: closing ? `Geöffnet bis ${timeText(closing)}` : 'Durchgehend geöffnet' };
}

/** The toolbar without a branch (SHELL-05). */
export function openBranchesText(count: number): string {
  if (!count) return 'Alle Standorte geschlossen';
  return count === 1 ? '1 Standort geöffnet' : `${count} Standorte geöffnet`;
}

/** STORE-10: the weekday is named also for tomorrow (G-031). */
export const reopeningText = ({ day, from }: NextShift): string =>
  day === 'today' ? `Wir öffnen wieder um ${from} Uhr.` : `Wir öffnen wieder am ${weekdayNames[day]} um ${from} Uhr.`;

/** STORE-12, T-24. */
export const deliveryReopeningText = ({ day, from }: NextShift): string =>
  day === 'today' ? `Wir liefern wieder ab ${from} Uhr.` : `Wir liefern wieder ab ${weekdayNames[day]}, ${from} Uhr.`;

type DayRules = readonly [day: EntryDay, level: readonly OpeningRule[]];

function entriesOf(days: readonly DayRules[]): OpeningEntry[] {
  const entries: OpeningEntry[] = [];
  for (const [day, level] of days) {
    const hours = rangesOf(level, minute => minute).map(({ start, end }) => ({ from: clockText(start), to: clockText(end) }));
    const last = entries.at(-1);
    if (last && hoursKey(last.hours) === hoursKey(hours))
      entries[entries.length - 1] = { ...last, days: [...last.days, day], isRange: true };
    else entries.push({ days: [day], isRange: false, isClosed: !hours.length, hours });
  }
  return entries;
}

const hoursKey = (hours: OpeningEntry['hours']): string => hours.map(({ from, to }) => `${from}-${to}`).join();

// A range may end on the next day; midnight as an end is 24:00.
function clockText(minute: number): string {
  const time = minute > minutesPerDay ? minute - minutesPerDay : minute;
  return `${pad(Math.floor(time / 60))}:${pad(time % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, '0');
