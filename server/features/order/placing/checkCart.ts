/** A cart at the prices of this moment: what each line and the whole costs, and what keeps it from being sent. */
import type { DateTime } from 'luxon';
import type { Fault } from '../../../../schema/fields/validation/validate';
import type { PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { methodsOf, payableMethods } from '../../../../schema/rules/checkout/paymentMethods';
import { priceCart, type PricedLine, type Pricing } from '../../../../schema/rules/pricing/pricing';
import { cartFaults, priceFaults, type CartFacts } from '../../../../schema/rules/checkout/cartValidation';
import { acceptsAppointment } from '../../../../schema/rules/time/slots';
import { submissionOf } from '../../../../schema/rules/checkout/submissionType';
import type { Branch } from '../../branch/branch.entity';
import type { Order } from '../order.entity';
import { readItems, type GivenItem } from './orderItems';
import type { Goods, Supply } from './orderContext';

export interface Ordering {
  readonly supply: Supply & { branch: NonNullable<Supply['branch']> };
  readonly goods: ReadonlyMap<string, Goods>;
  readonly source: Order['source'];
  /** The online methods whose provider is connected. */
  readonly online: readonly PaymentMethod[];
  readonly now: Date;
}

type DeliveryArea = Branch['deliveryAreas'][number];

/** The lines with their products, and the area, as far as they are sound. */
interface ReadCart {
  readonly at: DateTime;
  readonly area: DeliveryArea | null;
  readonly items: GivenItem[];
  readonly itemFaults: Fault[];
}

/** What a draft names. Goods must be on sale when they are wanted, now or at the appointment (G-135). */
export function readCart(draft: OrderDraft, { supply: { branch, settings }, goods, now }: Ordering): ReadCart {
  const at = inZone(now, settings.timezone);
  const area = draft.deliveryArea ? (branch.deliveryAreas.find(({ id, area }) => [id, area].includes(draft.deliveryArea!)) ?? null) : null;
  const wantedAt = draft.appointmentDate ? inZone(draft.appointmentDate, at.zoneName!) : at;
  const [itemFaults, items] = readItems(draft.items, goods, wantedAt);
  return { at, area, items, itemFaults };
}

interface WeighedCart {
  readonly lines: readonly PricedLine[];
  readonly pricing: Pricing;
  readonly facts: CartFacts;
  /** What keeps it from being sent. */
  readonly faults: Fault[];
}

/** The prices of a cart whose lines are sound. */
export function weighCart(draft: OrderDraft, ordering: Ordering, { items, area, at }: ReadCart): WeighedCart {
  const { lines, ...pricing } = priceCart(items, draft.deliveryType, area);
  const facts = factsOf(draft, ordering, { items, pricing, at, area });
  const changed = items.flatMap(({ product, shownGross }, index) =>
    priceFaults(product.name, lines[index]!, shownGross).map(fault => ({ ...fault, path: ['items', index, ...fault.path] })),
  );
  return { lines, pricing, facts, faults: [...cartFaults(ordering.supply.branch, facts), ...changed] };
}

interface Weighed {
  items: GivenItem[];
  pricing: Pricing;
  at: DateTime;
  area: CartFacts['area'];
}

function factsOf(draft: OrderDraft, { supply: { branch, settings }, online }: Ordering, { items, pricing, at, area }: Weighed): CartFacts {
  const { deliveryType: method, appointmentDate } = draft;
  const query = { branch, method, products: items.map(({ product }) => product) };
  return {
    method,
    submission: submissionOf(branch, method, at),
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
