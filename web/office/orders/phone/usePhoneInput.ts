/** Builds the input of an order by phone from its cart and its customer, and validates it by the rules of the server. */
import { visibleInput, visibleSections } from '../../../../schema/rules/checkout/checkout';
import { availableMethods, defaultMethod } from '../../../../schema/rules/checkout/paymentMethods';
import { submissionOf } from '../../../../schema/rules/checkout/submissionType';
import type { OpenCart } from '../../../ordering/cart/useCart';
import type { CheckoutQuery } from '../../../ordering/checkout/Checkout.generated';
import { toOrderInput } from '../../../ordering/checkout/checkoutForm';
import { fieldErrors } from '../../../ordering/checkout/errorMessages';
import { validateOrder } from '../../../ordering/checkout/orderIssues';
import { useTables } from '../../../ordering/checkout/useTables';
import { useStore } from '../../../ordering/menu/storeContext';
import type { Draft } from './draft';

export function usePhoneInput({ branch: details, config: settings }: CheckoutQuery, cart: OpenCart, draft: Draft) {
  const { branch: storeBranch, at, fullSlots, currency } = useStore();
  const branch = { ...storeBranch, ...details };
  const sections = visibleSections(branch, cart.method);
  const tables = useTables(branch.id, sections.table);
  // Nobody can pay online on the phone.
  const paymentOptions = availableMethods(settings, branch, { configuredMethods: [], totalGross: cart.pricing.totalGross });
  const paymentMethod = paymentOptions.find(method => method === draft.paymentMethod) ?? defaultMethod(paymentOptions);
  const submission = submissionOf(branch, cart.method, at);
  const orderInput = { ...toOrderInput(draft, cart, { branch: branch.id, paymentMethod }), customer: draft.customer };
  const input = visibleInput(branch, orderInput);
  const isAppointmentPast = cart.pastAppointment !== null;
  const { phoneFormat } = settings;
  const state = { branch, cart, fullSlots, submission, paymentOptions, isAppointmentPast, isStaff: true, phoneFormat, currency };
  const issues = fieldErrors(validateOrder(input, state, at), cart.lines);
  return { sections, tables, paymentOptions, paymentMethod, submission, input, issues };
}
