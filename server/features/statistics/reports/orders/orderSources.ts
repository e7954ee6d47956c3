/** The rows that reports of orders sum up: stored figures, and those of days that are not stored. */
import type { Context } from '../../../../platform/context/context';
import type { ReportQuery } from '../reportQuery';
import { selectFigures, selectPlaces, selectProducts } from './orderFigures';

// $1 and $2 are the period, $3 the branches, $4 the delivery method, $5 the time zone, $6 the source.
const inModeAndSource = `($4::text is null or "deliveryType" = $4) and ($6::text is null or source = $6)`;
export const inFilters = `($3::uuid[] is null or "branchId" = any($3)) and ${inModeAndSource}`;
const isNotStored = `day = any(array(
  select past::date from generate_series($1::date, $2::date, interval '1 day') as past where past::date not in (select day from "orderStatisticDay")
)) and ${inFilters}`;
/** Rows without a branch are all branches together. */
const storedGroups = (branches: ReportQuery['branches']): string =>
  `${branches ? '"branchId" = any($3)' : '"branchId" is null'} and day between $1 and $2 and ${inModeAndSource}`;

export const figureRows = `
  select day, "deliveryType", orders, canceled, items, net, tax, gross, "ordersByHour" from "orderStatistic" where day between $1 and $2 and ${inFilters}
  union all select day, "deliveryType", orders, canceled, items, net, tax, gross, "ordersByHour" from (${selectFigures(isNotStored, '$5')}) as raw`;

export const productRows = ({ branches }: ReportQuery): string => `
  select product, unit, name, amount, orders, gross from "orderStatisticProduct" where ${storedGroups(branches)}
  union all select product, unit, name, amount, orders, gross from (${selectProducts({ condition: isNotStored })}) as raw`;

export const placeRows = ({ branches }: ReportQuery): string => `
  select "zipCode", city, orders, gross from "orderStatisticPlace" where ${storedGroups(branches)}
  union all select "zipCode", city, orders, gross from (${selectPlaces({ condition: isNotStored })}) as raw`;

/** The orders of one day. */
export const ordersOfDay = `"order" where day = $1 and day = $2 and ${inFilters}`;

/** Runs a query with the parameters of the report; it has to use all six. */
export const queryFigures = <R>({ db }: Context, { from, to, branches, mode, timezone, source }: ReportQuery, sql: string): Promise<R[]> =>
  db.query(`with parameters as (select $1::date, $2::date, $3::uuid[], $4::text, $5::text, $6::text) ${sql}`, [
    ...[from, to, branches, mode, timezone, source],
  ]);
