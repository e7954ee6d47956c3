/** The working time of one user: target, balance, vacation, and the activities of each day. */
import { daysOf } from '../../../../../schema/rules/statistics/period';
import { absentDays, targetOf } from '../../../../../schema/rules/statistics/workBalance';
import type { Context } from '../../../../platform/context/context';
import type { ReportData } from '../reportData';
import { startOfDay } from '../reportQuery';
import type { ProfileQuery } from './profileQuery';
import { loadPlannedDays, loadPlannedMinutes, loadWorkedMinutes } from './profileTimes';

export async function loadUserProfile(context: Context, { user, from, to, now, timezone }: ProfileQuery): Promise<object> {
  const today = now.toISODate()!;
  const year = { from: `${now.year}-01-01`, to: `${now.year}-12-31` };
  const planned = await loadPlannedDays(context, user.id, { from, to }, timezone);
  const ofYear = await loadPlannedDays(context, user.id, year, timezone);
  const pastDays = daysOf({ from, to }).filter(date => date <= today);
  const { target, credit } = targetOf(user, pastDays, planned);
  const workedMinutes = await loadWorkedMinutes(context, user.id, startOfDay(from, timezone), now);
  const pastOfYear = ofYear.filter(({ date }) => date <= today);
  return {
    user: user.id,
    targetMinutes: target,
    workedMinutes,
    plannedMinutes: await loadPlannedMinutes(context, user.id, now, startOfDay(to, timezone).plus({ days: 1 })),
    balanceMinutes: workedMinutes + credit - target,
    holidayDaysTaken: absentDays(user, pastOfYear, 'vacation'),
    holidayDaysRemaining: user.holidayDaysPerYear === null ? null : user.holidayDaysPerYear - absentDays(user, ofYear, 'vacation'),
    sickDays: absentDays(user, planned, 'sick'),
  };
}

interface ActivityRow {
  readonly date: string;
  readonly workedMinutes: number | null;
}

/** Loads the activities of each day, also those that are still running. */
export async function loadUserActivities({ db }: Context, { user, from, to, timezone }: ProfileQuery): Promise<ReportData> {
  const rows = await db.query<ActivityRow[]>(
    `select ("startedAt" at time zone $4)::date::text as date, activity.id, "startedAt", "endedAt", "workedMinutes",
       activity."pauseMinutes", project.name as project, task.title as task
     from "workingActivity" as activity left join project on project.id = "projectId" left join task on task.id = "taskId"
     where "userId" = $1 and "startedAt" >= $2 and "startedAt" < $3 order by "startedAt"`,
    [user.id, startOfDay(from, timezone).toJSDate(), startOfDay(to, timezone).plus({ days: 1 }).toJSDate(), timezone],
  );
  const days = [...new Set(rows.map(({ date }) => date))];
  return {
    total: rows.reduce((sum, { workedMinutes }) => sum + (workedMinutes ?? 0), 0),
    items: days.map(day => ({
      date: day,
      activities: rows.filter(({ date }) => date === day).map(({ date: _, ...activity }) => activity),
    })),
  };
}
