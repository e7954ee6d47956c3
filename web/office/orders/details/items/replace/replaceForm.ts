/** Converts the form of a replacement to an input and previews the new totals. Pure functions. */
import { replacementFor } from '../../../../../../schema/rules/order/items/itemReplacement';
import { pricingOfItems, type UpdateItemInput } from '../../../../../../schema/rules/order/itemUpdate';
import type { BoardOrder } from '../../../board/board';
import type { OrderReplacementsQuery } from '../../../Orders.generated';
import { toItemInput, type BoardItem, type ItemForm, type PreviewedPrice } from '../itemForm';

export type ReplacementProduct = OrderReplacementsQuery['orderReplacements'][number];

/** Returns the item as it would be with the product in place of its own. */
function replacementItem(order: BoardOrder, item: BoardItem, product: ReplacementProduct, input: UpdateItemInput = {}): BoardItem {
  const { name, isPriceHidden } = product;
  const replacement = replacementFor(item, input, product, order.deliveryType);
  const parts = replacement.parts.map(part => ({ ...part, value: [...part.value] }));
  return { ...item, name, isPriceHidden, isRemoved: false, comment: null, ...replacement, parts };
}

/** Returns the item that a product starts with. */
export const suggestedItem = (order: BoardOrder, item: BoardItem, product: ReplacementProduct): BoardItem =>
  replacementItem(order, item, product);

/** Returns the product and the fields that differ from the suggestion; a quantity always has its unit. */
export function toReplacementInput(form: ItemForm, suggestion: BoardItem, product: ReplacementProduct): UpdateItemInput {
  const changes = toItemInput(form, suggestion);
  return { product: product.id, unit: suggestion.unit, amount: suggestion.amount, ...changes };
}

/** Returns the price of the replacement and of the order with it, or null while they cannot be calculated. */
export function replacementPreview(
  order: BoardOrder,
  item: BoardItem,
  { input, product }: { input: UpdateItemInput; product: ReplacementProduct },
): PreviewedPrice | null {
  const numbers = [input.amount, input.price].filter(value => value !== undefined);
  if (numbers.some(value => value === null || !Number.isFinite(value) || value < 0 || value > 1_000_000)) return null;
  const replacement = replacementItem(order, item, product, input);
  const items = order.items.map(orderItem => (orderItem.index === item.index ? replacement : orderItem));
  const delivery = order.deliveryArea && { gross: order.pricing.deliveryGross, tax: order.deliveryArea.tax };
  return { gross: replacement.gross, pricing: pricingOfItems(items, delivery) };
}
