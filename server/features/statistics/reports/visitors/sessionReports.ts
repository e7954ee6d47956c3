/** Visits by what is known of them, and by the hour of their start. */
import type { Context } from '../../../../platform/context/context';
import type { ReportData } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { hoursOfWeek } from '../times';
import type { VisitorReport } from './countedRows';
import { loadValues } from './storedCounts';

const maxShares = 100;

const shareOf = (count: number, total: number): number => Math.round((count / total) * 10_000) / 10_000;

const loadShares =
  (report: VisitorReport) =>
  async (context: Context, query: ReportQuery): Promise<ReportData> => {
    const { total, rows } = await loadValues(context, query, { report, limit: maxShares });
    return { total, items: rows.map(({ value, count }) => ({ ...value, count, share: shareOf(count, total) })) };
  };

export const shareLoaders = {
  resolutions: loadShares('resolutions'),
  'device-pixel-ratios': loadShares('device-pixel-ratios'),
  'color-schemes': loadShares('color-schemes'),
  browsers: loadShares('browsers'),
  'operating-systems': loadShares('operating-systems'),
  /** Counts also the visits that came from nowhere else. */
  referrers: loadShares('referrers'),
};

export async function loadVisitorTimes(context: Context, query: ReportQuery): Promise<ReportData> {
  const hours = { report: 'visitor-times', limit: 7 * 24 } as const;
  const { total, rows } = await loadValues<{ weekday: number; hour: number }>(context, query, hours);
  const valuesOf = (day: number): number[] => {
    const ofDay = new Map(rows.filter(({ value }) => value.weekday === day).map(({ value, count }) => [value.hour, count]));
    return Array.from({ length: 24 }, (_, hour) => ofDay.get(hour) ?? 0);
  };
  return { total, items: hoursOfWeek([1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, values: valuesOf(weekday) }))) };
}
