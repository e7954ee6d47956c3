/** Reads the counts of visitors: those that are stored of months and days, and those of days that are not. */
import type { Context } from '../../../../platform/context/context';
import type { ReportQuery } from '../reportQuery';
import { countedRows, type VisitorReport } from './countedRows';
import { ofOpenDays, queryEvents } from './visitorSources';

interface CountRow<V> {
  readonly value: V;
  readonly count: number;
  readonly visitors: number;
}

// A visit of several of the branches counts once.
const ofBranches = (rows: string): string => `
  select selected.* from unnest($3) as branch, lateral (${rows} and branches = array[branch]) as selected
  union all ${rows} and cardinality(branches) > 1 and branches && $3`;

const storedMonths = `select month from "visitorStatisticMonth" where month >= $1 and (month + interval '1 month')::date <= $2::date + 1`;
const otherDays = `select day from "visitorStatisticDay" where day between $1 and $2 and date_trunc('month', day::timestamp) not in (${storedMonths})`;

/** The tables with the stored counts of the period by value, or by day. */
const tablesBy = {
  value: [`"visitorMonthCount" where month = any(array(${storedMonths}))`, `"visitorStatistic" where day = any(array(${otherDays}))`],
  day: [`"visitorStatistic" where day between $1 and $2`],
};

/** Sums up by value or by day: first the stored counts alone, because PostgreSQL expects many more of days that are not stored. */
function sumCounts(key: 'value' | 'day', report: VisitorReport, { branches }: ReportQuery): string {
  const sumOf = (rows: string) => `select ${key}, sum(count)::integer as count, sum(visitors)::integer as visitors from (${rows}) as counts group by ${key}`; // prettier-ignore
  const stored = tablesBy[key].map(table => {
    const rows = `select ${key}, count, visitors from ${table} and report = '${report}'`;
    return branches ? ofBranches(rows) : `${rows} and branches is null`;
  });
  const open = `select ${key}, count, visitors from (${countedRows[report]}) as counted where ${branches ? 'branches && $3' : 'branches is null'}`;
  return sumOf(`${sumOf(stored.join(' union all '))} union all ${open}`);
}

/** Returns the most frequent values of the period, at most `limit`, and the number of all. */
export async function loadValues<V extends object>(
  context: Context,
  query: ReportQuery,
  { report, limit }: { readonly report: VisitorReport; readonly limit: number },
): Promise<{ total: number; rows: CountRow<V>[] }> {
  const sql = `${ofOpenDays} select * from (
      select *, (sum(count) over ())::integer as total from (${sumCounts('value', report, query)}) as counts
    ) as counts where value is not null order by count desc, value limit ${limit}`;
  const rows = await queryEvents<CountRow<string> & { total: number }>(context, query, sql);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) as V })) };
}

/** Returns the number of each day that has one. */
export const loadDays = (context: Context, query: ReportQuery, report: VisitorReport): Promise<{ time: string; value: number }[]> =>
  queryEvents(context, query, `${ofOpenDays} select day::text as time, count as value from (${sumCounts('day', report, query)}) as counts`);
