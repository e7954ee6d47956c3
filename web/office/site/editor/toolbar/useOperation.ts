/** Runs an operation of the page editor. */
import { useState } from 'react';
import { useToast } from '../../../../ui/overlays/Toasts';

/** Runs one operation at a time and reports its success as a toast. */
export function useOperation() {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const run = async (operation: () => Promise<void>, successText: string): Promise<void> => {
    setBusy(true);
    await operation().then(
      () => {
        setError(undefined);
        toast(successText);
      },
      (reason: unknown) => setError(reason),
    );
    setBusy(false);
  };
  return { run, isBusy, error };
}
