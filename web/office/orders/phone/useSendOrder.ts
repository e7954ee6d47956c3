/** Sends an order by phone once and confirms it, because the customer was answered on the phone. */
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { orderErrorEntries, isPriceOutdated } from '../../../ordering/checkout/serverErrors';
import { usePlaceOrder } from '../../../ordering/checkout/usePlaceOrder';
import { StoreDocument } from '../../../ordering/menu/Store.generated';
import { useToast } from '../../../ui/overlays/Toasts';
import { actionDocuments } from '../Orders.generated';

interface Handlers {
  /** Called with the id of the order. */
  onCreated: (id: string | undefined) => void;
  onRejected: (entries: readonly ErrorEntry[]) => void;
}

export function useSendOrder({ onCreated, onRejected }: Handlers) {
  const client = useApolloClient();
  const placeOrder = usePlaceOrder('staff');
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false); // changes at once, before the next rendering

  async function create(input: CreateOrderInput): Promise<void> {
    const { uid, order } = await placeOrder(input);
    // If this fails, the board rings for the order as for any other.
    if (order) await client.mutate({ mutation: actionDocuments.confirm, variables: { id: order.id } }).catch(() => {});
    toast(`Bestellung ${uid} aufgenommen.`);
    onCreated(order?.id);
  }

  function reject(error: unknown): void {
    const entries = orderErrorEntries(error);
    if (isPriceOutdated(entries)) void client.refetchQueries({ include: [StoreDocument] });
    onRejected(entries);
  }

  return {
    isSending,
    send: async (input: CreateOrderInput): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      await create(input).catch(reject);
      isBusy.current = false;
      setSending(false);
    },
  };
}
