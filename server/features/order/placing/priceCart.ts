/** Prices and checks a cart without storing it (G-004), by the rules of createOrder. */
import { throwIfInvalid, toErrorEntries, AppError, type ErrorEntry } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import { priceCartFields } from '../../../../schema/rules/checkout/cartInput';
import { methodsOfProviders } from '../../../../schema/rules/checkout/paymentMethods';
import type { OrderPricing } from '../../../../schema/rules/order/orderPricing';
import type { PricedLine } from '../../../../schema/rules/pricing/pricing';
import type { Context } from '../../../platform/context/context';
import { parseCart, checkCart, slotIssues } from './checkCart';
import { completeInput } from './orderInput';
import { storedPricing } from './buildOrder';
import { loadOrderContext, type CheckoutContext } from './orderContext';
import { productsOnSale } from './orderProducts';

export interface PricedCart {
  /** In the order of the input; empty when an item is invalid. */
  lines: readonly PricedLine[];
  /** Null when an item is invalid. */
  pricing: OrderPricing | null;
  isPriceMissing: boolean;
  isMinimumReached: boolean;
  missingAmount: number;
  /** Why the cart cannot be ordered. */
  issues: ErrorEntry[];
}

/** Throws INVALID for a malformed cart; all other issues are part of the result. */
export async function priceCart(context: Context, rawInput: object): Promise<PricedCart> {
  throwIfInvalid(validate(priceCartFields, rawInput));
  const input = completeInput(rawInput);
  const orderContext = await loadOrderContext(context, input, null);
  if (!orderContext.branch) throw new AppError('INVALID', { issues: [{ path: ['branch'], rule: 'recordNotFound' }] });
  const { now } = context;
  const products = productsOnSale(orderContext, now);
  const checkoutContext = {
    orderContext: orderContext as CheckoutContext['orderContext'],
    products,
    source: 'web' as const,
    onlineMethods: methodsOfProviders(context.services.payments),
    now,
  };

  const cart = parseCart(input, checkoutContext);
  const cartIssues = [...(input.deliveryArea && !cart.area ? [unknownAreaIssue] : []), ...cart.itemIssues];
  if (cart.itemIssues.length > 0) return { ...emptyCart, issues: toEntries(cartIssues) };
  const { lines, pricing, issues: priceIssues } = checkCart(input, checkoutContext, cart);
  const { isPriceMissing, isMinimumReached, missingAmount } = pricing;
  return {
    lines,
    pricing: storedPricing(pricing),
    isPriceMissing,
    isMinimumReached,
    missingAmount,
    issues: toEntries([...cartIssues, ...priceIssues, ...slotIssues(input, checkoutContext)]),
  };
}

const unknownAreaIssue: Issue = { path: ['deliveryArea'], rule: 'recordNotFound' };
const emptyCart = { lines: [], pricing: null, isPriceMissing: false, isMinimumReached: true, missingAmount: 0 };

const toEntries = (issues: readonly Issue[]): ErrorEntry[] =>
  issues.length > 0 ? toErrorEntries(new AppError('INVALID', { issues })) : [];
