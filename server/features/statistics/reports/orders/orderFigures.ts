/**
 * The figures of orders as SQL: which orders count, and how they are summed up by day, branch, delivery method and source. The job stores what these
 * queries return, and reports use them for the days that are not stored.
 */
import { isOnline, paymentMethodNames } from '../../../../../schema/rules/checkout/paymentMethods';
import { units } from '../../../../../schema/rules/product/units';
import { entriesOf } from '../../../../../schema/objects';

const onlineNames = paymentMethodNames.filter(isOnline).map(method => `'${method}'`);

const isAccepted = `num_nonnulls("confirmedAt", "inDeliveryAt", "deliveredAt", "completedAt") > 0`;
const isCalledOff = `num_nonnulls("canceledAt", "rejectedAt") > 0`;
const isWaitingForPayment = `("paymentMethod" in (${onlineNames.join(', ')}) and "paidAt" is null and not ${isAccepted} and not ${isCalledOff})`;
/** Failed orders and those that wait for their payment are none (table X). */
const isOrder = `("failedAt" is null and not ${isWaitingForPayment})`;
const isCanceled = `("failedAt" is null and ${isCalledOff})`;
/** A quotation is sold when it is accepted. */
export const isSold = `(${isOrder} and not ${isCalledOff} and (not "isQuotation" or ${isAccepted}))`;

// What is measured is one item, however heavy or long it is.
const countedTypes: readonly string[] = ['amount', 'serving', 'pair', 'person', 'package'];
const countedUnits = entriesOf(units).filter(([, { type }]) => countedTypes.includes(type));
const pieces = `case item ->> 'unit' ${countedUnits.map(([unit, { factor }]) => `when '${unit}' then ${factor} * (item ->> 'amount')::numeric`).join(' ')} else 1 end`;

export const hasItem = `not coalesce((item ->> 'isRemoved')::boolean, false)`;
const soldPieces = `(select coalesce(sum(${pieces}), 0) from jsonb_array_elements(items) as item where ${hasItem})`;

const amount = (name: string): string => `(pricing ->> '${name}')::numeric`;
export const sums = {
  orders: `count(*) filter (where ${isOrder})`,
  canceled: `count(*) filter (where ${isCanceled})`,
  items: `coalesce(sum(${soldPieces}) filter (where ${isSold}), 0)`,
  net: `coalesce(sum(${amount('totalNet')}) filter (where ${isSold}), 0)`,
  tax: `coalesce(sum(${amount('totalTax')}) filter (where ${isSold}), 0)`,
  gross: `coalesce(sum(${amount('totalGross')}) filter (where ${isSold}), 0)`,
};
export type Figure = keyof typeof sums;

/** The hours of a day as columns of an array. `zone` is the time zone of the shop. */
const ordersByHour = (zone: string): string => {
  const hour = `extract(hour from "createdAt" at time zone ${zone})`;
  return `array[${Array.from({ length: 24 }, (_, index) => `count(*) filter (where ${isOrder} and ${hour} = ${index})`).join(', ')}]::integer[]`;
};

/** Selects the figures of the orders that match the condition. */
export const selectFigures = (condition: string, zone: string): string =>
  `select day, "branchId", "deliveryType", source, ${entriesOf(sums)
    .map(([name, sum]) => `${sum} as ${name}`)
    .join(', ')}, ${ordersByHour(zone)} as "ordersByHour"
   from "order" where ${condition} group by day, "branchId", "deliveryType", source`;

const byBranch = (columns: string): string => `day, "branchId", "deliveryType", source, ${columns}`;
/** Sums up each branch and all branches together. */
const alsoTogether = (columns: string): string =>
  `grouping sets ((${byBranch(columns)}), (day, "deliveryType", source, ${columns})) order by day, "branchId"`;

interface GroupedSelect {
  readonly condition: string;
  /** Adds rows without a branch: all branches together. */
  readonly withTogether?: true;
}

const groupBy = (columns: string, { withTogether }: GroupedSelect): string =>
  `group by ${withTogether ? alsoTogether(columns) : byBranch(columns)}`;

/** Selects the sold products. An item without a product is one by its name. */
export const selectProducts = (select: GroupedSelect): string =>
  `select ${byBranch('product')}, unit, max(name) as name, sum(amount) as amount, count(distinct id)::integer as orders, sum(gross) as gross
   from (
     select id, day, "branchId", "deliveryType", source, coalesce(item ->> 'product', item ->> 'name') as product, item ->> 'unit' as unit,
       item ->> 'name' as name, (item ->> 'amount')::numeric as amount, (item ->> 'gross')::numeric as gross
     from "order" cross join lateral jsonb_array_elements(items) as item where ${select.condition} and ${isSold} and ${hasItem}
   ) as item ${groupBy('product, unit', select)}`;

const deliveryOr = (name: 'ZipCode' | 'City'): string =>
  `trim(coalesce(case when "isDeliveryAddressDifferent" then "delivery${name}" end, "${name[0]!.toLowerCase()}${name.slice(1)}", ''))`;

/** Selects the places of orders, by delivery or contact address; empty texts without an address. */
export const selectPlaces = (select: GroupedSelect): string =>
  `select ${byBranch('"zipCode"')}, city, count(*)::integer as orders, coalesce(sum(gross), 0) as gross
   from (
     select day, "branchId", "deliveryType", source, ${deliveryOr('ZipCode')} as "zipCode", ${deliveryOr('City')} as city,
       case when ${isSold} then ${amount('totalGross')} end as gross
     from "order" where ${select.condition} and ${isOrder}
   ) as place ${groupBy('"zipCode", city', select)}`;
