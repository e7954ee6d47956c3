/** Keeps the display on while the page is visible, in browsers that support wake locks. */
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const requestLock = (): void => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        sentinel => (lock = sentinel),
        () => {},
      );
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock); // browsers release the lock of a hidden page
    return () => {
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, []);
}
