/** The state of checkout: what was typed, what the rules make of it, and what the server said. */
import { useState } from 'react';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { useCart } from '../../cart/state/useCart';
import { useStore } from '../../store/storeContext';
import type { Branch, Checkout, Terms } from './checkoutContext';
import { complaintsOf, eachOnce, stillOpen, type Complaint } from './errorMessages';
import { rememberContact, saveForm } from './checkoutStorage';
import { useDraft } from './useOrderInput';
import { useForm } from './useCheckoutForm';
import { useSending } from '../submit/useSubmitOrder';
import { useSlots } from './useSlots';

interface Refused {
  complaints: readonly Complaint[];
  draft: OrderDraft;
  isUnanswered: boolean;
}

export function useCheckoutState(branch: Branch, terms: Terms): Checkout {
  const { at, currency } = useStore();
  const [form, set] = useForm();
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const cart = useStandingCart();
  const slots = useSlots(branch, cart);
  const { draft, required, complaints: own, ...offer } = useDraft(branch, terms, { cart, form });
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
    ...offer,
    ...{ branch, settings: terms.settings, currency, cart, at, form, set, slots, complaints, tries },
    isRequired: field => required.includes(field),
    isUnanswered: refused?.isUnanswered ?? false,
    isSending: sending.isSending,
    send: () => {
      setRefused(null);
      if (own.length === 0) void sending.send(draft);
      else setTries(tries => tries + 1);
    },
  };
}

/** The cart; once the order is placed it stands still, so that nobody sees it empty before the next page is there. */
function useStandingCart() {
  const cart = useCart();
  const [standing, setStanding] = useState<typeof cart | null>(null);
  return { ...(standing ?? cart), stand: () => setStanding(cart) };
}
