/** The replacement of an ordered item by another product (G-153). */
import type { Issue } from '../../../fields/validation/validate';
import { moneyText } from '../../pricing/money';
import { priceLine, unitPrice, type PricedLine, type PricedProduct } from '../../pricing/pricing';
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import { partsOf, validateAnswers } from '../../product/partAnswers';
import { initialQuantity, quantitySteps, validateWhole, type OrderableByDefault, type Quantity } from '../../product/quantity';
import { ratioOf } from '../../product/units';
import type { UpdateItemInput } from '../itemUpdate';
import { hasReplacement, type OrderItem } from '../orderItem';

/** Replaced items stay in their order, so an order with many replacements grows. */
const maxOrderItems = 400;

type ReplaceableItem = Pick<OrderItem, 'amount' | 'unit' | 'parts'> & Partial<Pick<OrderItem, 'replacedBy'>>;
type ReplacementProduct = PricedProduct & OrderableByDefault & { readonly name: string };

/** The fields of the replacement that follow from its product and the input. */
interface Replacement extends PricedLine, Quantity {
  readonly parts: OrderItem['parts'];
}

/** Returns the ordered quantity where the product is sold in its unit, otherwise the quantity the product starts with. */
function replacementQuantity(item: ReplaceableItem, input: UpdateItemInput, product: ReplacementProduct): Quantity {
  const ordered = ratioOf(product, item.unit) ? item : initialQuantity(product);
  const unit = input.unit ?? ordered.unit;
  return { unit, amount: input.amount ?? (unit === ordered.unit ? ordered.amount : quantitySteps(product, unit).minimum) };
}

/** Returns the customer's answers that the product has parts for. */
const matchingAnswers = ({ parts }: ReplaceableItem, product: ReplacementProduct): OrderItem['parts'] =>
  parts.filter(
    answer =>
      partsOf(product).some(({ name, type }) => name === answer.name && type === answer.type) &&
      validateAnswers(product, [answer]).every(({ path }) => path[1] !== 0), // a missing answer has the name of its part in its path
  );

/** Returns the replacement of an item; its price is that of the product, unless staff have set a lower one. */
export function replacementFor(
  item: ReplaceableItem,
  input: UpdateItemInput,
  product: ReplacementProduct,
  method: DeliveryMethod,
): Replacement {
  const quantity = replacementQuantity(item, input, product);
  const parts = matchingAnswers(item, product);
  const price = input.price ?? unitPrice(product, parts);
  return { ...quantity, parts, ...priceLine({ product, ...quantity }, price, method) };
}

/** Validates a replacement beyond its single fields. `itemCount` is the number of items of the order. */
export function validateReplacement(
  item: ReplaceableItem,
  input: UpdateItemInput,
  { product, itemCount, currency }: { product: ReplacementProduct; itemCount: number; currency: string },
): Issue[] {
  if (hasReplacement(item)) return [{ path: ['product'], rule: 'itemReplaced' }];
  const { unit, amount } = replacementQuantity(item, input, product);
  const parts = matchingAnswers(item, product);
  const listPrice = unitPrice(product, parts);
  const issues: Issue[] = [];
  if (itemCount >= maxOrderItems) issues.push({ path: ['product'], rule: 'tooMany', limit: maxOrderItems });
  if (validateAnswers(product, parts).length > 0) issues.push({ path: ['product'], rule: 'needsAnswers', limit: product.name });
  if (!ratioOf(product, unit)) issues.push({ path: ['unit'], rule: 'invalidOption' });
  if (amount === 0) issues.push({ path: ['amount'], rule: 'tooSmall', limit: 0.001 });
  issues.push(...validateWhole(product, { amount, unit }));
  if (input.isRemoved) issues.push({ path: ['isRemoved'], rule: 'notAllowed' });
  if (listPrice !== null && (input.price ?? 0) > listPrice)
    issues.push({ path: ['price'], rule: 'aboveListPrice', limit: moneyText(listPrice, currency) });
  return issues;
}

type LinkedItem = Pick<OrderItem, 'isRemoved'> & Partial<Pick<OrderItem, 'replaces' | 'replacedBy'>>;

/** Returns the items with the replaced one restored. Its replacement is removed, and whatever replaced that one. */
export function restoreReplaced<I extends LinkedItem>(items: readonly I[], index: number): I[] {
  const restored = items.map((item, position) => (position === index ? { ...item, isRemoved: false, replacedBy: null } : item));
  let next = items[index]?.replacedBy ?? null;
  for (let isFirst = true; next !== null && restored[next]; isFirst = false) {
    const replacement = restored[next]!;
    restored[next] = { ...replacement, isRemoved: true, ...(isFirst && { replaces: null }) };
    next = replacement.replacedBy ?? null;
  }
  return restored;
}

type NamedItem = Pick<OrderItem, 'name'> & Partial<Pick<OrderItem, 'replaces' | 'replacedBy'>>;

/** Returns `ersetzt durch Kornspitz`, `Ersatz für Semmel`, or null for an item that has nothing to do with a replacement. */
export function replacementText(
  { replaces, replacedBy }: Omit<NamedItem, 'name'>,
  items: readonly Pick<OrderItem, 'name'>[],
): string | null {
  const nameAt = (index: number | null | undefined) => (index === null || index === undefined ? undefined : items[index]?.name);
  const [replacement, replaced] = [nameAt(replacedBy), nameAt(replaces)];
  if (replacement) return `ersetzt durch ${replacement}`;
  return replaced ? `Ersatz für ${replaced}` : null;
}
