/** Whether a cart may be sent, and under which words (CHK-38 to CHK-42, CHK-49, G-041, G-043, G-048, G-128). */
import type { Fault } from '../../fields/validation/validate';
import { deliveryMethods, type DeliveryMethod, type PaymentMethod } from './deliveryMethods';
import { deliveryMethodsOf } from './checkout';
import { moneyText } from '../pricing/money';
import type { PricedArea, PricedLine, Pricing } from '../pricing/pricing';
import { submitLabels, type Submission } from './submissionType';

type OrderButtonMode = 'specified' | 'binding';

/** What the law of Germany and Austria wants on the button (G-128). */
const bindingLabels: Readonly<Record<Submission, string>> = {
  ...submitLabels,
  order: 'Zahlungspflichtig bestellen',
  preorder: 'Zahlungspflichtig vorbestellen',
};

export const submitLabel = (submission: Submission, mode: OrderButtonMode): string =>
  (mode === 'binding' ? bindingLabels : submitLabels)[submission];

/** On the button while the answer is awaited (CHK-41). */
export const sendingLabel = 'Verarbeiten...';

/** Whether the button can be pressed (CHK-49). */
export const maySend = (itemCount: number, { isMinimumReached }: Pick<Pricing, 'isMinimumReached'>): boolean =>
  itemCount > 0 && isMinimumReached;

/** No cart of a bakery costs more, in the shop's currency: beyond it is a mistake or an attack. */
export const largestTotal = 100_000;

/** What is known of the cart and the hour when someone wants to send it. */
export interface CartFacts {
  readonly method: DeliveryMethod;
  /** What `submissionOf` says the branch takes now. */
  readonly submission: Submission | null;
  readonly itemCount: number;
  readonly totalGross: number;
  readonly isMinimumReached: boolean;
  readonly area: Pick<PricedArea, 'minimumOrderValue'> | null;
  /** What `methodsOf` offers. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentMethod: PaymentMethod | null;
  /** Whether the chosen time lies in the hours of the service, on a free slot; nothing when none is chosen. */
  readonly isAppointmentOpen: boolean | null;
  readonly currency: string;
}

/** Why the cart cannot be sent as it is (VAL-07, VAL-08, G-041). */
export function cartFaults(branch: Parameters<typeof deliveryMethodsOf>[0], facts: CartFacts): Fault[] {
  const { method, submission, itemCount, totalGross, area, isMinimumReached, isAppointmentOpen, currency } = facts;
  const faults: Fault[] = [];
  if (!deliveryMethodsOf(branch).includes(method) || !submission)
    faults.push({ path: ['deliveryType'], rule: 'notAvailable', limit: deliveryMethods[method] });
  if (itemCount === 0) faults.push({ path: ['items'], rule: 'cartEmpty' });
  if (totalGross > largestTotal) faults.push({ path: ['items'], rule: 'totalTooLarge', limit: moneyText(largestTotal, currency) });
  if (!isMinimumReached) faults.push({ path: ['items'], rule: 'belowMinimum', limit: moneyText(area?.minimumOrderValue ?? 0, currency) });
  if (isAppointmentOpen === false) faults.push({ path: ['appointmentDate'], rule: 'closed' });
  return [...faults, ...paymentFaults(facts)];
}

/** Without a choice the default is taken; a quotation without any method on offer is kept as cash (G-043). */
function paymentFaults({ submission, paymentMethod, paymentMethods }: CartFacts): Fault[] {
  const offered = submission === 'quotation' && paymentMethods.length === 0 ? ['cash'] : paymentMethods;
  const isOffered = paymentMethod === null ? offered.length > 0 : offered.includes(paymentMethod);
  return isOffered ? [] : [{ path: ['paymentMethod'], rule: 'noChoice' }];
}

/** The line whose price is no longer the one the customer saw (G-041); the path begins at the line. */
export const priceFaults = (name: string, line: Pick<PricedLine, 'gross'>, shownGross: number | null): Fault[] =>
  shownGross === null || shownGross === line.gross ? [] : [{ path: ['shownGross'], rule: 'priceChanged', limit: name }];
