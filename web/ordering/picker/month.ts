/** Calculates the weeks of a month and the dates that keys move to. Days are counted from 1970. */
import { dateOf, dayOfDate } from '../../../schema/rules/time/calendar';

const monthNames = [
  'Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember',
]; // prettier-ignore

const firstDayOfMonth = (date: string): number => dayOfDate(`${date.slice(0, 7)}-01`);

// 1 January 1970 was a Thursday.
const weekdayColumn = (day: number): number => (day + 3) % 7;

/** Returns for example `Mai 2027`. */
export const monthTitle = (date: string): string => `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** Returns for example `14. Mai 2027`. */
export const dayTitle = (date: string): string => `${Number(date.slice(8))}. ${monthTitle(date)}`;

/** Returns the same day some months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Returns the weeks of the month of a date from Monday; days of other months are null. */
export function weeksOf(date: string): (string | null)[][] {
  const first = firstDayOfMonth(date);
  const length = firstDayOfMonth(addMonths(`${date.slice(0, 7)}-01`, 1)) - first;
  const leadingDays = weekdayColumn(first);
  return Array.from({ length: Math.ceil((leadingDays + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - leadingDays;
      return index >= 0 && index < length ? dateOf(first + index) : null;
    }),
  );
}

const keyMoves: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: date => dateOf(dayOfDate(date) - 1),
  ArrowRight: date => dateOf(dayOfDate(date) + 1),
  ArrowUp: date => dateOf(dayOfDate(date) - 7),
  ArrowDown: date => dateOf(dayOfDate(date) + 7),
  Home: date => dateOf(dayOfDate(date) - weekdayColumn(dayOfDate(date))),
  End: date => dateOf(dayOfDate(date) + 6 - weekdayColumn(dayOfDate(date))),
  PageUp: date => addMonths(date, -1),
  PageDown: date => addMonths(date, 1),
};

/** Returns the date a key moves to, limited to the first and last date; undefined for other keys. */
export function dateAfterKey(key: string, date: string, [first, last]: readonly [string, string]): string | undefined {
  const target = keyMoves[key]?.(date);
  if (target === undefined) return undefined;
  return target < first ? first : target > last ? last : target;
}
