/** Holds a lock that only one tab of the browser has at a time, so that one tab rings. Another tab takes it when that one closes. */
import { useEffect, useState } from 'react';

/** Returns whether this tab has the lock. Without the Web Locks API every tab has it. */
export function useTabLock(name: string, isWanted: boolean): boolean {
  const [lock, setLock] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || !('locks' in navigator)) return;
    const controller = new AbortController();
    let release = (): void => {};
    const released = new Promise<void>(resolve => (release = resolve));
    navigator.locks
      .request(name, { signal: controller.signal }, () => {
        setLock(name);
        return released;
      })
      .catch(() => {}); // the tab no longer wants the lock
    return () => {
      controller.abort();
      release();
      setLock(null);
    };
  }, [name, isWanted]);
  return isWanted && (lock === name || !('locks' in navigator));
}
