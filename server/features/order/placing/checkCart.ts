/** Checks a cart at current prices: what each item and the whole cart costs, and why it cannot be ordered. */
import type { DateTime } from 'luxon';
import type { Issue } from '../../../../schema/fields/validation/validate';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { availableMethods } from '../../../../schema/rules/checkout/paymentMethods';
import { priceCart, type PricedLine, type Pricing } from '../../../../schema/rules/pricing/pricing';
import { validateCart, priceIssues, type CartCheck } from '../../../../schema/rules/checkout/cartValidation';
import { appointmentIssue, earliestTime, isSlotFull, saleTime, type SlotQuery } from '../../../../schema/rules/time/slots';
import { submissionOf } from '../../../../schema/rules/checkout/submissionType';
import type { Branch } from '../../branch/branch.entity';
import { parseItems, type CartItem } from './orderItems';
import type { CheckoutContext } from './orderContext';

type DeliveryArea = Branch['deliveryAreas'][number];

/** The valid items with their products, and the delivery area. */
interface ParsedCart {
  readonly at: DateTime;
  readonly area: DeliveryArea | null;
  readonly items: CartItem[];
  readonly itemIssues: Issue[];
  /** The earliest time; null if the branch has none, or for an appointment. */
  readonly earliest: DateTime | null;
}

/**
 * Finds the products and the delivery area of the input. Products must be on sale at the requested time, which is the appointment or the
 * earliest time (G-135, G-137).
 */
export function parseCart(input: CreateOrderInput, checkoutContext: CheckoutContext): ParsedCart {
  const { orderContext, products, now } = checkoutContext;
  const { branch, settings } = orderContext;
  const at = inZone(now, settings.timezone);
  const area = input.deliveryArea ? (branch.deliveryAreas.find(({ id, area }) => [id, area].includes(input.deliveryArea!)) ?? null) : null;
  const appointment = input.appointmentDate ? inZone(input.appointmentDate, settings.timezone) : null;
  const orderedProducts = input.items.flatMap(item => products.get(item.product) ?? []);
  const earliest = appointment ? null : earliestTime(slotQueryOf(input, checkoutContext, orderedProducts), at);
  const [itemIssues, items] = parseItems(input.items, products, saleTime({ appointment, earliest }, at));
  return { at, area, items, itemIssues, earliest };
}

interface CheckedCart {
  readonly lines: readonly PricedLine[];
  readonly pricing: Pricing;
  readonly cartCheck: CartCheck;
  /** Why the cart cannot be ordered. */
  readonly issues: Issue[];
}

/** Prices and checks a cart whose items are valid. */
export function checkCart(input: CreateOrderInput, checkoutContext: CheckoutContext, { items, area, at }: ParsedCart): CheckedCart {
  const { lines, ...pricing } = priceCart(items, input.deliveryType, area);
  const cartCheck = toCartCheck(input, checkoutContext, { items, pricing, at, area });
  const priceChanges = items.flatMap(({ product, shownGross }, index) =>
    priceIssues(product.name, lines[index]!, shownGross).map(issue => ({ ...issue, path: ['items', index, ...issue.path] })),
  );
  return { lines, pricing, cartCheck, issues: [...validateCart(checkoutContext.orderContext.branch, cartCheck), ...priceChanges] };
}

/** The quarter of an hour of the appointment takes no more orders (G-147). */
const slotFullIssue: Issue = { path: ['appointmentDate'], rule: 'slotFull' };

/** Returns an issue if the quarter of an hour of the appointment is full. The order itself is checked when it is stored. */
export function slotIssues({ appointmentDate, deliveryType: method }: CreateOrderInput, { orderContext }: CheckoutContext): Issue[] {
  const { branch, fullSlots, settings } = orderContext;
  const query = { branch, method, products: [], fullSlots };
  return appointmentDate && isSlotFull(query, inZone(appointmentDate, settings.timezone)) ? [slotFullIssue] : [];
}

const slotQueryOf = (
  { deliveryType }: CreateOrderInput,
  { orderContext: { branch, fullSlots } }: CheckoutContext,
  products: readonly CartItem['product'][],
): SlotQuery => ({ branch, method: deliveryType, products, fullSlots });

interface PricedCartParts {
  items: CartItem[];
  pricing: Pricing;
  at: DateTime;
  area: CartCheck['area'];
}

function toCartCheck(input: CreateOrderInput, checkoutContext: CheckoutContext, { items, pricing, at, area }: PricedCartParts): CartCheck {
  const { deliveryType: method, appointmentDate } = input;
  const {
    orderContext: { branch, settings },
    onlineMethods,
  } = checkoutContext;
  const products = items.map(({ product }) => product);
  // `claim_slot` rejects a full quarter of an hour with CONFLICT when the order is stored.
  const query = { ...slotQueryOf(input, checkoutContext, products), fullSlots: [] };
  const appointment = appointmentDate && inZone(appointmentDate, settings.timezone);
  return {
    method,
    submission: submissionOf(branch, method, at),
    itemCount: items.length,
    totalGross: pricing.totalGross,
    isMinimumReached: pricing.isMinimumReached,
    area,
    paymentMethods: availableMethods(settings, branch, {
      configuredMethods: onlineMethods,
      totalGross: pricing.totalGross,
    }),
    paymentMethod: input.paymentMethod,
    appointmentIssue: appointment && appointmentIssue(query, appointment, at),
    currency: settings.currency,
  };
}
