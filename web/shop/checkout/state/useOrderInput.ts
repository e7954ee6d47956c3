/** Builds the order input from form, cart and settings, and validates it. */
import { requiredFields, visibleSections, visibleInput } from '../../../../schema/rules/checkout/checkout';
import { availableMethods, defaultMethod } from '../../../../schema/rules/checkout/paymentMethods';
import { submissionOf } from '../../../../schema/rules/checkout/submissionType';
import type { OpenCart } from '../../../ordering/cart/useCart';
import { useStore } from '../../../ordering/menu/storeContext';
import type { CheckoutBranch, CheckoutOptions } from './checkoutContext';
import { fieldErrors } from '../../../ordering/checkout/errorMessages';
import { validateOrder } from '../../../ordering/checkout/orderIssues';
import { toOrderInput, type Form } from '../../../ordering/checkout/checkoutForm';
import { useTables } from '../../../ordering/checkout/useTables';

interface CheckoutInput {
  cart: OpenCart;
  form: Form;
}

export function useOrderInput(branch: CheckoutBranch, { settings, onlineMethods }: CheckoutOptions, { cart, form }: CheckoutInput) {
  const { at, fullSlots, currency } = useStore();
  const sections = visibleSections(branch, cart.method);
  const tables = useTables(branch.id, sections.table);
  const paymentOptions = availableMethods(settings, branch, {
    configuredMethods: onlineMethods,
    totalGross: cart.pricing.totalGross,
  });
  const paymentMethod = paymentOptions.find(method => method === form.paymentMethod) ?? defaultMethod(paymentOptions);
  const submission = submissionOf(branch, cart.method, at);
  const table = tables.names?.includes(cart.table ?? '') ? cart.table : null;
  const input = visibleInput(branch, toOrderInput(form, { ...cart, table }, { branch: branch.id, paymentMethod }));
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
      isStaff: false,
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
