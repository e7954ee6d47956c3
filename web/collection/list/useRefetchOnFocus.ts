/** Refetches when the user returns to the window, because the data may have changed meanwhile (GEN-18). */
import { useEffect, useEffectEvent } from 'react';

export function useRefetchOnFocus(refetch: (() => Promise<unknown>) | undefined): void {
  const refetchSilently = useEffectEvent(() => void refetch?.().catch(() => {})); // On an error the current data stays.
  useEffect(() => {
    const refetchIfVisible = (): void => {
      if (!document.hidden) refetchSilently();
    };
    addEventListener('focus', refetchIfVisible);
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      removeEventListener('focus', refetchIfVisible);
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, []);
}
