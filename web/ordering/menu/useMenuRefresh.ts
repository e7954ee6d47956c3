/** Reloads the menu when its next change is due, and every four hours, for tabs that stay open (STORE-18, G-149). */
import { useEffect, useRef } from 'react';
import { now } from '../../hooks/serverTime';

const checkInterval = 10_000;
const maxAge = 4 * 60 * 60_000;

/** `nextChangeAt` is when the menu changes next without an edit; null if it is not known. */
export function useMenuRefresh(nextChangeAt: string | null | undefined, refresh: () => void): void {
  const latest = useRef({ nextChangeAt, refresh });
  useEffect(() => {
    latest.current = { nextChangeAt, refresh };
  });
  useEffect(() => {
    let loadedAt = Date.now();
    const timer = setInterval(() => {
      const { nextChangeAt, refresh } = latest.current;
      const hasChanged = now() >= Date.parse(nextChangeAt ?? ''); // false without a date
      if (!hasChanged && Date.now() - loadedAt < maxAge) return;
      loadedAt = Date.now();
      refresh();
    }, checkInterval);
    return () => clearInterval(timer);
  }, []);
}
