/** Runs an operation of the page editor. */
import { useState } from 'react';
import { useToast } from '../../../../ui/overlays/Toasts';

/** Runs one operation at a time and reports its success as a toast. An operation that returns false was not run. */
export function useOperation() {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const run = async (operation: () => Promise<boolean>, successText: string): Promise<void> => {
    setBusy(true);
    await operation().then(
      isDone => {
        setError(undefined);
        if (isDone) toast(successText);
      },
      (reason: unknown) => setError(reason),
    );
    setBusy(false);
  };
  return { run, isBusy, error };
}
