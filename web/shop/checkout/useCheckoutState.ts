/** The state of checkout: what was typed, what the rules make of it, and what the server said. */
import { useEffect, useMemo, useState } from 'react';
import type { ErrorEntry } from '../../../schema/errors';
import type { DeliveryMethod, PaymentMethod } from '../../../schema/fields/methods';
import { requiredFields, sectionsOf, shownDraft } from '../../../schema/rules/checkout';
import type { OrderDraft } from '../../../schema/rules/orderDraft';
import { defaultMethod, methodsOf, payableMethods } from '../../../schema/rules/payment';
import { checkoutHorizonDays, slotsAhead } from '../../../schema/rules/slots';
import { submissionOf } from '../../../schema/rules/submission';
import { useCart } from '../cart/useCart';
import { useStore } from '../store/store';
import type { Branch, Checkout, CheckoutSettings } from './checkout';
import { complaintsOf, eachOnce, stillOpen, type Complaint } from './complaints';
import { orderFaults } from './faults';
import { draftOf, type Form } from './form';
import { loadForm, rememberContact, saveForm } from './storage';
import { useSending } from './useSending';
import { useTables } from './useTables';

/** What the shop offers at its checkout. */
export interface Terms {
  settings: CheckoutSettings;
  /** The online methods whose provider is connected. */
  online: readonly PaymentMethod[];
}

interface Refused {
  complaints: readonly Complaint[];
  draft: OrderDraft;
  isUnanswered: boolean;
}

export function useCheckoutState(branch: Branch, { settings, online }: Terms): Checkout {
  const { at, currency } = useStore();
  const [form, set] = useForm();
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const cart = useStandingCart();
  const shown = sectionsOf(branch, cart.method);
  const tables = useTables(branch.id, shown.table);
  const slots = useSlots(branch, cart);

  const offered = payableMethods(methodsOf(settings, branch), { online, totalGross: cart.pricing.totalGross });
  const paymentMethod = offered.find(method => method === form.paymentMethod) ?? defaultMethod(offered);
  const submission = submissionOf(branch, cart.method, at);
  const table = tables?.includes(cart.table ?? '') ? cart.table : null;
  const draft = shownDraft(branch, draftOf(form, { ...cart, table }, { branch: branch.id, paymentMethod }));
  const faults = orderFaults(
    draft,
    { branch, cart, submission, offered, isMissed: cart.missed !== null, phoneFormat: settings.phoneFormat, currency },
    at,
  );
  const own = complaintsOf(faults, cart.lines);
  const complaints = refused ? eachOnce([...stillOpen(refused.complaints, refused.draft, draft), ...own]) : own;

  const sending = useSending({
    onPlaced: () => {
      rememberContact(form);
      cart.stand();
      cart.clear();
    },
    onLeaving: () => saveForm(form),
    onRefused: (entries: readonly ErrorEntry[], isUnanswered: boolean) => {
      setRefused({ complaints: complaintsOf(entries, cart.lines), draft, isUnanswered });
      setTries(tries => tries + 1);
    },
  });

  return {
    ...{ branch, settings, currency, cart, at, form, set, shown, tables, slots, offered, paymentMethod, submission, complaints, tries },
    isRequired: field => (requiredFields(branch, draft) as string[]).includes(field),
    isUnanswered: refused?.isUnanswered ?? false,
    isSending: sending.isSending,
    send: () => {
      setRefused(null);
      if (own.length === 0) void sending.send(draft);
      else setTries(tries => tries + 1);
    },
  };
}

function useForm(): [Form, (change: Partial<Form>) => void] {
  const [form, setForm] = useState(loadForm);
  useEffect(() => saveForm(form), [form]);
  return [form, change => setForm(form => ({ ...form, ...change }))];
}

/** The cart; once the order is placed it stands still, so that nobody sees it empty before the next page is there. */
function useStandingCart() {
  const cart = useCart();
  const [standing, setStanding] = useState<typeof cart | null>(null);
  return { ...(standing ?? cart), stand: () => setStanding(cart) };
}

/** Over three months of slots: counted anew when the minute or the goods change, not with every key that is typed. */
function useSlots(branch: Branch, { method, lines }: Pick<Checkout['cart'], 'lines'> & { method: DeliveryMethod }) {
  const { at } = useStore();
  const minute = at.toMillis();
  const goods = lines.map(({ product }) => product.id).join();
  return useMemo(
    () => slotsAhead({ branch, method, products: lines.map(({ product }) => product) }, at, checkoutHorizonDays),
    [branch, method, goods, minute],
  );
}
