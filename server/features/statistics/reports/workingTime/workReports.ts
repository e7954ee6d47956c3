/** Worked and planned time of each person per day, and of departments. The tables have indexes for these conditions, so nothing is stored. */
import { throwIfInvalid } from '../../../../../schema/errors/appError';
import type { Id } from '../../../../../schema/fields/field';
import type { Context } from '../../../../platform/context/context';
import { toData, type ReportData, type WithTotal } from '../reportData';
import { startOfDay, type ReportQuery } from '../reportQuery';

const personColumns = `record."userId" as user, coalesce("user"."firstName" || ' ' || "user"."lastName", "externalUser"."firstName" || ' ' || "externalUser"."lastName", 'Offener Dienst') as name`;
const persons = `left join "user" on "user".id = record."userId" left join "externalUser" on "externalUser".id = record."externalUserId"`;

/** The items of a report: 50 persons for more than a year. The sums of a shorter list would be wrong. */
const maxItems = 20_000;

/** The first three parameters of the queries: start, end and branches. */
function periodParameters({ from, to, branches, timezone }: ReportQuery): [Date, Date, readonly Id[] | null] {
  return [startOfDay(from, timezone).toJSDate(), startOfDay(to, timezone).plus({ days: 1 }).toJSDate(), branches];
}

/** Throws INVALID when the period has too many items. */
async function queryPersons<R>({ db }: Context, query: ReportQuery, sql: string): Promise<R[]> {
  const limited = `with parameters as (select $1::timestamptz, $2::timestamptz, $3::uuid[], $4::text) ${sql} limit ${maxItems + 1}`;
  const items = await db.query<R[]>(limited, [...periodParameters(query), query.timezone]);
  throwIfInvalid(items.length > maxItems ? [{ path: ['to'], rule: 'periodTooLong' }] : []);
  return items;
}

export async function loadWorkingActivities(context: Context, query: ReportQuery): Promise<ReportData> {
  const items = await queryPersons<{ workedMinutes: number }>(
    context,
    query,
    `select ${personColumns}, ("startedAt" at time zone $4)::date::text as date,
       sum("workedMinutes")::integer as "workedMinutes", sum("pauseMinutes")::integer as "pauseMinutes"
     from "workingActivity" as record ${persons}
     where "startedAt" >= $1 and "startedAt" < $2 and "endedAt" is not null and ($3::uuid[] is null or record."branchId" = any($3))
     group by "userId", "externalUserId", 2, 3 order by 3, 2, "userId", "externalUserId"`,
  );
  return { total: items.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0), items };
}

// A shift belongs to the day on which it starts. An absence takes every day that it touches, but not the day at whose midnight it ends.
export async function loadWorkingSchedules(context: Context, query: ReportQuery): Promise<ReportData> {
  const items = await queryPersons<{ plannedMinutes: number }>(
    context,
    query,
    `select ${personColumns}, day::date::text as date, type,
       sum(case when type = 'shift' then extract(epoch from record."to" - record."from") / 60 - record."pauseMinutes" else 0 end)::integer as "plannedMinutes"
     from "workingSchedule" as record ${persons} cross join lateral generate_series(
       date_trunc('day', record."from" at time zone $4),
       case type when 'shift' then record."from" else record."to" - interval '1 microsecond' end at time zone $4, interval '1 day') as day
     where record."from" < $2 and record."to" > $1 and ($3::uuid[] is null or record."branchId" = any($3))
       and day >= $1::timestamptz at time zone $4 and day < $2::timestamptz at time zone $4
     group by "userId", "externalUserId", 2, 3, type order by 3, 2, type, "userId", "externalUserId"`,
  );
  return { total: items.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0), items };
}

/** The most departments that are listed; the total is that of all. */
const maxDepartments = 500;

// Compared are whole periods, not days, because who begins at midnight often clocks in the day before. A shift counts once it has ended,
// like an activity. What is beyond the plan of a person is divided among the departments by the person's worked time.
export async function loadWorkingDepartments(context: Context, query: ReportQuery): Promise<ReportData> {
  const rows = await context.db.query<WithTotal<object>[]>(
    `with worked as (
       select coalesce("userId", "externalUserId") as person, "branchId", "departmentId", sum("workedMinutes") as minutes
       from "workingActivity" where "startedAt" >= $1 and "startedAt" < $2 and "endedAt" is not null group by 1, 2, 3
     ), planned as (
       select coalesce("userId", "externalUserId") as person, sum(extract(epoch from "to" - "from") / 60 - "pauseMinutes") as minutes
       from "workingSchedule" where type = 'shift' and "from" >= $1 and "from" < $2 and "to" <= $4 group by 1
     ), compared as (
       select worked.*, greatest(1 - planned.minutes / nullif(sum(worked.minutes) over (partition by person), 0), 0) as extra
       from worked left join planned using (person)
     )
     select department.id as department, coalesce(department.name, 'Ohne Abteilung') as name, sum(minutes)::integer as "workedMinutes",
       round(sum(minutes * extra))::integer as "extraMinutes",
       (sum(sum(minutes)) over ())::integer as total
     from compared left join department on department.id = "departmentId"
     where $3::uuid[] is null or compared."branchId" = any($3)
     group by department.id, 2 having sum(minutes) > 0 order by 3 desc, 2, 1 limit ${maxDepartments}`,
    [...periodParameters(query), context.now],
  );
  return toData(rows);
}
