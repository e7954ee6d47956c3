/** The context of the checkout: its state and actions for every section. */
import type { DateTime } from 'luxon';
import { createContext, useContext } from 'react';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import type { Sections } from '../../../../schema/rules/checkout/checkout';
import type { Slot } from '../../../../schema/rules/time/slots';
import type { SubmissionType } from '../../../../schema/rules/checkout/submissionType';
import type { OpenCart } from '../../../ordering/cart/useCart';
import type { CheckoutBranch, CheckoutOptions } from '../../../ordering/checkout/useOrderInput';
import type { CheckoutError } from '../../../ordering/checkout/errorMessages';
import type { Form } from '../../../ordering/checkout/checkoutForm';
import type { WaitingOrder } from '../submit/useWaitingOrder';
import type { Tables } from '../../../ordering/checkout/useTables';

/** Which sections are visible. */
interface VisibleSections extends Sections {
  appointment: boolean;
  donation: boolean;
  payment: boolean;
}

export interface Checkout {
  branch: CheckoutBranch;
  settings: CheckoutOptions['settings'];
  currency: string;
  cart: OpenCart;
  /** Now, on the shop's clock. */
  at: DateTime;
  form: Form;
  updateForm: (change: Partial<Form>) => void;
  formSections: VisibleSections;
  tables: Tables;
  /** The slots of the next 90 days. */
  slots: readonly Slot[];
  /** The available payment methods, and the selected one. */
  paymentOptions: readonly PaymentMethod[];
  paymentMethod: PaymentMethod | null;
  /** The type of submission that is possible now; null if none is. */
  submission: SubmissionType | null;
  isRequired: (field: string) => boolean;
  /** All errors of the form. */
  errors: readonly CheckoutError[];
  /** How often the customer tried to submit. Errors are displayed after the first time. */
  submitCount: number;
  /** The order was sent, but no response arrived. */
  isResponseMissing: boolean;
  isSubmitting: boolean;
  /** The order as it waits for the network. */
  waitingOrder: WaitingOrder;
  submit: () => void;
}

export const CheckoutContext = createContext<Checkout | null>(null);

export const useCheckout = (): Checkout => useContext(CheckoutContext)!;

/** Returns the error of a field after the first submit. */
export function useFieldError(field: string): string | undefined {
  const { errors, submitCount } = useCheckout();
  return submitCount > 0 ? errors.find(error => error.field === field)?.message : undefined;
}

/** Returns the error of a cart line after the first submit. */
export function useLineError(line: number): string | undefined {
  const { errors, submitCount } = useCheckout();
  return submitCount > 0 ? errors.find(error => error.line === line)?.message : undefined;
}

// Controls that take an input. Buttons that act at once must not receive the focus.
const controlSelector = 'input, select, textarea, button[aria-haspopup]';

/** Focuses a control, or the first control of a section, and scrolls to it. */
export function focusControl(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches(controlSelector) ? target : target?.querySelector<HTMLElement>(controlSelector);
  (control ?? target)?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: target === control ? 'center' : 'start' });
}
