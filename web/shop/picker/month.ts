/** The days of a month as a calendar page, and where the keys lead on it. Days are counted from 1970, as in the rules. */
import { dateOf, dayOfDate } from '../../../schema/rules/time/calendar';

const monthNames = [
  'Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember',
]; // prettier-ignore

export const weekdayHeads = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

const firstDayOf = (date: string): number => dayOfDate(`${date.slice(0, 7)}-01`);

// 1 January 1970 was a Thursday.
const columnOf = (day: number): number => (day + 3) % 7;

/** `Mai 2027` */
export const monthTitle = (date: string): string => `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** `14. Mai 2027` */
export const dayTitle = (date: string): string => `${Number(date.slice(8))}. ${monthTitle(date)}`;

/** The same day some months on, or the last one that month has. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The weeks of the month of a date, Monday first; empty places hold null. */
export function weeksOf(date: string): (string | null)[][] {
  const first = firstDayOf(date);
  const length = firstDayOf(addMonths(`${date.slice(0, 7)}-01`, 1)) - first;
  const lead = columnOf(first);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const place = week * 7 + column - lead;
      return place >= 0 && place < length ? dateOf(first + place) : null;
    }),
  );
}

const keys: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: date => dateOf(dayOfDate(date) - 1),
  ArrowRight: date => dateOf(dayOfDate(date) + 1),
  ArrowUp: date => dateOf(dayOfDate(date) - 7),
  ArrowDown: date => dateOf(dayOfDate(date) + 7),
  Home: date => dateOf(dayOfDate(date) - columnOf(dayOfDate(date))),
  End: date => dateOf(dayOfDate(date) + 6 - columnOf(dayOfDate(date))),
  PageUp: date => addMonths(date, -1),
  PageDown: date => addMonths(date, 1),
};

/** Where a key leads, within the first and last day there is; nothing: the key means nothing here. */
export function dayAfterKey(key: string, date: string, [first, last]: readonly [string, string]): string | undefined {
  const to = keys[key]?.(date);
  if (to === undefined) return undefined;
  return to < first ? first : to > last ? last : to;
}
