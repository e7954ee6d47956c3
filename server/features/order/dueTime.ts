/** Computes when an order is due: at the agreed or requested time, otherwise as soon as possible (G-051, G-070). */
import { inZone } from '../../../schema/rules/time/calendar';
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { earliestTime } from '../../../schema/rules/time/slots';
import { Branch } from '../branch/branch.entity';
import { loadOrderedProduct } from '../catalogue/orderedProduct';
import type { Context } from '../../platform/context/context';
import { getSettings } from '../settings/settings.service';
import type { Order } from './order.entity';

const timeZones = new WeakMap<Context, Promise<string>>();

// The orders of one response read the settings once.
function loadTimeZone(context: Context): Promise<string> {
  const timeZone = timeZones.get(context) ?? getSettings(context).then(({ timezone }) => timezone);
  timeZones.set(context, timeZone);
  return timeZone;
}

/** Returns null for a final order, or when the branch has no free time within 90 days. Uses the current opening hours and lead times. */
export async function dueTime(context: Context, order: Order): Promise<Date | null> {
  if (isFinal(order.status)) return null;
  return order.appointment ?? order.appointmentDate ?? earliestTimeAfter(context, order, order.createdAt);
}

/** Returns when an order without a requested time can be ready: as soon as possible after it was placed, but not before now. */
export async function earliestDueTime(context: Context, order: Order): Promise<Date | null> {
  const time = await earliestTimeAfter(context, order, order.createdAt);
  return time && time < context.now ? earliestTimeAfter(context, order, context.now) : time;
}

async function earliestTimeAfter(context: Context, order: Order, at: Date): Promise<Date | null> {
  const [zone, branch, ...products] = await Promise.all([
    loadTimeZone(context),
    context.load.one(Branch, order.branch),
    ...order.items.map(({ product }) => (product ? loadOrderedProduct(context, product) : null)),
  ]);
  const query = { branch: branch!, method: order.deliveryType, products: products.filter(product => product !== null) };
  return earliestTime(query, inZone(at, zone))?.toJSDate() ?? null;
}
