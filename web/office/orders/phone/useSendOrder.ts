/** Sends an order by phone once and confirms it, because the customer was answered on the phone. */
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { orderErrorEntries, isPriceOutdated, isRejected } from '../../../ordering/checkout/serverErrors';
import { usePlaceOrder } from '../../../ordering/checkout/usePlaceOrder';
import { StoreDocument } from '../../../ordering/menu/Store.generated';
import { useToast } from '../../../ui/overlays/Toasts';
import { actionDocuments } from '../Orders.generated';

interface Handlers {
  /** Called with the id of the order. */
  onCreated: (id: string | undefined) => void;
  onRejected: (entries: readonly ErrorEntry[]) => void;
}

/** The server may have created the order all the same. Sent again, it is still one order (G-130). */
const noAnswer: readonly ErrorEntry[] = [
  {
    message: 'Der Server antwortet nicht. Bitte drücken Sie noch einmal: Es entsteht nur eine Bestellung.',
    field: null,
    code: 'UNAVAILABLE',
  },
];

export function useSendOrder({ onCreated, onRejected }: Handlers) {
  const client = useApolloClient();
  const placeOrder = usePlaceOrder('staff');
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false); // changes at once, before the next rendering

  async function create(input: CreateOrderInput, isQuotation: boolean): Promise<void> {
    const { uid, order } = await placeOrder(input);
    // A quotation needs an answer of its own. If the confirmation fails, the board rings for the order as for any other.
    if (order && !isQuotation) await client.mutate({ mutation: actionDocuments.confirm, variables: { id: order.id } }).catch(() => {});
    toast(`Bestellung ${uid} aufgenommen.`);
    onCreated(order?.id);
  }

  function reject(error: unknown): void {
    const entries = orderErrorEntries(error);
    if (isPriceOutdated(entries)) void client.refetchQueries({ include: [StoreDocument] });
    onRejected(isRejected(entries) ? entries : noAnswer);
  }

  return {
    isSending,
    send: async (input: CreateOrderInput, isQuotation: boolean): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      await create(input, isQuotation).catch(reject);
      isBusy.current = false;
      setSending(false);
    },
  };
}
