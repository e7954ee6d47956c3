/** Saves changed items of an order with the new totals, the marks of the change and its notification. */
import { AppError } from '../../../../schema/errors/appError';
import { addChanges, unseenChanges } from '../../../../schema/rules/order/items/itemChanges';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import type { ItemsChange } from '../items/replaceItem';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { notifyOfReplacement } from '../notifications/orderNotifications';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { untickChangedItems } from '../preparation/untickItems';
import { totalsOf } from './orderTotals';

/** Throws CONFLICT when the order changes at the same time. */
export async function saveItems(context: Context, order: Order, { items, action, note }: ItemsChange): Promise<Order> {
  const { id, event, status } = order;
  const { currency } = await getSettings(context);
  const totals = totalsOf({ ...order, items }, currency);
  const itemChanges = order.confirmedAt ? addChanges(unseenChanges(order), { before: order.items, after: items, event }) : null;

  // Every change of an order has its own event, so the condition also detects changes of other items.
  const { affected } = await context
    .records(Order)
    .update({ id, event }, { items, itemChanges: itemChanges?.length ? itemChanges : null, ...totals, updatedAt: context.now });
  if (!affected) throw new AppError('CONFLICT');
  await untickChangedItems(context, order, itemChanges ?? []);
  const newEvent = await logAndPublishAction(context, order, { actor: context.viewer!.id, action, from: status, to: status, note });
  if (action === 'replace-item') await notifyOfReplacement(context, order, newEvent);
  return getOrder(context, id, 'order.read');
}
