/** What is typed over a line of an order, as a change, and what it would make of the sums. Pure. */
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import { changedItem, itemChange, pricingOfItems, type ItemChange } from '../../../../schema/rules/order/itemUpdate';
import type { PricedBy, Pricing } from '../../../../schema/rules/pricing/pricing';
import { textOf } from '../../../../schema/errors/messages';
import type { BoardOrder } from '../board/board';

export type BoardItem = BoardOrder['items'][number];

export interface Typed {
  amount: string;
  price: string;
  comment: string;
}

const numberText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** `1.234,5` and `1234.5` are the same; nothing typed is nothing, and what is no number is NaN, which the server refuses by name. */
function numberOf(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  return Number(digits.includes(',') ? digits.replaceAll('.', '').replace(',', '.') : digits);
}

export const typedOf = ({ amount, unitPrice, comment }: BoardItem): Typed => ({
  amount: numberText(amount),
  price: numberText(unitPrice),
  comment: comment ?? '',
});

/** Only what differs from the line. */
export function changeOfTyped(typed: Typed, item: BoardItem): ItemChange {
  const [amount, price, comment] = [numberOf(typed.amount), numberOf(typed.price), typed.comment.trim() || null];
  return {
    ...(amount !== item.amount && { amount }),
    ...(price !== item.unitPrice && { price }),
    ...(comment !== item.comment && { comment }),
  };
}

/** What is wrong with a change before anybody is asked, as sentences by field. An amount or a price that was there cannot be left empty. */
export function faultsOfChange(change: ItemChange): Partial<Record<string, string>> {
  const emptied = (['amount', 'price'] as const)
    .filter(name => change[name] === null)
    .map((name): Fault => ({ path: [name], rule: 'missing' }));
  const faults = [...emptied, ...check(itemChange, change, { partial: true })];
  return Object.fromEntries(faults.map(fault => [String(fault.path[0]), textOf(fault)]));
}

interface Previewed {
  gross: number;
  pricing: Pricing;
}

/** What the line and the order would cost after the change; nothing while it cannot be told. */
export function previewOf(
  order: BoardOrder,
  item: BoardItem,
  { change, product }: { change: ItemChange; product: PricedBy | undefined },
): Previewed | null {
  const numbers = [change.amount, change.price].filter(value => value !== undefined && value !== null);
  if (numbers.some(value => !Number.isFinite(value) || value < 0 || value > 1_000_000) || (numbers.length > 0 && !product)) return null;
  const changed = changedItem(item, change, { ...order, product });
  const items = order.items.map(other => (other.index === item.index ? changed : other));
  const delivery = order.deliveryArea && { gross: order.pricing.deliveryGross, tax: order.deliveryArea.tax };
  return { gross: changed.isRemoved ? 0 : changed.gross, pricing: pricingOfItems(items, delivery) };
}
