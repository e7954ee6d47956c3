/** The orders of today beside those of the same weekday before. They are read as they are: stored figures know no revenue by hour. */
import type { DateTime } from 'luxon';
import { comparedDays, type HourRow } from '../../../../../schema/rules/statistics/today/todayFigures';
import { inZone } from '../../../../../schema/rules/time/calendar';
import type { Context } from '../../../../platform/context/context';
import type { ReportQuery } from '../reportQuery';
import { sums } from './orderFigures';
import { inFilters } from './orderSources';

export type ToResult = (rows: readonly HourRow[], at: DateTime) => object;

/** Loads the orders of today and of the days to compare, and returns the result of a report. */
export async function loadToday(context: Context, { timezone, branches, mode }: ReportQuery, toResult: ToResult): Promise<object> {
  const at = inZone(context.now, timezone);
  const local = `"createdAt" at time zone $5`;
  const rows = await context.db.query<HourRow[]>(
    `select day::text, extract(hour from ${local})::integer as hour, "deliveryType" as mode, (${local})::time <= $2::time as "isSoFar",
       (${sums.orders})::integer as orders, (${sums.canceled})::integer as canceled, (${sums.gross})::float8 as gross
     from "order" where day = any($1::date[]) and ${inFilters} group by 1, 2, 3, 4`,
    [comparedDays(at), at.toFormat('HH:mm:ss.SSS'), branches, mode, timezone],
  );
  return toResult(rows, at);
}
