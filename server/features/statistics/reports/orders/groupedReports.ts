/** Orders by product and pair of products, by delivery method, by weekday and hour, and by place. */
import type { Context } from '../../../../platform/context/context';
import { toData, type ReportData, type WithTotal } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { hoursOfWeek } from '../times';
import { hasItem, isSold } from './orderFigures';
import { figureRows, inFilters, placeRows, productRows, queryFigures } from './orderSources';

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

/** With a year of 100,000 orders all of them would take three seconds, and the newest say as much. */
const maxOrders = 20_000;
const maxPairs = 20;
const minOrders = 3;
/** An order for a party has so many pairs that they would say nothing and take long. */
const maxBasketProducts = 20;

const pairsSql = `
  basket as materialized (
    select array(
      select distinct item ->> 'product' from jsonb_array_elements(items) as item where ${hasItem} and item ->> 'product' is not null
    ) as products
    from "order" where day between $1 and $2 and ${inFilters} and ${isSold} order by day desc, "createdAt" desc limit ${maxOrders}
  ),
  ordered as (select key, count(*) as orders from basket cross join unnest(products) as key group by key),
  pair as (
    select first.key as first, second.key as second, count(*) as orders, (count(*) over ())::integer as total
    from basket cross join unnest(products) as first (key) cross join unnest(products) as second (key)
    where cardinality(products) between 2 and ${maxBasketProducts} and first.key < second.key
    group by first.key, second.key having count(*) >= ${minOrders}
    order by count(*) desc, first.key, second.key limit ${maxPairs}
  )`;

export async function loadProductPairs(context: Context, query: ReportQuery): Promise<ReportData> {
  const sql = `, ${pairsSql}
    select coalesce(one.name, 'Gelöschtes Produkt') as first, coalesce(other.name, 'Gelöschtes Produkt') as second,
      pair.orders::integer as orders, round(pair.orders::numeric / count, 4)::float8 as share,
      round(pair.orders::numeric * count / (ordered.orders * alone.orders), 2)::float8 as factor, total
    from pair join ordered on ordered.key = pair.first join ordered as alone on alone.key = pair.second
    cross join (select count(*) from basket) as baskets
    left join product as one on one.id::text = pair.first left join product as other on other.id::text = pair.second
    order by pair.orders desc, first, second`;
  return toData(await queryFigures<WithTotal<object>>(context, query, sql));
}
