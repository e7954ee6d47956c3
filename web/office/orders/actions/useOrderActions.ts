/** The steps of an order, taken. Whoever comes second reads so at the card, and sees the order as it is now. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import { isConflict } from '../../errorMessages';
import type { BoardOrder, Extra, Step } from '../board/board';
import { failureText } from './errorText';
import {
  CancelOrderDocument,
  CompleteOrderDocument,
  ConfirmOrderDocument,
  MarkOrderDeliveredDocument,
  OrderDetailDocument,
  ProposeCounterAppointmentDocument,
  RejectOrderDocument,
  SetOrderInDeliveryDocument,
} from '../Orders.generated';
import { nameOf } from '../orderText';

type Move = Step | Exclude<Extra, 'delete'>;

const documents = {
  confirm: ConfirmOrderDocument,
  reject: RejectOrderDocument,
  inDelivery: SetOrderInDeliveryDocument,
  complete: CompleteOrderDocument,
  delivered: MarkOrderDeliveredDocument,
  cancel: CancelOrderDocument,
  propose: ProposeCounterAppointmentDocument,
  withdraw: ProposeCounterAppointmentDocument,
} as const satisfies Record<Move, unknown>;

const done: Readonly<Record<Move, (order: BoardOrder) => string>> = {
  confirm: () => 'bestätigt',
  reject: () => 'abgelehnt',
  inDelivery: ({ deliveryType }) => (deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'),
  complete: () => 'fertig',
  delivered: () => 'zugestellt',
  cancel: () => 'storniert',
  propose: () => 'Termin vorgeschlagen',
  withdraw: () => 'Vorschlag zurückgezogen',
};

/** What goes along with a step, as the server takes it: times in ISO 8601. */
interface MoveWith {
  rejectionMessage?: string;
  appointment?: string;
  counterAppointment?: string;
}

export interface Moves {
  /** Takes the step; whether it went through. */
  move: (order: BoardOrder, step: Move, given?: MoveWith) => Promise<boolean>;
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

  async function move(order: BoardOrder, step: Move, given: MoveWith = {}): Promise<boolean> {
    const { id } = order;
    setMoving(before => new Set([...before, id]));
    forget(id);
    try {
      const variables = { id, ...(step === 'withdraw' && { counterAppointment: null }), ...given };
      await client.mutate({ mutation: documents[step], variables });
      toast(`${nameOf(order)} ${done[step](order)}.`);
      return true;
    } catch (error) {
      setRefusals(before => ({ ...before, [id]: failureText(error, step === 'cancel' ? 'cancel' : 'move') }));
      if (isConflict(error))
        await client.query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => {});
      return false;
    } finally {
      setMoving(before => new Set([...before].filter(other => other !== id)));
    }
  }

  return { move, isMoving: id => moving.has(id), refusalOf: id => refusals[id], forget };
}
