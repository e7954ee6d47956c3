/** What is wrong with an order before it is sent: the rules the server asks too, in the order of the page, one message a field. */
import type { DateTime } from 'luxon';
import { entriesOf, Refusal, type ErrorEntry } from '../../../../schema/errors/appError';
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import type { PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { formFaults, type CheckoutBranch } from '../../../../schema/rules/checkout/checkout';
import { orderDraft, type OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { cartFaults } from '../../../../schema/rules/checkout/cartValidation';
import { acceptsAppointment, type OrderingBranch } from '../../../../schema/rules/time/slots';
import type { Submission } from '../../../../schema/rules/checkout/submissionType';
import type { CartLine, CartView } from '../../cart/state/cartView';

/** What an order is judged by. */
export interface Shown {
  readonly branch: CheckoutBranch & OrderingBranch;
  readonly cart: Pick<CartView, 'lines' | 'method' | 'area' | 'appointment' | 'pricing'>;
  readonly submission: Submission | null;
  readonly offered: readonly PaymentMethod[];
  /** The time that was chosen is over, and nobody has said when instead. */
  readonly isMissed: boolean;
  readonly phoneFormat: string;
  readonly currency: string;
}

export function orderFaults(draft: OrderDraft, shown: Shown, at: DateTime): ErrorEntry[] {
  const { branch, phoneFormat, cart, isMissed } = shown;
  const faults = [
    ...formFaults(branch, draft, { phoneFormat, isStaff: false }),
    ...(isMissed ? [missed] : []),
    ...cart.lines.flatMap(itemFaults),
    ...cartFaultsOf(draft, shown, at),
    ...check(orderDraft, draft),
  ];
  if (faults.length === 0) return [];
  // One message a place, the closest: the phone number's names the shop's own example.
  const first = new Map(faults.toReversed().map(fault => [fault.path.join('.'), fault]));
  return entriesOf(new Refusal('invalid', { faults: [...first.values()] }));
}

const missed: Fault = { path: ['appointmentDate'], rule: 'appointmentMissing' };

function itemFaults({ product, isAvailable, isValid }: CartLine, index: number): Fault[] {
  const path = ['items', index];
  if (!isAvailable) return [{ path, rule: 'notAvailable', limit: product.name }];
  return isValid ? [] : [{ path, rule: 'missing' }];
}

function cartFaultsOf(draft: OrderDraft, { branch, cart, submission, offered, currency }: Shown, at: DateTime): Fault[] {
  const { lines, method, area, appointment, pricing } = cart;
  const query = { branch, method, products: lines.map(({ product }) => product) };
  return cartFaults(branch, {
    method,
    submission,
    itemCount: lines.length,
    totalGross: pricing.totalGross,
    isMinimumReached: pricing.isMinimumReached,
    area,
    paymentMethods: offered,
    paymentMethod: draft.paymentMethod,
    isAppointmentOpen: appointment && acceptsAppointment(query, appointment, at),
    currency,
  });
}
