/** Marks products as sold out or available again and confirms it with a toast. An error stays in the dialog. */
import { useState } from 'react';
import { errorMessage } from '../../../collection/errorMessages';
import { useToast } from '../../../ui/overlays/Toasts';
import { useMarkAvailableMutation, useMarkSoldOutMutation } from '../service/Service.generated';

const failed = 'Die Änderung konnte nicht gespeichert werden.';

export function useMarkSoldOut() {
  const [markSoldOut, { loading: isMarking }] = useMarkSoldOutMutation();
  const [markAvailable, { loading: isRemoving }] = useMarkAvailableMutation();
  const [error, setError] = useState<string | null>(null);
  const toast = useToast();

  async function run(change: () => Promise<unknown>, text: string, onDone?: () => void): Promise<void> {
    setError(null);
    try {
      await change();
      toast(text);
      onDone?.();
    } catch (error) {
      setError(errorMessage(error, failed));
    }
  }
  return {
    mark: (variables: Parameters<typeof markSoldOut>[0]['variables'], name: string, onDone: () => void) =>
      run(() => markSoldOut({ variables }), `${name}: ausverkauft.`, onDone),
    unmark: (variables: Parameters<typeof markAvailable>[0]['variables'], name: string) =>
      run(() => markAvailable({ variables }), `${name}: wieder verfügbar.`),
    isSaving: isMarking || isRemoving,
    error,
  };
}
