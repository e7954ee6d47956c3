/** What would be ordered as things stand, and what the rules have against it: made of the cart, of what was typed, and of what the shop offers. */
import { requiredFields, sectionsOf, shownDraft } from '../../../../schema/rules/checkout/checkout';
import { defaultMethod, methodsOf, payableMethods } from '../../../../schema/rules/checkout/paymentMethods';
import { submissionOf } from '../../../../schema/rules/checkout/submissionType';
import type { OpenCart } from '../../cart/state/useCart';
import { useStore } from '../../store/storeContext';
import type { Branch, Terms } from './checkoutContext';
import { complaintsOf } from './errorMessages';
import { orderFaults } from './orderIssues';
import { draftOf, type Form } from './checkoutForm';
import { useTables } from './useTables';

interface Wanted {
  cart: OpenCart;
  form: Form;
}

export function useDraft(branch: Branch, { settings, online }: Terms, { cart, form }: Wanted) {
  const { at, currency } = useStore();
  const asked = sectionsOf(branch, cart.method);
  const tables = useTables(branch.id, asked.table);
  const offered = payableMethods(methodsOf(settings, branch), { online, totalGross: cart.pricing.totalGross });
  const paymentMethod = offered.find(method => method === form.paymentMethod) ?? defaultMethod(offered);
  const submission = submissionOf(branch, cart.method, at);
  const table = tables.names?.includes(cart.table ?? '') ? cart.table : null;
  const draft = shownDraft(branch, draftOf(form, { ...cart, table }, { branch: branch.id, paymentMethod }));
  const { phoneFormat } = settings;
  const faults = orderFaults(draft, { branch, cart, submission, offered, isMissed: cart.missed !== null, phoneFormat, currency }, at);
  const hasGoods = cart.lines.length > 0;
  const shown = {
    ...asked,
    appointment: hasGoods,
    donation: hasGoods && settings.enablePluginDonations,
    payment: offered.length > 0 || submission !== 'quotation',
  };
  const required: readonly string[] = requiredFields(branch, draft);
  return { shown, tables, offered, paymentMethod, submission, draft, required, complaints: complaintsOf(faults, cart.lines) };
}
