/** The events of visitors, and their visits, as SQL. The job that stores counts and the reports use the same. */
import type { Context } from '../../../../platform/context/context';
import type { ReportQuery } from '../reportQuery';

// $1 and $2 are the period, $3 the branches, $4 the time zone.
const allDays = `select day::date as day from generate_series($1::date, $2::date, interval '1 day') as period (day)`;

/** Days of the period whose counts are not stored, such as today. */
const openDays = `${allDays} where day::date not in (select day from "visitorStatisticDay")`;

/** Orders that were not possible are stored in the same table, and no visitor caused them. */
const ofVisitors = `visitor is not null and type <> 'lost-demand'`;

const columns = [
  ...['"createdAt"', 'id', 'visitor', 'branch', '"isView"', 'type', 'action', 'category', 'name', 'path', 'referrer', '"isDark"'],
  ...['"screenWidth"', '"screenHeight"', '"pixelRatio"', 'browser', '"browserVersion"', '"operatingSystem"', '"operatingSystemVersion"'],
];

/** The order of the events of a visitor. */
export const inOrder = `order by "createdAt", "isView" desc, id`;

const ofDay = `over (partition by day, visitor ${inOrder})`;

/**
 * Defines `event`, the events of the days, and `step`, the same with the number of their visit. A visitor has another key each day, so that
 * no visit reaches beyond the day. The offset makes PostgreSQL read the events day by day; otherwise it might compare all events with the days.
 */
const definitions = (days: string): string => `
  parameters as (select $1::date, $2::date, $3::uuid[], $4::text),
  event as (
    select chosen.day, array_remove(array[branch], null) as branches, stored.* from unnest(array(${days})) as chosen (day), lateral (
      select ${columns.join(', ')} from "analyticsEvent"
      where "createdAt" >= chosen.day::timestamp at time zone $4 and "createdAt" < (chosen.day + 1)::timestamp at time zone $4 and ${ofVisitors} offset 0
    ) as stored
  ),
  step as (
    select *, count(*) filter (where "isFirst") ${ofDay} as visit from (
      select *, coalesce("createdAt" - lag("createdAt") ${ofDay} >= interval '30 minutes', true) as "isFirst" from event
    ) as event
  )`;

/** Defines `event` and `step` of all days of the period. */
export const ofAllDays = `with ${definitions(allDays)}`;
/** Defines `event` and `step` of the days whose counts are not stored. */
export const ofOpenDays = `with ${definitions(openDays)}`;

/** Runs a query with the parameters of the report. */
export const queryEvents = <R>({ db }: Context, { from, to, branches, timezone }: ReportQuery, sql: string): Promise<R[]> =>
  db.query(sql, [from, to, branches, timezone]);
