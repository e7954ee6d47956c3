/** Validates a cart before it is ordered and labels the submit button (CHK-38 to CHK-42, CHK-49, G-041, G-043, G-048, G-128). */
import type { Issue } from '../../fields/validation/validate';
import { deliveryMethods, type DeliveryMethod } from './deliveryMethods';
import { quotationMethod, type PaymentMethod } from './paymentMethods';
import { enabledDeliveryMethods } from './checkout';
import { moneyText } from '../pricing/money';
import type { PricedArea, PricedLine, Pricing } from '../pricing/pricing';
import { submitLabels, type SubmissionType } from './submissionType';

type OrderButtonMode = 'specified' | 'binding';

/** The button label that the law of Germany and Austria requires (G-128). */
const bindingLabels: Readonly<Record<SubmissionType, string>> = {
  ...submitLabels,
  order: 'Zahlungspflichtig bestellen',
  preorder: 'Zahlungspflichtig vorbestellen',
};

export const submitLabel = (submission: SubmissionType, mode: OrderButtonMode): string =>
  (mode === 'binding' ? bindingLabels : submitLabels)[submission];

/** The button label during the request (CHK-41). */
export const submittingLabel = 'Verarbeiten...';

/** Tells whether the button is enabled (CHK-49). */
export const canSubmit = (itemCount: number, { isMinimumReached }: Pick<Pricing, 'isMinimumReached'>): boolean =>
  itemCount > 0 && isMinimumReached;

/** The maximum total in the shop's currency; higher totals are mistakes or attacks. */
export const maxTotal = 100_000;

/** The data of a cart for its validation. */
export interface CartCheck {
  readonly method: DeliveryMethod;
  /** The result of `submissionOf`. */
  readonly submission: SubmissionType | null;
  readonly itemCount: number;
  readonly totalGross: number;
  readonly isMinimumReached: boolean;
  readonly area: Pick<PricedArea, 'minimumOrderValue'> | null;
  /** The result of `availableMethods`. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentMethod: PaymentMethod | null;
  /** Why the appointment is not possible; null without an appointment. */
  readonly appointmentIssue: Issue | null;
  readonly currency: string;
}

/** Validates a cart (VAL-07, VAL-08, G-041). */
export function validateCart(branch: Parameters<typeof enabledDeliveryMethods>[0], check: CartCheck): Issue[] {
  const { method, submission, itemCount, totalGross, area, isMinimumReached, appointmentIssue, currency } = check;
  const issues: Issue[] = [];
  if (!enabledDeliveryMethods(branch).includes(method) || !submission)
    issues.push({ path: ['deliveryType'], rule: 'notAvailable', limit: deliveryMethods[method] });
  if (itemCount === 0) issues.push({ path: ['items'], rule: 'cartEmpty' });
  if (totalGross > maxTotal) issues.push({ path: ['items'], rule: 'totalTooLarge', limit: moneyText(maxTotal, currency) });
  if (!isMinimumReached) issues.push({ path: ['items'], rule: 'belowMinimum', limit: moneyText(area?.minimumOrderValue ?? 0, currency) });
  if (appointmentIssue) issues.push(appointmentIssue);
  return [...issues, ...validatePaymentMethod(check)];
}

/** Validates the payment method. Without one the default applies; a quotation needs none (G-043). */
function validatePaymentMethod({ submission, paymentMethod, paymentMethods }: CartCheck): Issue[] {
  const methods = submission === 'quotation' && paymentMethods.length === 0 ? [quotationMethod] : paymentMethods;
  const isAvailable = paymentMethod === null ? methods.length > 0 : methods.includes(paymentMethod);
  return isAvailable ? [] : [{ path: ['paymentMethod'], rule: 'invalidOption' }];
}

/** Returns an issue if the price differs from the displayed one (G-041); paths are relative to the item. */
export const priceIssues = (name: string, line: Pick<PricedLine, 'gross'>, shownGross: number | null): Issue[] =>
  shownGross === null || shownGross === line.gross ? [] : [{ path: ['shownGross'], rule: 'priceChanged', limit: name }];
