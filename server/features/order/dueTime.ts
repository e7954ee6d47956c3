/** When an order is due: at the time that was agreed on or wished for, else as soon as possible (G-051, G-070). */
import { inZone } from '../../../schema/rules/time/calendar';
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { earliestTime } from '../../../schema/rules/time/slots';
import { Branch } from '../branch/branch.entity';
import { Product } from '../catalogue/product.entity';
import type { Context } from '../../platform/context/context';
import { getSettings } from '../settings/settings.service';
import type { Order } from './order.entity';

const zones = new WeakMap<Context, Promise<string>>();

// The orders of one answer ask once.
function zoneOf(context: Context): Promise<string> {
  const known = zones.get(context) ?? getSettings(context).then(({ timezone }) => timezone);
  zones.set(context, known);
  return known;
}

/** Null once nothing is due any more, or when no opening is in reach. By the hours and lead times that hold now. */
export async function dueTime(context: Context, order: Order): Promise<Date | null> {
  if (isFinal(order.status)) return null;
  const agreed = order.appointment ?? order.appointmentDate;
  if (agreed) return agreed;
  const [zone, branch, ...products] = await Promise.all([
    zoneOf(context),
    context.load.one(Branch, order.branch),
    ...order.items.map(({ product }) => (product ? context.load.one(Product, product) : undefined)),
  ]);
  const query = { branch: branch!, method: order.deliveryType, products: products.filter(product => product !== undefined) };
  return earliestTime(query, inZone(order.createdAt, zone))?.toJSDate() ?? null;
}
