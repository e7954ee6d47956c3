/** Replaces an item of an order by another product that the branch sells at the time of the order (G-153). */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { UpdateItemInput } from '../../../../schema/rules/order/itemUpdate';
import { replacementFor, validateReplacement } from '../../../../schema/rules/order/items/itemReplacement';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { quantityText } from '../../../../schema/rules/product/units';
import type { Context } from '../../../platform/context/context';
import type { Order } from '../order.entity';
import { buildOrderItem } from '../placing/orderItems';
import { loadProductsOnSale } from './productsOnSale';

export interface ItemsChange {
  readonly items: Order['items'];
  readonly action: 'update-item' | 'replace-item';
  /** What has changed, for the log. */
  readonly note: string;
}

/** Returns the items in which the replaced one is removed and the last one replaces it. Throws INVALID. */
export async function replaceItem(context: Context, order: Order, index: number, input: UpdateItemInput): Promise<ItemsChange> {
  const replaced = order.items[index]!;
  const { products, currency, saleIssueOf } = await loadProductsOnSale(context, order, [input.product!]);
  const product = products.get(input.product!);
  if (!product) throwIfInvalid([{ path: ['product'], rule: 'recordNotFound' }]);
  const saleIssue = saleIssueOf(product!);
  throwIfInvalid(saleIssue ? [saleIssue] : []);
  const { length: newIndex } = order.items;
  throwIfInvalid(validateReplacement(replaced, input, { product: product!, itemCount: newIndex, currency }));

  const { amount, unit, parts, ...line } = replacementFor(replaced, input, product!, order.deliveryType);
  const item = buildOrderItem({ product: product!, amount, unit, parts, shownGross: null }, newIndex, line);
  const replacement = { ...item, comment: input.comment ?? null, replaces: index };
  const prices = [replaced, replacement].map(({ gross }) => moneyText(gross, currency));
  return {
    items: [...order.items.with(index, { ...replaced, isRemoved: true, replacedBy: newIndex }), replacement],
    action: 'replace-item',
    note: `${replaced.name}: ersetzt durch ${quantityText(amount, unit)} ${replacement.name}, ${prices.join(' → ')}`,
  };
}
