/** The period of a report: whole days in the time zone of the shop. Pure functions. */
import type { DateTime } from 'luxon';
import type { Issue } from '../../fields/validation/validate';
import { dateOf, dayOf, dayOfDate } from '../time/calendar';

export interface Period {
  /** The first day. */
  readonly from: string;
  /** The last day, which is included. */
  readonly to: string;
}

const defaultDays = 30;
const maxYears = 5;
const firstDay = '2000-01-01';

interface PeriodInput {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

const addDays = (date: string, days: number): string => dateOf(dayOfDate(date) + days);

/** Completes a period whose days are valid: it ends today and has 30 days. */
export function withDefaultPeriod({ from, to }: PeriodInput, at: DateTime): Period {
  const today = dateOf(dayOf(at));
  const last = to ?? (from && from > today ? from : today);
  return { from: from ?? addDays(last, 1 - defaultDays), to: last };
}

/** Returns the issue of a period that ends before it begins or is longer than five years. */
export function periodIssues({ from, to }: Period): Issue[] {
  if (from < firstDay) return [{ path: ['from'], rule: 'invalidDate' }];
  if (to < from) return [{ path: ['to'], rule: 'toBeforeFrom' }];
  return to >= `${Number(from.slice(0, 4)) + maxYears}${from.slice(4)}` ? [{ path: ['to'], rule: 'moreThanYears', limit: maxYears }] : [];
}

/** Returns the period of the same length that ends the day before. */
export function previousPeriod({ from, to }: Period): Period {
  const length = dayOfDate(to) - dayOfDate(from) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** Returns all days of the period in order. */
export function daysOf({ from, to }: Period): string[] {
  const first = dayOfDate(from);
  return Array.from({ length: dayOfDate(to) - first + 1 }, (_, index) => dateOf(first + index));
}

/** Tells whether a report has hours: its period is one day. */
export const hasHours = ({ from, to }: Period): boolean => from === to;

/** Returns the starts of all hours of a day: 23 or 25 when the clock changes. */
export function hoursOf(start: DateTime): DateTime[] {
  const end = start.plus({ days: 1 });
  const hours: DateTime[] = [];
  for (let hour = start; hour < end; hour = hour.plus({ hours: 1 })) hours.push(hour);
  return hours;
}
