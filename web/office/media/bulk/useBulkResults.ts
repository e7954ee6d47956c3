/** What became of the images that were changed together. */
import { useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { useToast } from '../../../ui/overlays/Toasts';
import type { AddImageTagMutation } from '../Media.generated';

type Results = AddImageTagMutation['results'];

/** An image that stayed as it was, and why. */
export interface BulkFailure {
  id: Id;
  caption: string;
  error: string;
}

export interface BulkDialogProps {
  ids: readonly Id[];
  /** `doneText` says how many were changed. */
  onDone: (results: Results, doneText: (count: number) => string) => void;
  onClose: () => void;
}

/** Returns the failures, and the function that announces results and remembers their failures. */
export function useBulkResults(captionOf: (id: Id) => string, onChanged: () => void) {
  const toast = useToast();
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  return {
    failures,
    clear: () => setFailures([]),
    finish(results: Results, doneText: (count: number) => string): void {
      const failed = results.flatMap(({ id, error }) => (error ? [{ id, caption: captionOf(id), error }] : []));
      setFailures(failed);
      if (failed.length < results.length) toast(doneText(results.length - failed.length));
      onChanged();
    },
  };
}
