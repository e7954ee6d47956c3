/** Validates an order before it is sent, with the rules of the server. Returns one message per field. */
import type { DateTime } from 'luxon';
import { toErrorEntries, AppError, type ErrorEntry } from '../../../schema/errors/appError';
import { validate, type Issue } from '../../../schema/fields/validation/validate';
import type { PaymentMethod } from '../../../schema/rules/checkout/paymentMethods';
import { validateForm, type CheckoutBranch } from '../../../schema/rules/checkout/checkout';
import { createOrderFields, type CreateOrderInput } from '../../../schema/rules/checkout/orderInput';
import { validateCart } from '../../../schema/rules/checkout/cartValidation';
import { appointmentIssue, type OrderingBranch } from '../../../schema/rules/time/slots';
import type { SubmissionType } from '../../../schema/rules/checkout/submissionType';
import type { CartLineView, CartView } from '../cart/cartView';
import { slotQueryOf } from '../menu/storeContext';
import type { FullSlots } from '../menu/useFullSlots';

/** The state of the checkout that the validation depends on. */
export interface OrderState {
  readonly branch: CheckoutBranch & OrderingBranch;
  readonly cart: Pick<CartView, 'lines' | 'method' | 'area' | 'appointment' | 'pricing'>;
  readonly fullSlots: FullSlots;
  readonly submission: SubmissionType | null;
  readonly paymentOptions: readonly PaymentMethod[];
  /** The chosen appointment is over and no new one is set. */
  readonly isAppointmentPast: boolean;
  /** Staff may leave contact fields empty and needs no consents. */
  readonly isStaff: boolean;
  readonly phoneFormat: string;
  readonly currency: string;
}

export function validateOrder(input: CreateOrderInput, state: OrderState, at: DateTime): ErrorEntry[] {
  const { branch, phoneFormat, isStaff, cart, isAppointmentPast } = state;
  const issues = [
    ...validateForm(branch, input, { phoneFormat, isStaff }),
    ...(isAppointmentPast ? [missingAppointment] : []),
    ...cart.lines.flatMap(itemIssues),
    ...cartIssues(input, state, at),
    ...validate(createOrderFields, input),
  ];
  if (issues.length === 0) return [];
  // One message per field, the most specific one: the message for phone names the format of the shop.
  const issueByPath = new Map(issues.toReversed().map(issue => [issue.path.join('.'), issue]));
  return toErrorEntries(new AppError('INVALID', { issues: [...issueByPath.values()] }));
}

const missingAppointment: Issue = { path: ['appointmentDate'], rule: 'appointmentMissing' };

function itemIssues({ product, isAvailable, isValid }: CartLineView, index: number): Issue[] {
  const path = ['items', index];
  if (!isAvailable) return [{ path, rule: 'notAvailable', limit: product.name }];
  return isValid ? [] : [{ path, rule: 'required' }];
}

function cartIssues(input: CreateOrderInput, state: OrderState, at: DateTime): Issue[] {
  const { branch, cart, submission, paymentOptions, currency } = state;
  const { lines, method, area, appointment, pricing } = cart;
  return validateCart(branch, {
    method,
    submission,
    itemCount: lines.length,
    totalGross: pricing.totalGross,
    isMinimumReached: pricing.isMinimumReached,
    area,
    paymentMethods: paymentOptions,
    paymentMethod: input.paymentMethod,
    appointmentIssue: appointment && appointmentIssue(slotQueryOf(state, cart), appointment, at),
    currency,
  });
}
