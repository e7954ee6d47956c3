/** The state of an order by phone: its cart, its customer, what is missing, and how it is sent. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import { useCart } from '../../../ordering/cart/useCart';
import type { CheckoutQuery } from '../../../ordering/checkout/Checkout.generated';
import { fieldErrors, type CheckoutError } from '../../../ordering/checkout/errorMessages';
import { useOrderInput } from '../../../ordering/checkout/useOrderInput';
import { useStore } from '../../../ordering/menu/storeContext';
import { useDraft } from './draft';
import { useSendOrder } from './useSendOrder';

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>;

export function usePhoneOrder(checkout: CheckoutQuery) {
  const cart = useCart();
  const { draft, update, clear } = useDraft();
  const [submitCount, setSubmitCount] = useState(0);
  const [serverErrors, setServerErrors] = useState<readonly CheckoutError[]>([]);
  const newReduction = useRef<ErrorEntry | null>(null); // of an amount, since the last press
  const navigate = useNavigate();
  const { branch } = useStore();
  // Nobody can pay online on the phone.
  const options = { settings: checkout.config, onlineMethods: [], taker: 'staff' } as const;
  const orderInput = useOrderInput({ ...branch, ...checkout.branch }, options, { cart, form: draft, customer: draft.customer });
  const { input, errors: localErrors, formSections, tables, paymentOptions, paymentMethod, submission } = orderInput;
  const currentErrors = localErrors.length > 0 ? localErrors : serverErrors;
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
    ...{ formSections, tables, paymentOptions, paymentMethod, submission },
    ...{ cart, draft, update, isSending, errors, submitCount },
    errorOf: (field: string) => errors.find(error => error.field === field)?.message,
    startPress: () => (newReduction.current = null),
    reportReduction: (line: number, message: string) => {
      const index = cart.lines.findIndex(other => other.line === line);
      newReduction.current = { field: `items.${index}.amount`, message, code: 'INVALID' };
    },
    submit: () => {
      const reduction = newReduction.current;
      setSubmitCount(count => count + 1);
      setServerErrors(fieldErrors(reduction ? [reduction] : [], cart.lines));
      if (localErrors.length === 0 && !reduction) void send(input, submission === 'quotation');
    },
  };
}
