/** Makes an order of a draft. All checks meet here; prices come from the house alone, whatever was sent. */
import type { DateTime } from 'luxon';
import { demand } from '../../schema/errors';
import type { Fault } from '../../schema/fields/check';
import { inZone } from '../../schema/rules/calendar';
import { formFaults, shownDraft } from '../../schema/rules/checkout';
import { donationAmount } from '../../schema/rules/donation';
import type { PaymentMethod } from '../../schema/fields/methods';
import { orderForm, type OrderDraft, type OrderForm } from '../../schema/rules/orderDraft';
import type { OrderPricing } from '../../schema/rules/orderPricing';
import { defaultMethod, methodsOf, payableMethods } from '../../schema/rules/payment';
import { priceCart, type Pricing } from '../../schema/rules/pricing';
import { cartFaults, priceFaults, type CartFacts } from '../../schema/rules/sending';
import { acceptsAppointment } from '../../schema/rules/slots';
import { submissionOf } from '../../schema/rules/submission';
import type { Order } from './order.entity';
import { readItems, soldItem, type GivenItem } from './soldItems';
import type { Goods, Supply } from './supply';

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
  | 'donationAmount'
>;

export interface Ordering {
  readonly supply: Supply & { branch: NonNullable<Supply['branch']> };
  readonly goods: ReadonlyMap<string, Goods>;
  readonly source: Order['source'];
  /** The online methods whose provider is connected. */
  readonly online: readonly PaymentMethod[];
  readonly now: Date;
}

/** The order as it will be kept; refused with everything that is wrong with the draft. */
export function orderOf(sent: OrderDraft, ordering: Ordering): NewOrder {
  const { branch, settings, table } = ordering.supply;
  const draft = shownDraft(branch, sent);
  const at = inZone(ordering.now, settings.timezone);
  const area = draft.deliveryArea ? (branch.deliveryAreas.find(({ id, area }) => [id, area].includes(draft.deliveryArea!)) ?? null) : null;
  const [itemFaults, items] = readItems(
    draft.items,
    ordering.goods,
    draft.appointmentDate ? inZone(draft.appointmentDate, at.zoneName!) : at,
  );
  const own = [
    ...formFaults(branch, draft, { ...settings, isStaff: ordering.source === 'staff' }),
    ...choiceFaults(draft, ordering, area),
    ...itemFaults,
  ];
  if (itemFaults.length > 0) demand(own);

  const { lines, ...pricing } = priceCart(items, draft.deliveryType, area);
  const facts = factsOf(draft, ordering, { items, pricing, at, area });
  const changed = items.flatMap(({ product, shownGross }, index) =>
    priceFaults(product.name, lines[index]!, shownGross).map(fault => ({ ...fault, path: ['items', index, ...fault.path] })),
  );
  demand([...own, ...cartFaults(branch, facts), ...changed]);

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
    donationAmount: donatee ? donationAmount : null,
  };
}

// What was chosen from the branch must be there.
function choiceFaults(draft: OrderDraft, { supply }: Ordering, area: object | null): Fault[] {
  const faults: Fault[] = [];
  if (draft.table && !supply.table) faults.push({ path: ['table'], rule: 'noRecord' });
  if (draft.deliveryArea && !area) faults.push({ path: ['deliveryArea'], rule: 'noRecord' });
  if (draft.donatee && supply.settings.enablePluginDonations && !supply.donatee) faults.push({ path: ['donatee'], rule: 'noRecord' });
  return faults;
}

interface Cart {
  items: GivenItem[];
  pricing: Pricing;
  at: DateTime;
  area: CartFacts['area'];
}

function factsOf(draft: OrderDraft, { supply: { branch, settings }, online }: Ordering, { items, pricing, at, area }: Cart): CartFacts {
  const { deliveryType: mode, appointmentDate } = draft;
  const query = { branch, method: mode, products: items.map(({ product }) => product) };
  return {
    mode,
    submission: submissionOf(branch, mode, at),
    itemCount: items.length,
    totalGross: pricing.totalGross,
    isMinimumReached: pricing.isMinimumReached,
    area,
    paymentMethods: payableMethods(methodsOf(settings, branch), { online, totalGross: pricing.totalGross }),
    paymentMethod: draft.paymentMethod,
    isAppointmentOpen: appointmentDate && acceptsAppointment(query, inZone(appointmentDate, settings.timezone), at),
    currency: settings.currency,
  };
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
