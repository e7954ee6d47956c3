/** Requests a proposal for the description of an image. Nothing is stored. */
import { useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { useLongRequest } from '../../../app/useLongRequest';
import { useProposeImageDescriptionMutation } from '../Media.generated';

export function useDescriptionProposal(id: Id) {
  const [propose, { error, reset }] = useProposeImageDescriptionMutation();
  const { run, cancel, isRunning, isCancelled } = useLongRequest();
  /** Null before a response, and once the person has decided. */
  const [text, setText] = useState<string | null>(null);
  return {
    text,
    setText,
    cancel,
    isRunning,
    error: isCancelled ? undefined : error,
    async request(): Promise<void> {
      reset();
      const result = await run(options => propose({ variables: { id }, ...options }));
      if (result?.data) setText(result.data.description); // an earlier proposal stays after an error
    },
  };
}
