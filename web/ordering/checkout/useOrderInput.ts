/** Builds the order input from form, cart and settings, and validates it. */
import { requiredFields, visibleSections, visibleInput } from '../../../schema/rules/checkout/checkout';
import { availableMethods, defaultMethod, type PaymentMethod } from '../../../schema/rules/checkout/paymentMethods';
import { submissionOf } from '../../../schema/rules/checkout/submissionType';
import { isSelfService } from '../../app/storage/browserStorage';
import type { OpenCart } from '../cart/useCart';
import { useStore, type StoreBranch } from '../menu/storeContext';
import type { OrderTaker } from '../orderTaker';
import type { CheckoutQuery } from './Checkout.generated';
import { fieldErrors } from './errorMessages';
import { validateOrder } from './orderIssues';
import { toOrderInput, type Form } from './checkoutForm';
import { useTables } from './useTables';

export type CheckoutBranch = StoreBranch & CheckoutQuery['branch'];

/** The settings and payment methods of the shop's checkout. */
export interface CheckoutOptions {
  settings: CheckoutQuery['config'];
  /** The online payment methods that can be used. */
  onlineMethods: readonly PaymentMethod[];
  taker: OrderTaker;
}

interface CheckoutInput {
  cart: OpenCart;
  form: Form;
  /** The id of the business customer; only staff names one. */
  customer?: string | null;
}

export function useOrderInput(branch: CheckoutBranch, options: CheckoutOptions, { cart, form, customer = null }: CheckoutInput) {
  const { settings, onlineMethods, taker } = options;
  const { at, fullSlots, currency } = useStore();
  const sections = visibleSections(branch, cart.method);
  const tables = useTables(branch.id, sections.table);
  const paymentOptions = availableMethods(settings, branch, {
    // The page of a payment provider does not belong on a device of the shop, so its customers pay at the counter.
    configuredMethods: isSelfService() ? [] : onlineMethods,
    totalGross: cart.pricing.totalGross,
  });
  const paymentMethod = paymentOptions.find(method => method === form.paymentMethod) ?? defaultMethod(paymentOptions);
  const submission = submissionOf(branch, cart.method, at);
  const table = tables.names?.includes(cart.table ?? '') ? cart.table : null;
  const input = visibleInput(branch, toOrderInput(form, { ...cart, table }, { branch: branch.id, paymentMethod, customer }));
  const { phoneFormat } = settings;
  const issues = validateOrder(
    input,
    {
      branch,
      cart,
      fullSlots,
      submission,
      paymentOptions,
      isAppointmentPast: cart.pastAppointment !== null,
      isStaff: taker === 'staff',
      phoneFormat,
      currency,
    },
    at,
  );
  const hasItems = cart.lines.length > 0;
  const formSections = {
    ...sections,
    appointment: hasItems,
    donation: hasItems && settings.enablePluginDonations,
    payment: paymentOptions.length > 0 || submission !== 'quotation',
  };
  const requiredNames: readonly string[] = requiredFields(branch, input);
  return { formSections, tables, paymentOptions, paymentMethod, submission, input, requiredNames, errors: fieldErrors(issues, cart.lines) };
}
