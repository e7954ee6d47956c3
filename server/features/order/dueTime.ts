/** Computes when an order is due: at the agreed or requested time, otherwise as soon as possible (G-051, G-070). */
import type { Id } from '../../../schema/fields/field';
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { inZone } from '../../../schema/rules/time/calendar';
import type { LeadTime } from '../../../schema/rules/time/leadTime';
import { earliestTime, type OrderingBranch } from '../../../schema/rules/time/slots';
import { defaultSettings } from '../../../schema/site/settings';
import type { Context } from '../../platform/context/context';
import { preparedStatement } from '../../platform/database/preparedStatement';
import type { Order } from './order.entity';

/**
 * Returns null for a final order, or when the branch has no free time within 90 days. Orders that were stored without an earliest time get
 * it from the current opening hours and lead times.
 */
export async function dueTime(context: Context, order: Order): Promise<Date | null> {
  if (isFinal(order.status)) return null;
  const storedTime = order.appointment ?? order.appointmentDate ?? order.earliestAt;
  return storedTime ?? context.load.each('earliest time', order, orders => earliestTimes(context, orders));
}

/** Returns when an order without a requested time can be ready: as soon as possible after it was placed, but not before now. */
export async function earliestDueTime(context: Context, order: Order): Promise<Date | null> {
  const [time = null] = order.earliestAt ? [order.earliestAt] : await earliestTimes(context, [order]);
  if (!time || time >= context.now) return time;
  const [timeFromNow = null] = await earliestTimes(context, [order], context.now);
  return timeFromNow;
}

/** Returns the earliest time of each order after it was placed, or after `at`. */
async function earliestTimes(context: Context, orders: readonly Order[], at?: Date): Promise<(Date | null)[]> {
  const branchIds = new Set(orders.map(({ branch }) => branch));
  const productIds = new Set(orders.flatMap(({ items }) => items.flatMap(({ product }) => product ?? [])));
  const [row] = await selectHours(context, [[...branchIds], [...productIds]]);
  const timeZone = row!.timeZone ?? defaultSettings.timezone;
  const branches = new Map(row!.branches.map(branch => [branch.id, branch]));
  const leadTimes = new Map(row!.products.map(product => [product.id, product]));
  return orders.map(({ branch, deliveryType, items, createdAt }) => {
    const products = items.flatMap(({ product }) => leadTimes.get(product ?? '') ?? []);
    const query = { branch: branches.get(branch)!, method: deliveryType, products };
    return earliestTime(query, inZone(at ?? createdAt, timeZone))?.toJSDate() ?? null;
  });
}

interface HoursRow {
  timeZone: string | null;
  branches: (OrderingBranch & { id: Id })[];
  products: (LeadTime & { id: Id })[];
}

// One statement, because a list of orders would wait for three. Only products with a lead time delay an order.
const selectHours = preparedStatement<HoursRow>(
  'hours and lead times of orders',
  `select (select value ->> 'timezone' from settings) as "timeZone",
     array(select to_jsonb(found) from (
       select id, "openingHours", "deliveryHours", "isDeliveryHoursEnabled", "orderableFrom", "takeawayPreparationMinutes",
         "deliveryPreparationMinutes", "dineInPreparationMinutes", "deliveryMinutes", "serviceStates" from branch where id = any($1)
     ) as found) as branches,
     array(select to_jsonb(found) from (
       select id, "isLeadTimeEnabled", "leadTimeType", "leadTimeValue" from product where id = any($2) and "isLeadTimeEnabled"
     ) as found) as products`,
);
