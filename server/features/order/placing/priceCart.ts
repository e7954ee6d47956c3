/** Prices and checks a cart without keeping it (G-004), by the rules an order is taken by. */
import { demand, entriesOf, Refusal, type ErrorEntry } from '../../../../schema/errors/appError';
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import { inZone } from '../../../../schema/rules/time/calendar';
import { cartDraft } from '../../../../schema/rules/checkout/cartInput';
import type { OrderPricing } from '../../../../schema/rules/order/orderPricing';
import type { PricedLine } from '../../../../schema/rules/pricing/pricing';
import { activeMenu } from '../../../../schema/rules/product/availability';
import type { Context } from '../../../platform/context/context';
import type { ProviderName } from '../../payment/providers/provider';
import { readCart, weighCart, type Ordering } from './checkCart';
import { wholeDraft } from './orderInput';
import { keptPricing } from './buildOrder';
import { getGoods, getSupply } from './orderContext';

export interface PricedCart {
  /** In the order they were sent; empty while a line is wrong. */
  lines: readonly PricedLine[];
  /** Null while a line is wrong. */
  pricing: OrderPricing | null;
  isPriceMissing: boolean;
  isMinimumReached: boolean;
  missing: number;
  /** What keeps it from being sent as it is. */
  faults: ErrorEntry[];
}

/** Refuses only what is no cart at all; whatever else is wrong with it is part of the answer. */
export async function pricedCart(context: Context, sent: object): Promise<PricedCart> {
  demand(check(cartDraft, sent));
  const draft = wholeDraft(sent);
  const supply = await getSupply(context, draft, null);
  if (!supply.branch) throw new Refusal('invalid', { faults: [{ path: ['branch'], rule: 'noRecord' }] });
  const { now } = context;
  const menu = activeMenu(supply.menus, inZone(now, supply.settings.timezone));
  const ids = draft.items.map(({ product }) => product);
  const goods = await getGoods(context, ids, menu?.id ?? null);
  const ordering = {
    supply: supply as Ordering['supply'],
    goods,
    source: 'web' as const,
    online: Object.keys(context.services.payments) as ProviderName[],
    now,
  };

  const cart = readCart(draft, ordering);
  const own = [...(draft.deliveryArea && !cart.area ? [noArea] : []), ...cart.itemFaults];
  if (cart.itemFaults.length > 0) return { ...nothing, faults: entriesOfFaults(own) };
  const { lines, pricing, faults } = weighCart(draft, ordering, cart);
  const { isPriceMissing, isMinimumReached, missing } = pricing;
  return { lines, pricing: keptPricing(pricing), isPriceMissing, isMinimumReached, missing, faults: entriesOfFaults([...own, ...faults]) };
}

const noArea: Fault = { path: ['deliveryArea'], rule: 'noRecord' };
const nothing = { lines: [], pricing: null, isPriceMissing: false, isMinimumReached: true, missing: 0 };

const entriesOfFaults = (faults: readonly Fault[]): ErrorEntry[] =>
  faults.length > 0 ? entriesOf(new Refusal('invalid', { faults })) : [];
