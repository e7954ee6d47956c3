/** The job `countOrderStatistics`: stores the figures of past days, so that reports of long periods are fast. */
import { inZone } from '../../../../../schema/rules/time/calendar';
import { getSettings } from '../../../settings/settings.service';
import type { Context } from '../../../../platform/context/context';
import { advisoryLocks } from '../../../../platform/database/locks';
import { lockTimezone } from '../countingZone';
import { selectFigures, selectPlaces, selectProducts } from './orderFigures';

/** A run ends after this many milliseconds; the next one continues. */
const maxDuration = 20_000;

/** Stores the figures of past days that have none. Today changes with every order, so it is not stored. */
export async function countOrderStatistics(context: Context): Promise<void> {
  const { timezone } = await getSettings(context);
  const today = inZone(context.now, timezone).toISODate();
  const days = await context.db.query<{ day: string }[]>(
    `select day::text from generate_series((select min(day) from "order"), $1::date - 1, interval '1 day') as past (day)
     where day::date not in (select day from "orderStatisticDay") order by day desc`,
    [today],
  );
  const end = performance.now() + maxDuration;
  for (const { day } of days) {
    if (performance.now() > end) return;
    await countDay(context, day.slice(0, 10));
  }
}

/** Stores the figures of a day. Waits for transactions that change orders of the day, and lets new ones wait. */
function countDay(context: Context, day: string): Promise<void> {
  return context.transaction(async context => {
    const { db } = context;
    const timezone = await lockTimezone(context);
    await db.query(`select pg_advisory_xact_lock(${advisoryLocks.statistics}, $1::date - date '2000-01-01')`, [day]);
    const [isNew] = await db.query<unknown[]>(`insert into "orderStatisticDay" values ($1) on conflict do nothing returning day`, [day]);
    if (!isNew) return;
    const condition = 'day = $1';
    await db.query(
      `insert into "orderStatistic" (day, "branchId", "deliveryType", source, orders, canceled, items, net, tax, gross, "ordersByHour")
       ${selectFigures(condition, '$2')}`,
      [day, timezone],
    );
    await db.query(
      `insert into "orderStatisticProduct" (day, "branchId", "deliveryType", source, product, unit, name, amount, orders, gross)
       ${selectProducts({ condition, withTogether: true })}`,
      [day],
    );
    await db.query(
      `insert into "orderStatisticPlace" (day, "branchId", "deliveryType", source, "zipCode", city, orders, gross)
       ${selectPlaces({ condition, withTogether: true })}`,
      [day],
    );
  });
}
