/** The days or hours of reports. */
import { daysOf, hasHours, hoursOf } from '../../../../schema/rules/statistics/period';
import { startOfDay, type ReportQuery } from './reportQuery';

/** Returns the days of a period, or the hours when it is one day; `key` is the day, or the seconds since 1970 as PostgreSQL writes them. */
export function timesOf(query: ReportQuery): { key: string; time: string }[] {
  if (!hasHours(query)) return daysOf(query).map(day => ({ key: day, time: day }));
  return hoursOf(startOfDay(query.from, query.timezone)).map(hour => ({
    key: hour.toSeconds().toFixed(6),
    time: hour.toISO({ suppressMilliseconds: true })!,
  }));
}

/** Returns all 168 hours of a week in order, from a row for each weekday with the values of its hours. */
export function hoursOfWeek(rows: readonly { weekday: number; values: readonly number[] }[]) {
  const valuesOf = new Map(rows.map(({ weekday, values }) => [weekday, values]));
  return [1, 2, 3, 4, 5, 6, 7].flatMap(weekday =>
    Array.from({ length: 24 }, (_, hour) => ({ weekday, hour, value: valuesOf.get(weekday)?.[hour] ?? 0 })),
  );
}
