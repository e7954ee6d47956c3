/** The figures of today, from orders by day and hour. Pure functions. */
import type { DateTime } from 'luxon';
import { dateOf, dayOf } from '../../time/calendar';

/** The orders of an hour of a day. */
export interface HourRow {
  readonly day: string;
  readonly hour: number;
  /** Whether they were placed until the present time of day. */
  readonly isSoFar: boolean;
  readonly orders: number;
  readonly canceled: number;
  readonly gross: number;
}

/** How many weeks before today are compared. */
const weeks = 4;

const weeksBefore = (at: DateTime, count: number): string => dateOf(dayOf(at) - 7 * count);

/** Returns today and the same weekday of the weeks before. The time is in the time zone of the shop. */
export const comparedDays = (at: DateTime): string[] => Array.from({ length: weeks + 1 }, (_, count) => weeksBefore(at, count));

type Figure = 'orders' | 'canceled' | 'gross';

const roundTo = (value: number, factor: number): number => Math.round(value * factor) / factor;

const sum = (rows: readonly HourRow[], figure: Figure): number =>
  roundTo(
    rows.reduce((total, row) => total + row[figure], 0),
    1e4,
  );

/** Returns the mean of a number of days; null without days. */
const mean = (total: number, days: number, factor: number): number | null => (days === 0 ? null : roundTo(total / days, factor));

const totals = (rows: readonly HourRow[]) => ({ orders: sum(rows, 'orders'), gross: sum(rows, 'gross') });

const usualTotals = (rows: readonly HourRow[], days: number) => ({
  usualOrders: mean(sum(rows, 'orders'), days, 10),
  usualGross: mean(sum(rows, 'gross'), days, 100),
});

/** Separates today from the days before. Counts the days with orders: the others were closed, or before the shop began. */
function split(rows: readonly HourRow[], at: DateTime) {
  const today = weeksBefore(at, 0);
  const before = rows.filter(({ day }) => day !== today);
  const days = new Set(before.flatMap(({ day, orders }) => (orders > 0 ? [day] : [])));
  return { today, current: rows.filter(({ day }) => day === today), before, usualDays: days.size };
}

/** Returns the figures of today so far. */
export function todayFigures(rows: readonly HourRow[], at: DateTime) {
  const { today, current, before, usualDays } = split(rows, at);
  const soFar = before.filter(({ isSoFar }) => isSoFar);
  const lastWeek = totals(soFar.filter(({ day }) => day === weeksBefore(at, 1)));
  return {
    date: today,
    at: at.toJSDate(),
    ...totals(current),
    canceled: sum(current, 'canceled'),
    ordersBefore: lastWeek.orders,
    grossBefore: lastWeek.gross,
    ...usualTotals(soFar, usualDays),
    usualDays,
  };
}

/** Returns the figures of all 24 hours of today. */
export function todayHours(rows: readonly HourRow[], at: DateTime) {
  const { today, current, before, usualDays } = split(rows, at);
  const ofHour = (list: readonly HourRow[], hour: number) => list.filter(row => row.hour === hour);
  const items = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    ...totals(ofHour(current, hour)),
    ...usualTotals(ofHour(before, hour), usualDays),
  }));
  return { from: today, to: today, total: totals(current).gross, items };
}
