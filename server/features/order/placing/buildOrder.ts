/** Builds an order from its input: runs all validations, and computes prices on the server regardless of the input. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import type { Issue } from '../../../../schema/fields/validation/validate';
import { validateForm, visibleInput, withoutDelivery } from '../../../../schema/rules/checkout/checkout';
import { donationAmount } from '../../../../schema/rules/pricing/donation';
import { orderFormFields, type CreateOrderInput, type OrderForm } from '../../../../schema/rules/checkout/orderInput';
import type { OrderPricing } from '../../../../schema/rules/order/orderPricing';
import { defaultMethod, quotationMethod } from '../../../../schema/rules/checkout/paymentMethods';
import type { Pricing } from '../../../../schema/rules/pricing/pricing';
import { parseCart, checkCart } from './checkCart';
import type { CheckoutContext } from './orderContext';
import type { Order } from '../order.entity';
import { buildOrderItem } from './orderItems';

export type NewOrder = Pick<
  Order,
  | Exclude<keyof OrderForm, 'deliveryArea'>
  | 'createdAt'
  | 'day'
  | 'branch'
  | 'division'
  | 'deliveryType'
  | 'deliveryArea'
  | 'tableIdentifier'
  | 'isQuotation'
  | 'isPreorder'
  | 'source'
  | 'items'
  | 'pricing'
  | 'totalGross'
  | 'paymentMethod'
  | 'earliestAt'
  | 'donatee'
  | 'customer'
  | 'donationAmount'
>;

/** Returns the order to be stored. Throws INVALID with all issues of the input. */
export function buildOrder(rawInput: CreateOrderInput, context: CheckoutContext): NewOrder {
  const checkoutContext = context.source === 'kiosk' ? onDevice(context) : context;
  const { branch, settings, table } = checkoutContext.orderContext;
  const input = visibleInput(branch, rawInput);
  const cart = parseCart(input, checkoutContext);
  const { at, area, items } = cart;
  const inputIssues = [
    ...validateForm(branch, input, { ...settings, isStaff: checkoutContext.source === 'staff' }),
    ...validateReferences(input, checkoutContext, area),
    ...cart.itemIssues,
  ];
  if (cart.itemIssues.length > 0) throwIfInvalid(inputIssues);

  const { lines, pricing, cartCheck, issues: cartIssues } = checkCart(input, checkoutContext, cart);
  throwIfInvalid([...inputIssues, ...cartIssues]);

  const donatee = settings.enablePluginDonations ? checkoutContext.orderContext.donatee : null;
  return {
    ...toFormColumns(input),
    createdAt: checkoutContext.now,
    day: at.toISODate()!,
    branch: branch.id,
    division: branch.divisionId,
    deliveryType: input.deliveryType,
    deliveryArea: area && { id: area.id, area: area.area, price: area.price, tax: area.tax },
    tableIdentifier: input.table && table,
    isQuotation: cartCheck.submission === 'quotation',
    isPreorder: cartCheck.submission === 'preorder',
    source: checkoutContext.source,
    items: items.map((item, index) => buildOrderItem(item, index, lines[index]!)),
    pricing: storedPricing(pricing),
    totalGross: pricing.totalGross,
    paymentMethod: cartCheck.paymentMethod ?? defaultMethod(cartCheck.paymentMethods) ?? quotationMethod,
    earliestAt: cart.earliest?.toJSDate() ?? null,
    donatee,
    customer: input.customer && checkoutContext.orderContext.customer,
    donationAmount: donatee ? donationAmount : null,
  };
}

const onDevice = ({ orderContext, ...context }: CheckoutContext): CheckoutContext => ({
  ...context,
  orderContext: { ...orderContext, branch: withoutDelivery(orderContext.branch) },
});

// The referenced records must exist in the branch.
function validateReferences(input: CreateOrderInput, { orderContext, source }: CheckoutContext, area: object | null): Issue[] {
  const issues: Issue[] = [];
  if (input.table && !orderContext.table) issues.push({ path: ['table'], rule: 'recordNotFound' });
  if (input.deliveryArea && !area) issues.push({ path: ['deliveryArea'], rule: 'recordNotFound' });
  if (input.donatee && orderContext.settings.enablePluginDonations && !orderContext.donatee)
    issues.push({ path: ['donatee'], rule: 'recordNotFound' });
  if (input.customer && !(source === 'staff' && orderContext.customer)) issues.push({ path: ['customer'], rule: 'recordNotFound' });
  return issues;
}

/** Returns the form fields as the order stores them; a missing checkbox value becomes false. */
function toFormColumns(
  input: CreateOrderInput,
): Omit<OrderForm, 'deliveryArea'> & Record<'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany', boolean> {
  const { deliveryArea: _, ...form } = Object.fromEntries(
    Object.keys(orderFormFields).map(name => [name, input[name as keyof OrderForm]]),
  ) as OrderForm;
  return {
    ...form,
    isCompany: form.isCompany ?? false,
    isDeliveryAddressDifferent: form.isDeliveryAddressDifferent ?? false,
    isDeliveryCompany: form.isDeliveryCompany ?? false,
  };
}

/** Returns the totals as the order stores them. */
export function storedPricing({ taxes, isPriceMissing: _, isMinimumReached: __, missingAmount: ___, ...totals }: Pricing): OrderPricing {
  return { ...totals, taxes: Object.entries(taxes).map(([rate, amount]) => ({ rate, amount })) };
}
