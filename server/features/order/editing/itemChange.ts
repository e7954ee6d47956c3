/** What the update of an item changes: the items, and the note in the log of the order. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { restoreReplaced } from '../../../../schema/rules/order/items/itemReplacement';
import { applyItemUpdate, validateItemUpdate, type UpdateItemInput } from '../../../../schema/rules/order/itemUpdate';
import { hasReplacement, type OrderItem } from '../../../../schema/rules/order/orderItem';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { quantityText } from '../../../../schema/rules/product/units';
import type { Context } from '../../../platform/context/context';
import { loadOrderedProduct } from '../../catalogue/orderedProduct';
import { getSettings } from '../../settings/settings.service';
import type { ItemsChange } from '../items/replaceItem';
import type { Order } from '../order.entity';

/** Returns the items with a changed one; undefined when nothing changes. Restoring a replaced item removes its replacement. */
export async function changeItem(context: Context, order: Order, index: number, input: UpdateItemInput): Promise<ItemsChange | undefined> {
  const item = order.items[index]!;
  const product = item.product ? await loadOrderedProduct(context, item.product) : null;
  const orderWithProduct = { ...order, product: product ?? undefined };
  throwIfInvalid(validateItemUpdate(item, input, orderWithProduct));
  if (hasReplacement(item)) return input.isRemoved === false ? restoredItems(order, index) : undefined;

  const updatedItem = applyItemUpdate(item, input, orderWithProduct);
  if (JSON.stringify(updatedItem) === JSON.stringify(item)) return undefined;
  const { currency } = await getSettings(context);
  return { items: order.items.with(index, updatedItem), action: 'update-item', note: itemNote(item, updatedItem, currency) };
}

const restoredItems = ({ items }: Order, index: number): ItemsChange => ({
  items: restoreReplaced(items, index),
  action: 'update-item',
  note: `${items[index]!.name}: wieder aufgenommen, Ersatz gestrichen`,
});

/** Returns the difference of two versions of an item for the log: `Torte: 1 Stück → 2 Stück, 30 € → 60 €, gestrichen`. */
function itemNote(before: OrderItem, after: OrderItem, currency: string): string {
  const quantities = [before, after].map(({ amount, unit }) => quantityText(amount, unit));
  const prices = [before, after].map(({ gross }) => moneyText(gross, currency));
  const changes = [quantities, prices].filter(([was, is]) => was !== is).map(([was, is]) => `${was} → ${is}`);
  if (before.isRemoved !== after.isRemoved) changes.push(after.isRemoved ? 'gestrichen' : 'wieder aufgenommen');
  if (before.comment !== after.comment) changes.push('Anmerkung geändert');
  return `${after.name}: ${changes.join(', ')}`;
}
