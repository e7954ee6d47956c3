/** Accepts or declines a proposed time once, then refetches the order (STAT-20). */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { customerActions, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import { errorMessage } from '../../../collection/errorMessages';
import { actionDocuments } from '../OrderStatus.generated';
import { failedActionText } from '../../../../schema/rules/order/orderTexts';

export interface ProposalResponse {
  /** The answer that is being sent. */
  pendingAnswer: CustomerAction | null;
  /** The error message of the last answer. */
  errorText: string | null;
  /** Sends the answer to the proposal with this first time, and the picked time; the server rejects it when the proposal was replaced. */
  respond: (answer: CustomerAction, counterAppointment: string, appointment?: string) => Promise<void>;
}

/** Calls `onResponse` with true after success and false after an error. */
export function useProposalResponse(link: { uid: string; hash: string }, onResponse: (isAccepted: boolean) => void): ProposalResponse {
  const client = useApolloClient();
  const [pendingAnswer, setPendingAnswer] = useState<CustomerAction | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function respond(answer: CustomerAction, counterAppointment: string, appointment?: string): Promise<void> {
    setPendingAnswer(answer);
    setErrorText(null);
    try {
      await client.mutate({
        mutation: actionDocuments[answer],
        variables: { ...link, counterAppointment, ...(appointment && { appointment }) },
      });
      onResponse(true);
    } catch (error) {
      setErrorText(errorMessage(error, failedActionText(customerActions[answer])));
      onResponse(false);
    } finally {
      setPendingAnswer(null);
    }
  }
  return { pendingAnswer, errorText, respond };
}
