/** Reads again when somebody comes back to the window: others may have changed what it shows meanwhile (GEN-18). */
import { useEffect, useEffectEvent } from 'react';

export function useReturn(read: (() => Promise<unknown>) | undefined): void {
  const again = useEffectEvent(() => void read?.().catch(() => {})); // what stands there is still the newest we know
  useEffect(() => {
    const returned = (): void => {
      if (!document.hidden) again();
    };
    addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, []);
}
