/** Wishes that could not be fulfilled: over time, by reason, and by what they concerned. */
import { hasHours } from '../../../../../schema/rules/statistics/period';
import { lostDemandKinds } from '../../../../../schema/rules/statistics/demand/lostDemand';
import { searchKind } from '../../../../../schema/rules/statistics/demand/lostSearch';
import type { Context } from '../../../../platform/context/context';
import { toData, type ReportData, type WithTotal } from '../reportData';
import { startOfDay, type ReportQuery } from '../reportQuery';
import { timesOf } from '../times';

const maxRows = 500;

// $1 is the start of the period and $2 its end, $3 the branches, $4 the time zone, $5 the kinds. The first condition has an index. Visitors may
// only say that a search found nothing: what the server itself recorded has no visitor.
const lostEvents = `"analyticsEvent" where (type = 'lost-demand' or action = '${searchKind}')
  and "createdAt" >= $1 and "createdAt" < $2 and ($3::uuid[] is null or branch = any($3)) and action = any($5::text[])
  and case type when 'lost-demand' then visitor is null else type = 'event' and action = '${searchKind}' end`;

const queryLost = <R>({ db }: Context, { from, to, branches, timezone }: ReportQuery, sql: string): Promise<R[]> =>
  db.query(`with parameters as (select $1::timestamptz, $2::timestamptz, $3::uuid[], $4::text, $5::text[]) ${sql}`, [
    startOfDay(from, timezone).toJSDate(),
    startOfDay(to, timezone).plus({ days: 1 }).toJSDate(),
    branches,
    timezone,
    lostDemandKinds,
  ]);

export async function loadLostDemand(context: Context, query: ReportQuery): Promise<ReportData> {
  // Hours are instants, because an hour of a day in autumn occurs twice.
  const time = hasHours(query)
    ? `extract(epoch from date_trunc('hour', "createdAt", $4))::text`
    : `("createdAt" at time zone $4)::date::text`;
  const sql = `select ${time} as time, count(*)::integer as value from ${lostEvents} group by 1`;
  const rows = await queryLost<{ time: string; value: number }>(context, query, sql);
  const valueAt = new Map(rows.map(row => [row.time, row.value]));
  return {
    total: rows.reduce((sum, { value }) => sum + value, 0),
    items: timesOf(query).map(row => ({ date: row.time, value: valueAt.get(row.key) ?? 0 })),
  };
}

/** Returns the loader of a report that counts the wishes with the same values of these columns. */
const loadGroups =
  (columns: string) =>
  async (context: Context, query: ReportQuery): Promise<ReportData> => {
    const sql = `select ${columns}, branch.id as branch, coalesce(branch.name, 'Ohne Filiale') as "branchName", count, total
      from (
        select ${columns}, branch, count(*)::integer as count, (sum(count(*)) over ())::integer as total
        from (select action as kind, name as thing, branch from ${lostEvents}) as wish group by ${columns}, branch
        order by count(*) desc, ${columns}, branch limit ${maxRows}
      ) as lost left join branch on branch.id = lost.branch order by count desc, ${columns}, "branchName", branch.id`;
    return toData(await queryLost<WithTotal<object>>(context, query, sql));
  };

export const loadLostKinds = loadGroups('kind');
export const loadLostWishes = loadGroups('kind, thing');
