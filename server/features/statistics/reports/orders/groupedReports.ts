/** Orders by product, by delivery method, by weekday and hour, and by place. */
import type { Context } from '../../../../platform/context/context';
import { toData, type ReportData, type WithTotal } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { hoursOfWeek } from '../times';
import { figureRows, placeRows, productRows, queryFigures } from './orderSources';

const maxProducts = 50;
const maxPlaces = 500;

export async function loadPopularItems(context: Context, query: ReportQuery): Promise<ReportData> {
  const sql = `select product.id as product, coalesce(product.name, popular.name) as name, popular.amount, popular.unit, orders, gross, total
    from (
      select product, unit, max(name) as name, sum(amount)::float8 as amount, sum(orders)::integer as orders, sum(gross)::float8 as gross,
        (count(*) over ())::integer as total
      from (${productRows(query)}) as sold group by product, unit
      order by sum(orders) desc, sum(amount) desc, product, unit limit ${maxProducts}
    ) as popular left join product on product.id::text = popular.product order by orders desc, popular.amount desc, popular.product, popular.unit`;
  return toData(await queryFigures<WithTotal<object>>(context, query, sql));
}

export async function loadDeliveryMethods(context: Context, query: ReportQuery): Promise<ReportData> {
  const sql = `select "deliveryType" as mode, sum(orders)::integer as orders, sum(gross)::float8 as gross, (sum(sum(orders)) over ())::integer as total
    from (${figureRows}) as figures group by 1 having sum(orders) > 0 order by sum(orders) desc, 1`;
  return toData(await queryFigures<WithTotal<object>>(context, query, sql));
}

export async function loadOrderTimes(context: Context, query: ReportQuery): Promise<ReportData> {
  const hours = Array.from({ length: 24 }, (_, hour) => `coalesce(sum("ordersByHour"[${hour + 1}]), 0)::integer`);
  const sql = `select extract(isodow from day)::integer as weekday, array[${hours.join(', ')}] as values from (${figureRows}) as figures group by 1`;
  const rows = await queryFigures<{ weekday: number; values: number[] }>(context, query, sql);
  const items = hoursOfWeek(rows);
  return { total: items.reduce((sum, { value }) => sum + value, 0), items };
}

/** Returns the loader of a report by place. Joins places that differ only in upper and lower case; shows their most frequent spelling. */
export const loadPlaces =
  (figure: 'orders' | 'gross') =>
  async (context: Context, query: ReportQuery): Promise<ReportData> => {
    const sql = `select nullif("zipCode", '') as "zipCode", coalesce(nullif(mode() within group (order by city), ''), case "zipCode" when '' then 'Ohne Angabe' else '' end) as city,
        sum(${figure})::float8 as value, (sum(sum(${figure})) over ())::float8 as total
      from (${placeRows(query)}) as places group by "zipCode", lower(city) having sum(${figure}) <> 0
      order by sum(${figure}) desc, "zipCode", lower(city) limit ${maxPlaces}`;
    return toData(await queryFigures<WithTotal<object>>(context, query, sql));
  };
