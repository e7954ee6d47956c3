/** Keeps the screen lit while the page is seen; where the browser cannot, nothing happens. */
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const ask = (): void => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        given => (lock = given),
        () => {},
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask); // the browser takes the lock away from a hidden page
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
