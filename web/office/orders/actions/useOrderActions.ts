/** Runs the actions of an order. On a conflict it shows the error and loads the current order. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import { isConflict } from '../../errorMessages';
import type { BoardOrder, DetailAction, BoardAction } from '../board/board';
import { errorText } from './errorText';
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
import { orderName } from '../orderText';

type StaffAction = BoardAction | Exclude<DetailAction, 'delete'>;

const mutations = {
  confirm: ConfirmOrderDocument,
  reject: RejectOrderDocument,
  inDelivery: SetOrderInDeliveryDocument,
  complete: CompleteOrderDocument,
  delivered: MarkOrderDeliveredDocument,
  cancel: CancelOrderDocument,
  propose: ProposeCounterAppointmentDocument,
  withdraw: ProposeCounterAppointmentDocument,
} as const satisfies Record<StaffAction, unknown>;

const resultTexts: Readonly<Record<StaffAction, (order: BoardOrder) => string>> = {
  confirm: () => 'bestätigt',
  reject: () => 'abgelehnt',
  inDelivery: ({ deliveryType }) => (deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'),
  complete: () => 'fertig',
  delivered: () => 'zugestellt',
  cancel: () => 'storniert',
  propose: () => 'Termin vorgeschlagen',
  withdraw: () => 'Vorschlag zurückgezogen',
};

/** The arguments of an action, as the server expects them: times in ISO 8601. */
interface ActionInput {
  rejectionMessage?: string;
  appointment?: string;
  counterAppointment?: string;
}

export interface OrderActionRunner {
  /** Runs the action. Returns whether it succeeded. */
  run: (order: BoardOrder, action: StaffAction, input?: ActionInput) => Promise<boolean>;
  isRunning: (id: string) => boolean;
  /** Returns the message if the last action of this order failed. */
  errorOf: (id: string) => string | undefined;
  clearError: (id: string) => void;
}

export function useOrderActions(): OrderActionRunner {
  const client = useApolloClient();
  const toast = useToast();
  const [runningIds, setRunningIds] = useState<ReadonlySet<string>>(new Set());
  const [errorMessages, setErrorMessages] = useState<Readonly<Record<string, string>>>({});
  const clearError = (id: string): void => setErrorMessages(({ [id]: _, ...others }) => others);

  async function run(order: BoardOrder, action: StaffAction, input: ActionInput = {}): Promise<boolean> {
    const { id } = order;
    setRunningIds(previous => new Set([...previous, id]));
    clearError(id);
    try {
      const variables = { id, ...(action === 'withdraw' && { counterAppointment: null }), ...input };
      await client.mutate({ mutation: mutations[action], variables });
      toast(`${orderName(order)} ${resultTexts[action](order)}.`);
      return true;
    } catch (error) {
      setErrorMessages(previous => ({ ...previous, [id]: errorText(error, action === 'cancel' ? 'cancel' : 'move') }));
      if (isConflict(error))
        await client.query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => {});
      return false;
    } finally {
      setRunningIds(previous => new Set([...previous].filter(other => other !== id)));
    }
  }

  return { run, isRunning: id => runningIds.has(id), errorOf: id => errorMessages[id], clearError };
}
