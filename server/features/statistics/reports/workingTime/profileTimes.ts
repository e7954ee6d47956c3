/** The planned and the worked time of one user. */
import type { DateTime } from 'luxon';
import type { Id } from '../../../../../schema/fields/field';
import type { Period } from '../../../../../schema/rules/statistics/period';
import type { PlannedDay } from '../../../../../schema/rules/statistics/workBalance';
import type { Context } from '../../../../platform/context/context';

/** Loads the published shifts and absences of each day. */
export const loadPlannedDays = ({ db }: Context, user: Id, { from, to }: Period, timezone: string): Promise<PlannedDay[]> =>
  db.query(
    `select day::date::text as date, type,
       case type when 'shift' then round(extract(epoch from "to" - "from") / 60 - "pauseMinutes") else 0 end::integer as minutes
     from "workingSchedule" cross join lateral generate_series(date_trunc('day', "from" at time zone $4),
       case type when 'shift' then "from" else "to" - interval '1 microsecond' end at time zone $4, interval '1 day') as day
     where "userId" = $1 and "isPublished" and day between $2::date and $3::date order by 1`,
    [user, from, to, timezone],
  );

export async function loadPlannedMinutes({ db }: Context, user: Id, from: DateTime, to: DateTime): Promise<number> {
  const [row] = await db.query<{ minutes: number }[]>(
    `select coalesce(sum(extract(epoch from "to" - "from") / 60 - "pauseMinutes"), 0)::integer as minutes from "workingSchedule"
     where "userId" = $1 and "isPublished" and type = 'shift' and "from" >= $2 and "from" < $3`,
    [user, from.toJSDate(), to.toJSDate()],
  );
  return row?.minutes ?? 0;
}

export async function loadWorkedMinutes({ db }: Context, user: Id, from: DateTime, to: DateTime): Promise<number> {
  const [row] = await db.query<{ minutes: number }[]>(
    `select coalesce(sum("workedMinutes"), 0)::integer as minutes from "workingActivity"
     where "userId" = $1 and "endedAt" is not null and "startedAt" >= $2 and "startedAt" < $3`,
    [user, from.toJSDate(), to.toJSDate()],
  );
  return row?.minutes ?? 0;
}
