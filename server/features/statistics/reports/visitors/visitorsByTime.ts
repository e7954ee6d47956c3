/** Visitors and page views by day, or by hour when the period is one day. */
import { hasHours } from '../../../../../schema/rules/statistics/period';
import type { Context } from '../../../../platform/context/context';
import type { ReportData } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { timesOf } from '../times';
import { queryEvents, visitorEvents } from './visitorSources';

const day = `("createdAt" at time zone $4)::date::text`;
// Hours are instants, because an hour of a day in autumn occurs twice.
const hour = `extract(epoch from date_trunc('hour', "createdAt", $4))::text`;

interface TimeRow {
  readonly time: string;
  readonly value: number;
}

const sum = (rows: readonly TimeRow[]): number => rows.reduce((total, { value }) => total + value, 0);

const fillTimes = (query: ReportQuery, rows: readonly TimeRow[]) => {
  const valueAt = new Map(rows.map(({ time, value }) => [time, value]));
  return timesOf(query).map(({ key, time }) => ({ date: time, value: valueAt.get(key) ?? 0 }));
};

export async function loadPageViews(context: Context, query: ReportQuery): Promise<ReportData> {
  const time = hasHours(query) ? hour : day;
  const sql = `select ${time} as time, count(*)::integer as value from ${visitorEvents} and "isView" group by 1`;
  const rows = await queryEvents<TimeRow>(context, query, sql);
  return { total: sum(rows), items: fillTimes(query, rows) };
}

const countVisitors = (context: Context, query: ReportQuery, time: string): Promise<TimeRow[]> =>
  queryEvents(
    context,
    query,
    `select time, count(*)::integer as value from (select distinct ${time} as time, visitor from ${visitorEvents}) as visitor group by time`,
  );

/** A visitor of several hours is one visitor of the day. */
export async function loadUniqueVisitors(context: Context, query: ReportQuery): Promise<ReportData> {
  const days = await countVisitors(context, query, day);
  const rows = hasHours(query) ? await countVisitors(context, query, hour) : days;
  return { total: sum(days), items: fillTimes(query, rows) };
}
