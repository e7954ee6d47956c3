/** The state of an order by phone: its cart, its customer, what is missing, and how it is sent. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../../../ordering/cart/useCart';
import type { CheckoutQuery } from '../../../ordering/checkout/Checkout.generated';
import { fieldErrors, type CheckoutError } from '../../../ordering/checkout/errorMessages';
import { useDraft } from './draft';
import { usePhoneInput } from './usePhoneInput';
import { useSendOrder } from './useSendOrder';

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;

export function usePhoneOrder(checkout: CheckoutQuery) {
  const cart = useCart();
  const { draft, update, clear } = useDraft();
  const [submitCount, setSubmitCount] = useState(0);
  const [serverErrors, setServerErrors] = useState<readonly CheckoutError[]>([]);
  const navigate = useNavigate();
  const { input, issues, ...options } = usePhoneInput(checkout, cart, draft);
  const currentErrors = issues.length > 0 ? issues : serverErrors;
  const errors = submitCount > 0 ? currentErrors : [];
  const { isSending, send } = useSendOrder({
    onCreated: id => {
      clear();
      cart.clear();
      void navigate(id ? `/backend/orders/${id}` : '/backend/orders');
    },
    onRejected: entries => setServerErrors(fieldErrors(entries, cart.lines)),
  });
  return {
    ...options,
    ...{ cart, draft, update, isSending, errors, submitCount },
    errorOf: (field: string) => errors.find(error => error.field === field)?.message,
    submit: () => {
      setSubmitCount(count => count + 1);
      setServerErrors([]);
      if (issues.length === 0) void send(input, options.submission === 'quotation');
    },
  };
}
