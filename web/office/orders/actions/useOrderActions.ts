/** Runs the actions of an order. On a conflict it shows the error and loads the current order. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import { isConflict } from '../../errorMessages';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import type { BoardOrder } from '../board/board';
import { actionErrorText } from './errorText';
import { resultText } from './actionView';
import { actionDocuments, OrderDetailDocument } from '../Orders.generated';
import { orderName } from '../orderText';

/** The inputs of an action by name, as the server expects them: times in ISO 8601. */
type ActionInput = Readonly<Record<string, string>>;

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
      await client.mutate({ mutation: actionDocuments[action], variables: { id, ...input } });
      toast(`${orderName(order)} ${resultText(action, order)}.`);
      return true;
    } catch (error) {
      setErrorMessages(previous => ({ ...previous, [id]: actionErrorText(error, action) }));
      if (isConflict(error))
        await client.query({ query: OrderDetailDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => {});
      return false;
    } finally {
      setRunningIds(previous => new Set([...previous].filter(other => other !== id)));
    }
  }

  return { run, isRunning: id => runningIds.has(id), errorOf: id => errorMessages[id], clearError };
}
