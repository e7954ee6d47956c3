/** The cart as the pages display it: lines with prices, totals, and the chosen method, area and time, all computed by the rules. */
import type { DateTime } from 'luxon';
import { enabledDeliveryMethods } from '../../../schema/rules/checkout/checkout';
import type { CreateOrderInput } from '../../../schema/rules/checkout/orderInput';
import type { DeliveryMethod } from '../../../schema/rules/checkout/deliveryMethods';
import { effectivePricing } from '../../../schema/rules/pricing/priceNotices';
import { freeDeliveryFrom, priceCart, type PricedLine, type Pricing } from '../../../schema/rules/pricing/pricing';
import { cartCount } from '../../../schema/rules/product/quantity';
import { areaOf, isOrderableAt, isValidChoice, methodOf, timesOf, type Cart, type CartTimes, type Choice } from './cart';
import type { CartArea, CartProduct, Sale } from './cartProduct';

export interface CartLineView extends Choice {
  readonly line: number;
  readonly product: CartProduct;
  readonly price: PricedLine;
  /** Can be ordered for the time of the order. */
  readonly isAvailable: boolean;
  /** Can be ordered unchanged: amount and answers fit the current product (CART-13). */
  readonly isValid: boolean;
}

export interface CartView extends CartTimes {
  readonly lines: readonly CartLineView[];
  /** The number in the badge (CART-12). */
  readonly count: number;
  /** The totals. Minimum order value and delivery fee apply to delivery only. */
  readonly pricing: Pricing;
  readonly methods: readonly DeliveryMethod[];
  readonly method: DeliveryMethod;
  readonly areas: readonly CartArea[];
  /** The delivery area; null unless the order is delivered. */
  readonly area: CartArea | null;
  /** The value of goods from which delivery is free; null if it already is free, never is, or nothing is delivered. */
  readonly freeDeliveryFrom: number | null;
  readonly comment: string;
  /** The identifier of a table. */
  readonly table: string | null;
}

/** Returns the view of a cart for a branch at a time. Lines whose product is no longer on the menu are left out. */
export function buildCartView(cart: Cart, sale: Sale, at: DateTime): CartView {
  const { branch, offers } = sale;
  const method = methodOf(cart);
  const area = method === 'delivery' ? (areaOf(branch, cart) ?? null) : null;
  const times = timesOf(cart, sale, at);
  const items = cart.items.flatMap(item => {
    const productOffers = offers.filter(({ product }) => product.id === item.product.id);
    const isAvailable = productOffers.some(offer => isOrderableAt(offer, times.saleTime));
    return productOffers[0] ? [{ ...item, product: productOffers[0].product, isAvailable }] : [];
  });
  const { lines, ...pricing } = priceCart(items, method, area);
  const isQuotation = branch.isQuotationRequired;
  return {
    lines: items.map((item, index) => ({
      ...item,
      price: { ...lines[index]!, pricing: effectivePricing(lines[index]!.pricing, isQuotation) },
      isValid: isValidChoice(item.product, item),
    })),
    count: cartCount(items),
    pricing: { ...pricing, isApproximate: pricing.isApproximate || isQuotation },
    methods: enabledDeliveryMethods(branch),
    method,
    areas: branch.deliveryAreas,
    area,
    freeDeliveryFrom: area && freeDeliveryFrom(area, pricing.gross),
    ...times,
    comment: cart.order.comment,
    table: cart.order.table,
  };
}

/** Converts the lines to the items of an order. The server only compares their displayed prices (G-041). */
export const toOrderItems = (lines: readonly CartLineView[]): NonNullable<CreateOrderInput['items']> =>
  lines.map(({ product, amount, unit, parts, price }) => ({
    product: product.id,
    amount,
    unit,
    parts: parts.map(({ name, value }) => ({ name, value: [...value] })),
    shownGross: price.gross,
  }));
