/** Converts the form of an order item to an input and previews the new totals. Pure functions. */
import { validate, type Issue } from '../../../../../schema/fields/validation/validate';
import { applyItemUpdate, updateItemFields, pricingOfItems, type UpdateItemInput } from '../../../../../schema/rules/order/itemUpdate';
import { validateWhole, type SoldInSteps } from '../../../../../schema/rules/product/quantity';
import { parseNumber } from '../../../../../schema/rules/pricing/numberInput';
import type { PricingOptions, Pricing } from '../../../../../schema/rules/pricing/pricing';
import { messageFor } from '../../../../../schema/errors/messages';
import type { BoardOrder } from '../../board/board';

export type BoardItem = BoardOrder['items'][number];

export interface ItemForm {
  amount: string;
  price: string;
  comment: string;
}

const toNumberText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** Returns null for an empty text and NaN for text that is not a number; the server rejects NaN. */
const parseInput = (text: string): number | null => (text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN));

export const toItemForm = ({ amount, unitPrice, comment }: BoardItem): ItemForm => ({
  amount: toNumberText(amount),
  price: toNumberText(unitPrice),
  comment: comment ?? '',
});

/** Returns only the fields that differ from the item. */
export function toItemInput(form: ItemForm, item: BoardItem): UpdateItemInput {
  const [amount, price, comment] = [parseInput(form.amount), parseInput(form.price), form.comment.trim() || null];
  return {
    ...(amount !== item.amount && { amount }),
    ...(price !== item.unitPrice && { price }),
    ...(comment !== item.comment && { comment }),
  };
}

/** Validates an input before the request and returns German messages by field. Amount and price must not be empty. */
export function validateItemInput(
  input: UpdateItemInput,
  { unit, product }: { unit: BoardItem['unit']; product: SoldInSteps | null | undefined },
): Partial<Record<string, string>> {
  const emptyFields = (['amount', 'price'] as const)
    .filter(name => input[name] === null)
    .map((name): Issue => ({ path: [name], rule: 'required' }));
  const { amount } = input;
  const partIssues = product && Number.isFinite(amount) ? validateWhole(product, { amount: amount!, unit: input.unit ?? unit }) : [];
  const issues = [...partIssues, ...emptyFields, ...validate(updateItemFields, input, { partial: true })];
  return Object.fromEntries(issues.map(issue => [String(issue.path[0]), messageFor(issue)]));
}

/** More than this times the ordered amount is often a typing error, such as grams in place of kilograms. */
const unusualFactor = 10;

/** Tells whether the amount is so much more than the ordered one that staff confirm it. */
export const isUnusualAmount = ({ amount, unit }: UpdateItemInput, item: Pick<BoardItem, 'amount' | 'unit' | 'orderedAmount'>): boolean =>
  (unit ?? item.unit) === item.unit && (amount ?? 0) > unusualFactor * (item.orderedAmount ?? item.amount);

/** The price of an item and of its order after a change. */
export interface PreviewedPrice {
  gross: number;
  pricing: Pricing;
}

/** Returns the price of the item and of the order after the change, or null while they cannot be calculated. */
export function pricePreview(
  order: BoardOrder,
  item: BoardItem,
  { input, product }: { input: UpdateItemInput; product: PricingOptions | undefined },
): PreviewedPrice | null {
  const numbers = [input.amount, input.price].filter(value => value !== undefined && value !== null);
  if (numbers.some(value => !Number.isFinite(value) || value < 0 || value > 1_000_000) || (numbers.length > 0 && !product)) return null;
  const updatedItem = applyItemUpdate(item, input, { ...order, product });
  const items = order.items.map(orderItem => (orderItem.index === item.index ? updatedItem : orderItem));
  const delivery = order.deliveryArea && { gross: order.pricing.deliveryGross, tax: order.deliveryArea.tax };
  return { gross: updatedItem.isRemoved ? 0 : updatedItem.gross, pricing: pricingOfItems(items, delivery) };
}
