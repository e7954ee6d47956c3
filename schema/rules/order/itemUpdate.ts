/** What staff may still change about the lines of an order (G-043, G-045, G-066). */
import type { Fault } from '../../fields/validation/validate';
import { choice, decimal, flag, money, text, type Row } from '../../fields/field';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { isNotPossible, isOver, type Objection } from './orderActions';
import type { OrderItem } from './orderItem';
import { isFinal, type OrderStatus } from './orderStatus';
import { priceLine, totalsOf, type PricedArea, type PricedBy, type PricedLine, type Pricing } from '../pricing/pricing';
import { largestQuantity } from '../product/quantity';
import { ratioOf, unitLabels } from '../product/units';

/** Before the order is over, but never while a provider is asking for the sum as it stands. */
export const mayChangeItems = (status: OrderStatus): boolean => !isFinal(status) && status !== 'WAITING_FOR_PAYMENT';

/** Why the lines cannot be changed now. */
export function itemObjection(status: OrderStatus): Objection | undefined {
  if (mayChangeItems(status)) return undefined;
  return isFinal(status) ? isOver : isNotPossible;
}

interface ChangedItem {
  readonly unitPrice: number | null;
  readonly pricing: PricedBy['pricing'];
  readonly isPriceHidden: boolean;
}

/** Only a price that was not promised may be set: approximate, from, hidden, none, or part of a quotation. */
export const maySetPrice = (
  { unitPrice, pricing, isPriceHidden }: ChangedItem,
  { isQuotation }: { readonly isQuotation: boolean },
): boolean => isQuotation || pricing !== 'fixed' || isPriceHidden || unitPrice === null;

/** What may be sent; what is left out stays. The amount needs no grid: it is what was weighed, and 0 strikes the line. */
export const itemChange = {
  amount: decimal({ label: 'Menge', scale: 3, min: 0, max: largestQuantity }),
  unit: choice({ name: 'Unit', label: 'Einheit', options: unitLabels }),
  price: money({ label: 'Endgültiger Preis je Einheit des Produkts', min: 0 }),
  comment: text({ label: 'Anmerkung', multiline: true, max: 500 }),
  isRemoved: flag({ label: 'Gestrichen' }),
};

export type ItemChange = Partial<Row<typeof itemChange>>;

/** How the line was sold, and what of it lives on in the catalogue. */
interface Sale {
  readonly deliveryType: DeliveryMethod;
  readonly isQuotation: boolean;
  readonly product: PricedBy | undefined;
}

/** What a change looks at in a line. */
type Line = Pick<OrderItem, 'amount' | 'unit' | 'unitPrice' | 'pricing' | 'isPriceHidden' | 'tax' | 'isRemoved' | 'comment'>;
type SummedLine = Omit<PricedLine, 'unitPrice'> & Pick<OrderItem, 'unitPrice' | 'isRemoved'>;

const given = (value: unknown): boolean => value !== undefined && value !== null;
const isRepriced = ({ amount, unit, price }: ItemChange): boolean => !!amount || given(unit) || given(price);

/** What is wrong with the change beyond its form. */
export function itemChangeFaults(item: Line, change: ItemChange, sale: Sale): Fault[] {
  const faults: Fault[] = [];
  const { product } = sale;
  if (given(change.price) && !maySetPrice(item, sale)) faults.push({ path: ['price'], rule: 'priceFixed' });
  if (isRepriced(change) && !product) faults.push({ path: [change.amount ? 'amount' : change.unit ? 'unit' : 'price'], rule: 'noRecord' });
  if (change.unit && product && !ratioOf(product, change.unit)) faults.push({ path: ['unit'], rule: 'noChoice' });
  return faults;
}

/** The line after a sound change, at the price, rate and options it was sold with. A line that is struck keeps what it was. */
export function changedItem<L extends Line>(item: L, change: ItemChange, { product, deliveryType }: Sale): L {
  const isRemoved = change.amount === 0 || (change.isRemoved ?? item.isRemoved);
  const kept = { ...item, isRemoved, ...(change.comment !== undefined && { comment: change.comment }) };
  if (!product || !isRepriced(change)) return kept;
  const { tax, pricing } = item;
  const [amount, unit] = [change.amount || item.amount, change.unit ?? item.unit];
  const sold = { ...product, tax, dineInTax: tax, takeawayTax: tax, pricing };
  return { ...kept, amount, unit, ...priceLine({ product: sold, amount, unit }, change.price ?? item.unitPrice, deliveryType) };
}

/** The sums of the lines that are left. Delivery costs what was promised, however little is left of the order. */
export function pricingOfItems(items: readonly SummedLine[], delivery: { readonly gross: number; readonly tax: number } | null): Pricing {
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
