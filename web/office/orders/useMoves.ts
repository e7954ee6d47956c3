/** The steps of an order, taken. Whoever comes second reads so at the card, and sees the order as it is now. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../ui/Toasts';
import { isConflict, messagesOf } from '../messages';
import type { BoardOrder, Step } from './board';
import {
  CompleteOrderDocument,
  ConfirmOrderDocument,
  OrderDetailDocument,
  RejectOrderDocument,
  SetOrderInDeliveryDocument,
} from './Orders.generated';
import { nameOf } from './orderText';

const documents = {
  confirm: ConfirmOrderDocument,
  reject: RejectOrderDocument,
  inDelivery: SetOrderInDeliveryDocument,
  complete: CompleteOrderDocument,
} as const satisfies Record<Step, unknown>;

const done: Readonly<Record<Step, (order: BoardOrder) => string>> = {
  confirm: () => 'bestätigt',
  reject: () => 'abgelehnt',
  inDelivery: ({ deliveryType }) => (deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'),
  complete: () => 'fertig',
};

export interface Moves {
  /** Takes the step; whether it went through. */
  move: (order: BoardOrder, step: Step, rejectionMessage?: string) => Promise<boolean>;
  isMoving: (id: string) => boolean;
  /** Why the last step of this order was refused. */
  refusalOf: (id: string) => string | undefined;
  forget: (id: string) => void;
}

export function useMoves(): Moves {
  const client = useApolloClient();
  const toast = useToast();
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const forget = (id: string): void => setRefusals(({ [id]: _, ...others }) => others);

  async function move(order: BoardOrder, step: Step, rejectionMessage?: string): Promise<boolean> {
    const { id } = order;
    setMoving(before => new Set([...before, id]));
    forget(id);
    try {
      await client.mutate({ mutation: documents[step], variables: { id, ...(rejectionMessage && { rejectionMessage }) } });
      toast(`${nameOf(order)} ${done[step](order)}.`);
      return true;
    } catch (error) {
      setRefusals(before => ({ ...before, [id]: messagesOf(error).join(' ') }));
      if (isConflict(error))
        await client.query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => {});
      return false;
    } finally {
      setMoving(before => new Set([...before].filter(other => other !== id)));
    }
  }

  return { move, isMoving: id => moving.has(id), refusalOf: id => refusals[id], forget };
}
