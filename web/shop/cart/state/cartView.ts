/** The cart as pages show it: its lines with their prices, the sums, and what is chosen; all of it computed by the rules. */
import type { DateTime } from 'luxon';
import { deliveryMethodsOf } from '../../../../schema/rules/checkout/checkout';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { meantPricing } from '../../../../schema/rules/pricing/priceNotices';
import { freeDeliveryHint, priceCart, type PricedLine, type Pricing } from '../../../../schema/rules/pricing/pricing';
import { cartCount } from '../../../../schema/rules/product/quantity';
import { areaOf, isOffered, isWhole, meantFor, methodOf, type Cart, type Choice } from './cart';
import type { CartArea, CartBranch, CartProduct, Offer } from './cartProduct';

export interface CartLine extends Choice {
  readonly line: number;
  readonly product: CartProduct;
  readonly price: PricedLine;
  /** Can be ordered for the time the order is meant for. */
  readonly isAvailable: boolean;
  /** Can be ordered as it stands: its amount and its answers fit what the product is now (CART-13). */
  readonly isValid: boolean;
}

export interface CartView {
  readonly lines: readonly CartLine[];
  /** CART-12. */
  readonly count: number;
  /** The sums. What is missing to the minimum is asked for delivery only, as is the fee. */
  readonly pricing: Pricing;
  readonly methods: readonly DeliveryMethod[];
  readonly method: DeliveryMethod;
  readonly areas: readonly CartArea[];
  /** Where to, when it is to be delivered. */
  readonly area: CartArea | null;
  /** Above which value of goods delivery is free; null where it already is, never is, or nothing is delivered. */
  readonly freeDeliveryFrom: number | null;
  /** Null: as soon as possible. */
  readonly appointment: DateTime | null;
  readonly comment: string;
  /** The identifier of a table. */
  readonly table: string | null;
}

/** What a cart is worth at a branch and a moment. Lines whose product the menu no longer has are left out. */
export function viewOf(cart: Cart, { branch, offers }: { branch: CartBranch; offers: readonly Offer[] }, at: DateTime): CartView {
  const method = methodOf(cart);
  const area = method === 'delivery' ? (areaOf(branch, cart) ?? null) : null;
  const meant = meantFor(cart, at);
  const items = cart.items.flatMap(item => {
    const found = offers.filter(({ product }) => product.id === item.product.id);
    const isAvailable = found.some(offer => isOffered(offer, meant));
    return found[0] ? [{ ...item, product: found[0].product, isAvailable }] : [];
  });
  const { lines, ...pricing } = priceCart(items, method, area);
  const isQuotation = branch.isQuotationRequired;
  return {
    lines: items.map((item, index) => ({
      ...item,
      price: { ...lines[index]!, pricing: meantPricing(lines[index]!.pricing, isQuotation) },
      isValid: isWhole(item.product, item),
    })),
    count: cartCount(items),
    pricing: { ...pricing, isApproximate: pricing.isApproximate || isQuotation },
    methods: deliveryMethodsOf(branch),
    method,
    areas: branch.deliveryAreas,
    area,
    freeDeliveryFrom: area && freeDeliveryHint(area, pricing.gross),
    appointment: cart.order.appointment === null ? null : meant,
    comment: cart.order.comment,
    table: cart.order.table,
  };
}

/** The lines as an order sends them; the prices shown are only compared (G-041). */
export const draftItemsOf = (lines: readonly CartLine[]): NonNullable<OrderDraft['items']> =>
  lines.map(({ product, amount, unit, parts, price }) => ({
    product: product.id,
    amount,
    unit,
    parts: parts.map(({ name, value }) => ({ name, value: [...value] })),
    shownGross: price.gross,
  }));
