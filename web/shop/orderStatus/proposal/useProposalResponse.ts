/** Answers a proposed time, once, and reads the order again afterwards (STAT-20). */
import { useState } from 'react';
import { messageOf } from '../../../collection/errorMessages';
import { useAcceptProposalMutation, useDeclineProposalMutation } from '../OrderStatus.generated';

type Word = 'accept' | 'decline';

export interface Answering {
  /** The answer that is on its way. */
  busy: Word | null;
  /** Why the last one was not taken. */
  refusal: string | null;
  /** Answers the proposal as it was read; one that was replaced meanwhile is not answered. */
  answer: (word: Word, counterAppointment: string) => Promise<void>;
}

/** `onAnswered` hears whether the answer was taken. */
export function useAnswer(link: { uid: string; hash: string }, onAnswered: (isTaken: boolean) => void): Answering {
  const [accept] = useAcceptProposalMutation();
  const [decline] = useDeclineProposalMutation();
  const [busy, setBusy] = useState<Word | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function answer(word: Word, counterAppointment: string): Promise<void> {
    setBusy(word);
    setRefusal(null);
    try {
      await (word === 'accept' ? accept : decline)({ variables: { ...link, counterAppointment } });
      onAnswered(true);
    } catch (error) {
      setRefusal(
        messageOf(error, word === 'accept' ? 'Bestellstatus konnte nicht geändert werden.' : 'Bestellung konnte nicht storniert werden.'),
      );
      onAnswered(false);
    } finally {
      setBusy(null);
    }
  }
  return { busy, refusal, answer };
}
