/** The part of the job `countVisitorStatistics` that sums up the counts of past months, so that reports of a year are fast. */
import type { Context } from '../../../../platform/context/context';

const nextMonth = (month: string): string => `(${month} + interval '1 month')::date`;

/** Stores the sums of months whose days all have their counts, until this time of the process. */
export async function countVisitorMonths({ db }: Pick<Context, 'db'>, end: number): Promise<void> {
  const months = await db.query<{ month: string }[]>(
    `select month::text from (
       select date_trunc('month', day::timestamp)::date as month, count(*) as days from "visitorStatisticDay" group by 1
     ) as counted
     where days = ${nextMonth('month')} - month and month not in (select month from "visitorStatisticMonth") order by month desc`,
  );
  for (const { month } of months) {
    if (performance.now() > end) return;
    await db.query(sumSql, [month]);
  }
}

// Events of the month that arrive now delete one of its days: the lock waits for them, or they wait for the sums and delete them again.
const sumSql = `
  with counted as materialized (
    select day from "visitorStatisticDay" where day >= $1::date and day < ${nextMonth('$1::date')} for key share
  ), stored as (
    insert into "visitorStatisticMonth" select $1::date where (select count(*) from counted) = ${nextMonth('$1::date')} - $1::date
    on conflict do nothing returning month
  )
  insert into "visitorMonthCount" (month, report, branches, value, count, visitors)
  select stored.month, report, branches, value, sum(count), sum(visitors)
  from stored, "visitorStatistic" where day >= $1::date and day < ${nextMonth('$1::date')} group by 1, 2, 3, 4`;
