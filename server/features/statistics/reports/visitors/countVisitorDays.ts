/** The job `countVisitorStatistics`: stores the counts of past days, so that reports of long periods are fast. */
import { keysOf } from '../../../../../schema/objects';
import { visitorReports } from '../../../../../schema/rules/statistics/visitorReports';
import { inZone } from '../../../../../schema/rules/time/calendar';
import type { Context } from '../../../../platform/context/context';
import { advisoryLocks } from '../../../../platform/database/locks';
import { getSettings } from '../../../settings/settings.service';
import { maxTrustedAge } from '../../events/eventInput';
import { oldestMonth } from '../../events/partitions';
import { lockTimezone } from '../countingZone';
import { countedRows } from './countedRows';
import { countVisitorMonths } from './countVisitorMonths';
import { ofAllDays } from './visitorSources';

/** A run ends after this many milliseconds; the next one continues. */
const maxDuration = 20_000;

/** Stores the counts of past days that have none, and the sums of months that have none. A day waits until its last events have probably arrived. */
export async function countVisitorStatistics(context: Context): Promise<void> {
  const { timezone } = await getSettings(context);
  const today = inZone(new Date(context.now.getTime() - maxTrustedAge), timezone).toISODate();
  const days = await context.db.query<{ day: string }[]>(
    `select day::date::text as day from generate_series($1::date, $2::date - 1, interval '1 day') as past (day)
     where day::date not in (select day from "visitorStatisticDay") order by day desc`,
    [await oldestMonth(context), today],
  );
  const end = performance.now() + maxDuration;
  for (const { day } of days) {
    if (performance.now() > end) return;
    await countDay(context, day);
  }
  await countVisitorMonths(context, end);
}

/** Stores the counts of a day. Waits for transactions that store events, and lets new ones wait. */
function countDay(context: Context, day: string): Promise<void> {
  return context.transaction(async context => {
    const { db } = context;
    const timezone = await lockTimezone(context);
    await db.query(`select pg_advisory_xact_lock(${advisoryLocks.visitorStatistics})`);
    const [isNew] = await db.query<unknown[]>(
      `insert into "visitorStatisticDay" values ($1, $1::date::timestamp at time zone $2, ($1::date + 1)::timestamp at time zone $2)
       on conflict do nothing returning day`,
      [day, timezone],
    );
    if (!isNew) return; // another instance was faster
    const counts = keysOf(visitorReports).map(
      report => `select '${report}' as report, day, branches, value, count, visitors from (${countedRows[report]}) as counts`,
    );
    await db.query(
      `${ofAllDays} insert into "visitorStatistic" (report, day, branches, value, count, visitors)
       select * from (${counts.join(' union all ')}) as counts order by report, branches`,
      [day, day, null, timezone],
    );
  });
}
