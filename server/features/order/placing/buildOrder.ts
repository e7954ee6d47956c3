/** Makes an order of a draft. All checks meet here; prices come from the house alone, whatever was sent. */
import { demand } from '../../../../schema/errors/appError';
import type { Fault } from '../../../../schema/fields/validation/validate';
import { formFaults, shownDraft } from '../../../../schema/rules/checkout/checkout';
import { donationAmount } from '../../../../schema/rules/pricing/donation';
import { orderForm, type OrderDraft, type OrderForm } from '../../../../schema/rules/checkout/orderInput';
import type { OrderPricing } from '../../../../schema/rules/order/orderPricing';
import { defaultMethod } from '../../../../schema/rules/checkout/paymentMethods';
import type { Pricing } from '../../../../schema/rules/pricing/pricing';
import { readCart, weighCart, type Ordering } from './checkCart';
import type { Order } from '../order.entity';
import { soldItem } from './orderItems';

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
  | 'donatee'
  | 'customer'
  | 'donationAmount'
>;

/** The order as it will be kept; refused with everything that is wrong with the draft. */
export function orderOf(sent: OrderDraft, ordering: Ordering): NewOrder {
  const { branch, settings, table } = ordering.supply;
  const draft = shownDraft(branch, sent);
  const cart = readCart(draft, ordering);
  const { at, area, items } = cart;
  const own = [
    ...formFaults(branch, draft, { ...settings, isStaff: ordering.source === 'staff' }),
    ...choiceFaults(draft, ordering, area),
    ...cart.itemFaults,
  ];
  if (cart.itemFaults.length > 0) demand(own);

  const { lines, pricing, facts, faults } = weighCart(draft, ordering, cart);
  demand([...own, ...faults]);

  const donatee = settings.enablePluginDonations ? ordering.supply.donatee : null;
  return {
    ...formOf(draft),
    createdAt: ordering.now,
    day: at.toISODate()!,
    branch: branch.id,
    division: branch.divisionId,
    deliveryType: draft.deliveryType,
    deliveryArea: area && { id: area.id, area: area.area, price: area.price, tax: area.tax },
    tableIdentifier: draft.table && table,
    isQuotation: facts.submission === 'quotation',
    isPreorder: facts.submission === 'preorder',
    source: ordering.source,
    items: items.map((item, index) => soldItem(item, index, lines[index]!)),
    pricing: keptPricing(pricing),
    totalGross: pricing.totalGross,
    paymentMethod: facts.paymentMethod ?? defaultMethod(facts.paymentMethods) ?? 'cash',
    donatee,
    customer: draft.customer && ordering.supply.customer,
    donationAmount: donatee ? donationAmount : null,
  };
}

// What was chosen from the branch must be there.
function choiceFaults(draft: OrderDraft, { supply, source }: Ordering, area: object | null): Fault[] {
  const faults: Fault[] = [];
  if (draft.table && !supply.table) faults.push({ path: ['table'], rule: 'noRecord' });
  if (draft.deliveryArea && !area) faults.push({ path: ['deliveryArea'], rule: 'noRecord' });
  if (draft.donatee && supply.settings.enablePluginDonations && !supply.donatee) faults.push({ path: ['donatee'], rule: 'noRecord' });
  if (draft.customer && !(source === 'staff' && supply.customer)) faults.push({ path: ['customer'], rule: 'noRecord' });
  return faults;
}

/** The fields of the form as the order keeps them: a flag that was not asked for is not set. */
function formOf(
  draft: OrderDraft,
): Omit<OrderForm, 'deliveryArea'> & Record<'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany', boolean> {
  const { deliveryArea: _, ...form } = Object.fromEntries(
    Object.keys(orderForm).map(name => [name, draft[name as keyof OrderForm]]),
  ) as OrderForm;
  return {
    ...form,
    isCompany: form.isCompany ?? false,
    isDeliveryAddressDifferent: form.isDeliveryAddressDifferent ?? false,
    isDeliveryCompany: form.isDeliveryCompany ?? false,
  };
}

/** The sums as the order keeps them. */
export function keptPricing({ taxes, isPriceMissing: _, isMinimumReached: __, missing: ___, ...sums }: Pricing): OrderPricing {
  return { ...sums, taxes: Object.entries(taxes).map(([rate, amount]) => ({ rate, amount })) };
}
