/** The changes that staff may make to the items of an order (G-043, G-045, G-066). */
import type { Issue } from '../../fields/validation/validate';
import { select, decimal, checkbox, money, reference, text, type RecordOf } from '../../fields/field';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { notAllowedNowError, finalStatusError, type TransitionError } from './actions/transitionErrors';
import { hasReplacement, type OrderItem } from './orderItem';
import { isFinal, type OrderStatus } from './orderStatus';
import { priceLine, totalsOf, type PricedArea, type PricingOptions, type PricedLine, type Pricing } from '../pricing/pricing';
import { maxQuantity, validateWhole, type SoldInSteps } from '../product/quantity';
import { ratioOf, unitLabels } from '../product/units';

/** Tells whether items can change: not in a final status, and not while a payment provider waits for the total. */
export const canChangeItems = (status: OrderStatus): boolean => !isFinal(status) && status !== 'WAITING_FOR_PAYMENT';

/** Returns the error if the items cannot change now. */
export function itemUpdateError(status: OrderStatus): TransitionError | undefined {
  if (canChangeItems(status)) return undefined;
  return isFinal(status) ? finalStatusError : notAllowedNowError;
}

interface PricedOrderItem {
  readonly unitPrice: number | null;
  readonly pricing: PricingOptions['pricing'];
  readonly isPriceHidden: boolean;
}

/**
 * Tells whether staff may set the price. Fixed prices are a promise: only approximate, minimum, hidden or missing prices and quotations can
 * change.
 */
export const canSetPrice = (
  { unitPrice, pricing, isPriceHidden }: PricedOrderItem,
  { isQuotation }: { readonly isQuotation: boolean },
): boolean => isQuotation || pricing !== 'fixed' || isPriceHidden || unitPrice === null;

/**
 * The input of an item update; missing fields stay unchanged. The amount needs no quantity step because it is weighed, but
 * what is counted stays whole; 0 removes the item.
 */
export const updateItemFields = {
  amount: decimal({ label: 'Menge', scale: 3, min: 0, max: maxQuantity }),
  unit: select({ name: 'Unit', label: 'Einheit', options: unitLabels }),
  price: money({ label: 'Endgültiger Preis je Einheit des Produkts', min: 0 }),
  comment: text({ label: 'Anmerkung', multiline: true, max: 500 }),
  isRemoved: checkbox({ label: 'Gestrichen' }),
  product: reference({
    label: 'Ersatz',
    to: 'product',
    description:
      'Replaces the item by this product, which the branch sells at the time of the order. The other fields then belong to the replacement, whose price can be lower than that of the product',
  }),
};

export type UpdateItemInput = Partial<RecordOf<typeof updateItemFields>>;

/** The order's delivery method and the current product of an item, if it still exists. */
interface ItemContext {
  readonly deliveryType: DeliveryMethod;
  readonly isQuotation: boolean;
  readonly product: PricingOptions | undefined;
}

/** The fields of an item that an update uses. */
type UpdatableItem = Pick<OrderItem, 'amount' | 'unit' | 'unitPrice' | 'pricing' | 'isPriceHidden' | 'tax' | 'isRemoved' | 'comment'> &
  Partial<Pick<OrderItem, 'replacedBy' | 'orderedAmount'>>;
type TotalLine = Omit<PricedLine, 'unitPrice'> & Pick<OrderItem, 'unitPrice' | 'isRemoved'>;

const isSet = (value: unknown): boolean => value !== undefined && value !== null;
const changesPrice = ({ amount, unit, price }: UpdateItemInput): boolean => !!amount || isSet(unit) || isSet(price);

/** Validates an update beyond its single fields. */
export function validateItemUpdate(
  item: UpdatableItem,
  input: UpdateItemInput,
  context: ItemContext & { readonly product: SoldInSteps | undefined },
): Issue[] {
  const replacedIssue = validateReplaced(item, input);
  if (replacedIssue) return [replacedIssue];
  const issues: Issue[] = [];
  const { product } = context;
  if (isSet(input.price) && !canSetPrice(item, context)) issues.push({ path: ['price'], rule: 'priceFixed' });
  if (changesPrice(input) && !product)
    issues.push({ path: [input.amount ? 'amount' : input.unit ? 'unit' : 'price'], rule: 'recordNotFound' });
  if (input.unit && product && !ratioOf(product, input.unit)) issues.push({ path: ['unit'], rule: 'invalidOption' });
  return [...issues, ...validateNewQuantity(item, input, product)];
}

function validateNewQuantity(item: UpdatableItem, { amount, unit }: UpdateItemInput, product: SoldInSteps | undefined): Issue[] {
  const isChanged = !!amount || isSet(unit);
  return product && isChanged ? validateWhole(product, { amount: amount || item.amount, unit: unit ?? item.unit }) : [];
}

/** A replaced item can only be restored; its replacement changes. */
function validateReplaced({ replacedBy }: Pick<UpdatableItem, 'replacedBy'>, input: UpdateItemInput): Issue | undefined {
  const [field] = Object.entries(input).flatMap(([name, value]) => (name !== 'isRemoved' && value !== undefined ? [name] : []));
  return field && hasReplacement({ replacedBy }) ? { path: [field], rule: 'itemReplaced' } : undefined;
}

/** Returns the item after a valid update with the price, tax rate and options of its sale. A removed item keeps its values. */
export function applyItemUpdate<L extends UpdatableItem>(item: L, input: UpdateItemInput, { product, deliveryType }: ItemContext): L {
  const isRemoved = input.amount === 0 || (input.isRemoved ?? item.isRemoved);
  const updated = { ...item, isRemoved, ...(input.comment !== undefined && { comment: input.comment }) };
  if (!product || !changesPrice(input)) return updated;
  const { tax, pricing } = item;
  const [amount, unit] = [input.amount || item.amount, input.unit ?? item.unit];
  const soldProduct = { ...product, tax, dineInTax: tax, takeawayTax: tax, pricing };
  return {
    ...updated,
    amount,
    unit,
    orderedAmount: orderedAmount(item, { amount, unit }),
    ...priceLine({ product: soldProduct, amount, unit }, input.price ?? item.unitPrice, deliveryType),
  };
}

/** Returns the ordered amount of an item with another amount in the same unit; otherwise null. */
function orderedAmount(item: UpdatableItem, { amount, unit }: Pick<UpdatableItem, 'amount' | 'unit'>): number | null {
  const ordered = item.orderedAmount ?? item.amount;
  return unit !== item.unit || ordered === amount ? null : ordered;
}

/** Returns the totals of the remaining items. The delivery fee stays as promised. */
export function pricingOfItems(items: readonly TotalLine[], delivery: { readonly gross: number; readonly tax: number } | null): Pricing {
  const area: PricedArea | null = delivery && {
    price: delivery.gross,
    tax: delivery.tax,
    free: false,
    freeFromOrderValue: null,
    minimumOrderValue: null,
  };
  return totalsOf(
    items.filter(({ isRemoved }) => !isRemoved),
    area,
  );
}
