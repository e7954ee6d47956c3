/** Sends an order once, however often the button is pressed, and goes to its page. */
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import { statusPath } from '../../../../schema/site/paths';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { useShownAgain } from '../../../hooks/usePageShow';
import { rememberOrder } from '../../orderStatus/lastOrder';
import { StoreDocument } from '../../store/Store.generated';
import { isOutdated, isRefused, refusalOf } from './serverErrors';
import { save } from '../../../app/browserStorage';
import { isSelfService } from '../../../app/selfService';
import { keepUnpaid } from './unpaidOrder';
import { usePlacing } from './usePlaceOrder';

interface Outcome {
  /** What is left to do here once the order is placed. */
  onPlaced: () => void;
  /** The order is placed, but still to be paid elsewhere: everything here has to outlive the way there and back (G-060). */
  onLeaving: () => void;
  /** `isUnanswered`: the order may have been taken all the same. */
  onRefused: (entries: readonly ErrorEntry[], isUnanswered: boolean) => void;
}

export function useSending({ onPlaced, onLeaving, onRefused }: Outcome): {
  isSending: boolean;
  send: (draft: OrderDraft) => Promise<void>;
} {
  const placeOnce = usePlacing();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false); // known at once, where the state waits for the next rendering

  // Who comes back from the provider by the browser's own button finds the page as it was left: sending.
  useShownAgain(() => {
    isBusy.current = false;
    setSending(false);
  });

  async function place(draft: OrderDraft): Promise<void> {
    const { uid, hash, paymentRedirectUrl, isEarlier } = await placeOnce(draft);
    if (!isSelfService()) save('session', 'order', { uid, hash });
    rememberOrder({ uid, hash }, draft.appointmentDate);
    if (paymentRedirectUrl !== null) {
      keepUnpaid(uid);
      onLeaving();
      return location.assign(paymentRedirectUrl);
    }
    if (!isEarlier) onPlaced(); // else what was changed since is still in the cart
    await navigate(statusPath({ uid, hash }), { replace: true, state: { isEarlier } });
  }

  function refuse(entries: readonly ErrorEntry[]): void {
    const isUnanswered = !isRefused(entries);
    if (isOutdated(entries)) void client.refetchQueries({ include: [StoreDocument] });
    isBusy.current = false;
    setSending(false);
    onRefused(entries, isUnanswered);
  }

  return {
    isSending,
    send: async draft => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      await place(draft).catch(error => refuse(refusalOf(error)));
    },
  };
}
