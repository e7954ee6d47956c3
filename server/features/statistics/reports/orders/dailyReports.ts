/** Figures by day, or by hour when the period is one day; days and hours without orders are 0. */
import { hasHours } from '../../../../../schema/rules/statistics/period';
import { mapKeys } from '../../../../../schema/objects';
import type { Context } from '../../../../platform/context/context';
import type { ReportQuery } from '../reportQuery';
import type { ReportData } from '../reportData';
import { timesOf } from '../times';
import { sums, type Figure } from './orderFigures';
import { figureRows, ordersOfDay, queryFigures } from './orderSources';

type TimeRow<F extends Figure> = Record<F, number> & { readonly time: string };

/** Loads the figures of each day or hour in order. */
async function loadTimeSeries<F extends Figure>(context: Context, query: ReportQuery, figures: readonly F[]): Promise<TimeRow<F>[]> {
  const isHourly = hasHours(query);
  const rows = await queryFigures<{ time: string }>(context, query, isHourly ? hourSql(figures) : daySql(figures));
  const rowByTime = new Map(rows.map(row => [row.time, row as TimeRow<F>]));
  const empty = mapKeys<F, number>(figures, () => 0);
  return timesOf(query).map(({ key, time }) => ({ ...empty, ...rowByTime.get(key), time }));
}

const selectColumns = (figures: readonly Figure[], toSql: (figure: Figure) => string): string =>
  figures.map(figure => `(${toSql(figure)})::float8 as ${figure}`).join(', ');

const daySql = (figures: readonly Figure[]): string =>
  `select day::text as time, ${selectColumns(figures, figure => `sum(${figure})`)} from (${figureRows}) as figures group by day`;

// Hours are instants, because an hour of a day in autumn occurs twice.
const hourSql = (figures: readonly Figure[]): string =>
  `select extract(epoch from date_trunc('hour', "createdAt", $5))::text as time, ${selectColumns(figures, figure => sums[figure])}
   from ${ordersOfDay} group by date_trunc('hour', "createdAt", $5)`;

const total = (values: readonly number[]): number => Math.round(values.reduce((sum, value) => sum + value, 0) * 1e4) / 1e4;

/** Returns the loader of a report with one figure. */
export const loadDaily =
  (figure: Figure) =>
  async (context: Context, query: ReportQuery): Promise<ReportData> => {
    const rows = await loadTimeSeries(context, query, [figure]);
    const items = rows.map(row => ({ date: row.time, value: row[figure] }));
    return { total: total(items.map(({ value }) => value)), items };
  };

export async function loadRevenue(context: Context, query: ReportQuery): Promise<ReportData> {
  const rows = await loadTimeSeries(context, query, ['net', 'tax', 'gross']);
  return {
    total: total(rows.map(({ gross }) => gross)),
    items: rows.map(({ time, net, tax, gross }) => ({ date: time, net, tax, gross })),
  };
}
