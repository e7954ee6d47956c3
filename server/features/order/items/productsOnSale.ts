/** The products that the branch of an order sells at the time of the order. */
import type { DateTime } from 'luxon';
import type { Issue } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { Context } from '../../../platform/context/context';
import type { Order } from '../order.entity';
import { loadOrderContext } from '../placing/orderContext';
import { notOnSaleIssue } from '../placing/orderItems';
import { productsOnSale, type OrderProduct } from '../placing/orderProducts';

interface ProductsOnSale {
  readonly products: ReadonlyMap<Id, OrderProduct>;
  readonly currency: string;
  /** Returns an issue for a product that the branch does not sell at the time of the order. */
  readonly saleIssueOf: (product: OrderProduct) => Issue | undefined;
}

/** Loads products at current prices, with the categories of the current menu of the branch. */
export async function loadProductsOnSale(context: Context, order: Order, ids: readonly Id[]): Promise<ProductsOnSale> {
  const { branch, deliveryType } = order;
  const items = ids.map(product => ({ product }));
  const orderContext = await loadOrderContext(context, { branch, deliveryType, items, table: null, donatee: null, customer: null }, null);
  const { timezone, currency } = orderContext.settings;
  const at = timeOf(order, inZone(context.now, timezone));
  return { products: productsOnSale(orderContext, context.now), currency, saleIssueOf: product => notOnSaleIssue(product, at) };
}

/** The agreed or requested time, but not before now. */
function timeOf({ appointment, appointmentDate }: Order, now: DateTime): DateTime {
  const due = appointment ?? appointmentDate;
  return due && due.getTime() > now.toMillis() ? inZone(due, now.zoneName!) : now;
}
