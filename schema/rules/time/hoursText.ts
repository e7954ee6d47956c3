/** Formats opening hours as German text and groups days with equal hours. */
import type { DateTime } from 'luxon';
import { dayOf, minutesPerDay, weekdayOf, weekdays, type Weekday } from './calendar';
import { timeText, weekdayNames } from './dateText';
import { closingTime, openingState, rangesOf, rulesOfDay, rulesOfWeekday, type NextShift, type OpeningState } from './openingHours';
import type { OpeningRule } from './openingRule';

type EntryDay = 'today' | 'tomorrow' | Weekday;

/** Consecutive days with the same hours (ENT-12). */
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

/** Returns the regular week from Monday to Sunday without single dates (OPEN-07). */
export const weekEntries = (rules: readonly OpeningRule[]): OpeningEntry[] =>
  groupDays(weekdays.map(weekday => [weekday, rulesOfWeekday(rules, weekday)]));

/** Returns the next seven days including single dates: today, tomorrow, then the others in order (SHELL-22). */
export function upcomingEntries(rules: readonly OpeningRule[], at: DateTime): OpeningEntry[] {
  const today = dayOf(at);
  const name = (ahead: number): EntryDay => (['today', 'tomorrow'] as const)[ahead] ?? weekdayOf(today + ahead);
  const days = Array.from({ length: 7 }, (_, ahead): DayRules => [name(ahead), rulesOfDay(rules, today + ahead)]);
  return [...groupDays(days.slice(0, 1)), ...groupDays(days.slice(1, 2)), ...groupDays(days.slice(2))];
}

/** Returns `Mo – Fr`, `Sa` or `Heute`. */
export const daysText = ({ days, isRange }: OpeningEntry): string =>
  isRange ? `${dayLabels[days[0]!]} – ${dayLabels[days.at(-1)!]}` : dayLabels[days[0]!];

/** Returns `06:30 - 12:00 Uhr`, several ranges separated by commas, `rund um die Uhr` or `geschlossen` (SHELL-22). */
export const hoursText = ({ isClosed, hours }: OpeningEntry): string =>
  isClosed
    ? 'geschlossen'
    : hours.map(({ from, to }) => (from === '00:00' && to === '24:00' ? 'rund um die Uhr' : `${from} - ${to} Uhr`)).join(', ');

/** Returns the text of the toolbar on a branch page (SHELL-06); the state decides its color. */
export function openingText(rules: readonly OpeningRule[], at: DateTime): { state: OpeningState; text: string } {
  const state = openingState(rules, at);
  if (state === 'closed') return { state, text: 'Geschlossen' };
  const closing = closingTime(rules, at);
  return { state, text: closing ? `Geöffnet bis ${timeText(closing)}` : 'Durchgehend geöffnet' };
}

/** Returns the text of the toolbar on other pages (SHELL-05). */
export function openBranchesText(count: number): string {
  if (!count) return 'Alle Standorte geschlossen';
  return count === 1 ? '1 Standort geöffnet' : `${count} Standorte geöffnet`;
}

/** Returns the sentence of STORE-10; tomorrow is named by its weekday too (G-031). */
export const reopeningText = ({ day, from }: NextShift): string =>
  day === 'today' ? `Wir öffnen wieder um ${from} Uhr.` : `Wir öffnen wieder am ${weekdayNames[day]} um ${from} Uhr.`;

/** Returns the sentence of STORE-12, T-24. */
export const deliveryReopeningText = ({ day, from }: NextShift): string =>
  day === 'today' ? `Wir liefern wieder ab ${from} Uhr.` : `Wir liefern wieder ab ${weekdayNames[day]}, ${from} Uhr.`;

type DayRules = readonly [day: EntryDay, rules: readonly OpeningRule[]];

function groupDays(days: readonly DayRules[]): OpeningEntry[] {
  const entries: OpeningEntry[] = [];
  for (const [day, rules] of days) {
    const hours = rangesOf(rules, minute => minute).map(({ start, end }) => ({ from: clockText(start), to: clockText(end) }));
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
