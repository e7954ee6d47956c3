/** Accepts or declines a proposed time once, then refetches the order (STAT-20). */
import { useState } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import { useAcceptProposalMutation, useDeclineProposalMutation } from '../OrderStatus.generated';

type ProposalAnswer = 'accept' | 'decline';

export interface ProposalResponse {
  /** The answer that is being sent. */
  pendingAnswer: ProposalAnswer | null;
  /** The error message of the last answer. */
  errorText: string | null;
  /** Sends the answer for this time; the server rejects it when the proposal was replaced. */
  respond: (answer: ProposalAnswer, counterAppointment: string) => Promise<void>;
}

/** Calls `onResponse` with true after success and false after an error. */
export function useProposalResponse(link: { uid: string; hash: string }, onResponse: (isAccepted: boolean) => void): ProposalResponse {
  const [accept] = useAcceptProposalMutation();
  const [decline] = useDeclineProposalMutation();
  const [pendingAnswer, setPendingAnswer] = useState<ProposalAnswer | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function respond(answer: ProposalAnswer, counterAppointment: string): Promise<void> {
    setPendingAnswer(answer);
    setErrorText(null);
    try {
      await (answer === 'accept' ? accept : decline)({ variables: { ...link, counterAppointment } });
      onResponse(true);
    } catch (error) {
      setErrorText(
        errorMessage(
          error,
          answer === 'accept' ? 'Bestellstatus konnte nicht geändert werden.' : 'Bestellung konnte nicht storniert werden.',
        ),
      );
      onResponse(false);
    } finally {
      setPendingAnswer(null);
    }
  }
  return { pendingAnswer, errorText, respond };
}
