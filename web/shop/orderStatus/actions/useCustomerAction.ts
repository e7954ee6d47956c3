/** Runs an action of the customer once, then refetches the order (STAT-20). */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { customerActions, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import { errorMessage } from '../../../collection/errorMessages';
import { actionDocuments } from '../OrderStatus.generated';
import { failedActionText } from '../../../../schema/rules/order/orderTexts';

/** The proposal that the customer read, and the picked time, in ISO 8601. */
interface ActionInput {
  counterAppointment?: string;
  appointment?: string | undefined;
}

export interface CustomerActionRunner {
  /** The action that is being sent. */
  pendingAction: CustomerAction | null;
  /** The error message of the last action. */
  errorText: string | null;
  /** Sends the action; the server rejects the answer to a proposal that was replaced. */
  run: (action: CustomerAction, input?: ActionInput) => Promise<void>;
}

/** Calls `onResponse` with true after success and false after an error. */
export function useCustomerAction(link: { uid: string; hash: string }, onResponse: (isAccepted: boolean) => void): CustomerActionRunner {
  const client = useApolloClient();
  const [pendingAction, setPendingAction] = useState<CustomerAction | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function run(action: CustomerAction, { appointment, ...input }: ActionInput = {}): Promise<void> {
    setPendingAction(action);
    setErrorText(null);
    try {
      await client.mutate({ mutation: actionDocuments[action], variables: { ...link, ...input, ...(appointment && { appointment }) } });
      onResponse(true);
    } catch (error) {
      setErrorText(errorMessage(error, failedActionText(customerActions[action])));
      onResponse(false);
    } finally {
      setPendingAction(null);
    }
  }
  return { pendingAction, errorText, run };
}
