/** The events of visitors, and their sessions, as SQL that reports group. */
import type { Context } from '../../../../platform/context/context';
import { startOfDay, type ReportQuery } from '../reportQuery';

// $1 is the start of the period and $2 its end, $3 the branches, $4 the time zone.
const inPeriod = `"createdAt" >= $1 and "createdAt" < $2`;

/** Orders that were not possible are stored in the same table, and no visitor caused them. */
const ofVisitors = `${inPeriod} and visitor is not null and type <> 'lost-demand'`;

export const inBranches = `($3::uuid[] is null or branch = any($3))`;

/** The events of visitors, of the branches. */
export const visitorEvents = `"analyticsEvent" where ${ofVisitors} and ${inBranches}`;

const order = `order by "createdAt", "isView" desc, id`;

/**
 * Selects the columns of all events of the sessions that had an event of the branches, with the number of their session. A visitor has another
 * key each day, so that no session reaches beyond the period.
 */
export const sessionEvents = (columns: string): string => `
  select *, bool_or(${inBranches}) over (partition by visitor, session) as "isIncluded" from (
    select *, count(*) filter (where "isFirst") over (partition by visitor ${order}) as session from (
      select visitor, "createdAt", "isView", id, branch, ${columns},
        coalesce("createdAt" - lag("createdAt") over (partition by visitor ${order}) >= interval '30 minutes', true) as "isFirst"
      from "analyticsEvent" where ${ofVisitors}
    ) as event
  ) as event`;

/** Selects the columns of the first event of each session, of those that match the condition. */
export const firstEvents = (columns: string, condition = 'true'): string => `
  select distinct on (visitor, session) * from (${sessionEvents(columns)}) as event where "isIncluded" and ${condition}
  order by visitor, session, "createdAt", "isView" desc, id`;

/** The event after this one, in the order of the session. */
export const nextInSession = `over (partition by visitor, session ${order})`;

/** Runs a query with the parameters of the report. */
export const queryEvents = <R>({ db }: Context, { from, to, branches, timezone }: ReportQuery, sql: string): Promise<R[]> =>
  db.query(`with parameters as (select $1::timestamptz, $2::timestamptz, $3::uuid[], $4::text) ${sql}`, [
    startOfDay(from, timezone).toJSDate(),
    startOfDay(to, timezone).plus({ days: 1 }).toJSDate(),
    branches,
    timezone,
  ]);
