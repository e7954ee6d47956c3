/** Submits an order once, no matter how often the button is pressed, and opens its status page. */
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import { statusPath } from '../../../../schema/site/paths';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { usePageShow } from '../../../hooks/usePageShow';
import { useStore } from '../../../ordering/menu/storeContext';
import { StoreDocument } from '../../../ordering/menu/Store.generated';
import { isPriceOutdated, isRejected, orderErrorEntries } from '../../../ordering/checkout/serverErrors';
import { usePlaceOrder } from '../../../ordering/checkout/usePlaceOrder';
import { storeOrder } from './storeOrder';

interface SubmitHandlers {
  /** Called after the order is created. */
  onCreated: () => void;
  /** Called before the redirect to the payment provider. The form must survive the round trip (G-060). */
  onRedirect: () => void;
  /** Called with the errors. `isResponseMissing`: the server may have created the order all the same. */
  onRejected: (entries: readonly ErrorEntry[], isResponseMissing: boolean) => void;
}

type OrderedLines = Parameters<typeof storeOrder>[1]['lines'];

interface Submission {
  isSubmitting: boolean;
  submit: (input: CreateOrderInput) => Promise<void>;
}

export function useSubmitOrder(lines: OrderedLines, { onCreated, onRedirect, onRejected }: SubmitHandlers): Submission {
  const placeOrder = usePlaceOrder();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { branch } = useStore();
  const [isSubmitting, setSubmitting] = useState(false);
  const isBusy = useRef(false); // changes at once, before the next rendering

  // The browser's back button restores the page in its submitting state.
  usePageShow(() => {
    isBusy.current = false;
    setSubmitting(false);
  });

  async function submitOrder(input: CreateOrderInput): Promise<void> {
    const order = await placeOrder(input);
    storeOrder(order, { appointmentDate: input.appointmentDate, branch, lines });
    if (order.paymentRedirectUrl !== null) {
      onRedirect();
      return location.assign(order.paymentRedirectUrl);
    }
    if (!order.isEarlier) onCreated(); // otherwise later changes are still in the cart
    await navigate(statusPath(order), { replace: true, state: { isEarlier: order.isEarlier } });
  }

  function handleError(entries: readonly ErrorEntry[]): void {
    if (isPriceOutdated(entries)) void client.refetchQueries({ include: [StoreDocument] });
    isBusy.current = false;
    setSubmitting(false);
    onRejected(entries, !isRejected(entries));
  }

  return {
    isSubmitting,
    submit: async input => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSubmitting(true);
      await submitOrder(input).catch(error => handleError(orderErrorEntries(error)));
    },
  };
}
