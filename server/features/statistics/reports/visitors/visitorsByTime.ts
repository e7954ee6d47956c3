/** Visitors and page views by day, or by hour when the period is one day. */
import { hasHours } from '../../../../../schema/rules/statistics/period';
import type { Context } from '../../../../platform/context/context';
import type { ReportData } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { timesOf } from '../times';
import { loadDays } from './storedCounts';
import { ofAllDays, queryEvents } from './visitorSources';

interface TimeRow {
  readonly time: string;
  readonly value: number;
}

const sum = (rows: readonly TimeRow[]): number => rows.reduce((total, { value }) => total + value, 0);

const fillTimes = (query: ReportQuery, rows: readonly TimeRow[]) => {
  const valueAt = new Map(rows.map(({ time, value }) => [time, value]));
  return timesOf(query).map(({ key, time }) => ({ date: time, value: valueAt.get(key) ?? 0 }));
};

// Hours are instants, because an hour of a day in autumn occurs twice.
const countHours = (context: Context, query: ReportQuery, count: string): Promise<TimeRow[]> =>
  queryEvents(
    context,
    query,
    `${ofAllDays} select extract(epoch from date_trunc('hour', "createdAt", $4))::text as time, (${count})::integer as value
     from event where $3::uuid[] is null or branch = any($3) group by 1`,
  );

/** Returns the loader of numbers by day; `hourCount` is the same number as SQL. A visitor of several hours is one visitor of the day. */
const loadTimes =
  (report: 'unique-visitors' | 'page-views', hourCount: string) =>
  async (context: Context, query: ReportQuery): Promise<ReportData> => {
    const days = await loadDays(context, query, report);
    return { total: sum(days), items: fillTimes(query, hasHours(query) ? await countHours(context, query, hourCount) : days) };
  };

export const loadUniqueVisitors = loadTimes('unique-visitors', 'count(distinct visitor)');
export const loadPageViews = loadTimes('page-views', 'count(*) filter (where "isView")');
