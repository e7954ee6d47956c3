/** The orders of today beside those of the same weekday before. They are read as they are: stored figures know no revenue by hour. */
import type { DateTime } from 'luxon';
import { comparedDays, todayFigures, todayHours, type HourRow } from '../../../../../schema/rules/statistics/today/todayFigures';
import { inZone } from '../../../../../schema/rules/time/calendar';
import type { Context } from '../../../../platform/context/context';
import type { ReportQuery } from '../reportQuery';
import { sums } from './orderFigures';
import { inFilters } from './orderSources';

type ToResult = (rows: readonly HourRow[], at: DateTime) => object;

async function loadToday(context: Context, { timezone, branches, mode, source }: ReportQuery, toResult: ToResult): Promise<object> {
  const at = inZone(context.now, timezone);
  const local = `"createdAt" at time zone $5`;
  const rows = await context.db.query<HourRow[]>(
    `select day::text, extract(hour from ${local})::integer as hour, (${local})::time <= $2::time as "isSoFar",
       (${sums.orders})::integer as orders, (${sums.canceled})::integer as canceled, (${sums.gross})::float8 as gross
     from "order" where day = any($1::date[]) and ${inFilters} group by 1, 2, 3`,
    [comparedDays(at), at.toFormat('HH:mm:ss.SSS'), branches, mode, timezone, source],
  );
  return toResult(rows, at);
}

const load =
  (toResult: ToResult) =>
  (context: Context, query: ReportQuery): Promise<object> =>
    loadToday(context, query, toResult);

export const todayLoaders = { today: load(todayFigures), 'today-hours': load(todayHours) };
