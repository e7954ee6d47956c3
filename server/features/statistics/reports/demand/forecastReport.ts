/** What is probably sold tomorrow, per branch, product and unit. */
import type { Id } from '../../../../../schema/fields/field';
import { keysOf } from '../../../../../schema/objects';
import { deliveryMethods } from '../../../../../schema/rules/checkout/deliveryMethods';
import type { Unit } from '../../../../../schema/rules/product/units';
import { createForecast, dayKindOf, sameWeekdays, type DayKind } from '../../../../../schema/rules/statistics/demand/forecast';
import { dateOf, dayOf, inZone } from '../../../../../schema/rules/time/calendar';
import type { OpeningRule } from '../../../../../schema/rules/time/openingRule';
import { getSettings } from '../../../settings/settings.service';
import type { Context } from '../../../../platform/context/context';
import { hasItem, isSold } from '../orders/orderFigures';
import type { ReportData } from '../reportData';
import type { ReportQuery } from '../reportQuery';

const maxRows = 500;

// The index of the time for which an order was placed begins with branch and delivery method.
const due = `coalesce(appointment, "appointmentDate", "earliestAt")`;
const startOf = (date: string): string => `(${date})::timestamp at time zone $4`;

/** Sums up what was sold for these days. $1 are the days, $2 the branches, $3 the delivery methods, $4 the time zone. */
const amountsSql = `
  select sold.branch, product.id as product, coalesce(max(product.name), max(sold.name)) as name, sold.unit, json_object_agg(date, amount) as amounts
  from (
    select branch, date, coalesce(item ->> 'product', item ->> 'name') as key, item ->> 'unit' as unit, max(item ->> 'name') as name,
      sum((item ->> 'amount')::numeric)::float8 as amount
    from unnest($1::date[]) as due (date) cross join unnest($2::uuid[]) as place (branch) cross join unnest($3::text[]) as delivery (method)
    cross join lateral (
      select items from "order" where "branchId" = branch and "deliveryType" = method
        and ${due} >= ${startOf('date')} and ${due} < ${startOf('date + 1')} and ${isSold}
    ) as placed cross join lateral jsonb_array_elements(items) as item
    where ${hasItem} group by 1, 2, 3, 4
  ) as sold left join product on product.id::text = sold.key
  group by sold.branch, sold.key, product.id, sold.unit`;

interface BranchRow {
  readonly id: Id;
  readonly name: string;
  readonly openingHours: readonly OpeningRule[];
}

interface AmountRow {
  readonly branch: Id;
  readonly product: Id | null;
  readonly name: string;
  readonly unit: Unit;
  /** By day. */
  readonly amounts: Readonly<Record<string, number>>;
}

export async function loadForecast(
  context: Context,
  { branches: ids, timezone }: ReportQuery,
): Promise<Pick<ReportQuery, 'from' | 'to'> & ReportData> {
  const { holidayCountry } = await getSettings(context);
  const tomorrow = dateOf(dayOf(inZone(context.now, timezone)) + 1);
  const branches = await context.db.query<BranchRow[]>(
    'select id, name, "openingHours" from branch where $1::uuid[] is null or id = any($1) order by name, id',
    [ids],
  );
  const rows = await context.db.query<AmountRow[]>(amountsSql, [
    [tomorrow, ...sameWeekdays(tomorrow)],
    branches.map(({ id }) => id),
    keysOf(deliveryMethods),
    timezone,
  ]);
  const items = branches.flatMap(branch => {
    const usualDays = sameWeekdays(tomorrow).filter(date => dayKindOf({ ...branch, holidayCountry }, date) === 'usual');
    const day = dayKindOf({ ...branch, holidayCountry }, tomorrow);
    return rows.filter(row => row.branch === branch.id).flatMap(row => toItem(row, { branch, day, tomorrow, usualDays }));
  });
  return { from: tomorrow, to: tomorrow, total: items.length, items: largest(items) };
}

interface ForecastDays {
  readonly branch: BranchRow;
  readonly day: DayKind;
  readonly tomorrow: string;
  /** The same weekdays, newest first. */
  readonly usualDays: readonly string[];
}

/** Returns nothing for a product that is probably not sold on this weekday. */
function toItem({ product, name, unit, amounts }: AmountRow, { branch, day, tomorrow, usualDays }: ForecastDays) {
  const { amount, error, days } = createForecast(usualDays.map(date => amounts[date] ?? 0));
  const preordered = amounts[tomorrow] ?? 0;
  if (!amount && !preordered) return [];
  const forecast = day === 'closed' ? 0 : amount;
  return [{ branch: branch.id, branchName: branch.name, day, product, name, unit, forecast, preordered, error, days }];
}

type ForecastRow = ReturnType<typeof toItem>[number];

const sizeOf = ({ forecast, preordered }: ForecastRow): number => Math.max(forecast ?? 0, preordered);

/** Returns the largest amounts, by branch and amount. */
function largest(items: readonly ForecastRow[]): ForecastRow[] {
  const sorted = items.toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.name.localeCompare(other.name, 'de'));
  return sorted
    .slice(0, maxRows)
    .sort(
      (one, other) =>
        one.branchName.localeCompare(other.branchName, 'de') || (one.branch < other.branch ? -1 : Number(one.branch > other.branch)),
    );
}
