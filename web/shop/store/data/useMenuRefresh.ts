/** Reloads the menu every four hours, for tabs that stay open (STORE-18). */
import { useEffect, useRef } from 'react';

const checkInterval = 10_000;
const maxAge = 4 * 60 * 60_000;

export function useMenuRefresh(refresh: () => void): void {
  const latestRefresh = useRef(refresh);
  useEffect(() => {
    latestRefresh.current = refresh;
  });
  useEffect(() => {
    let loadedAt = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - loadedAt < maxAge) return;
      loadedAt = Date.now();
      latestRefresh.current();
    }, checkInterval);
    return () => clearInterval(timer);
  }, []);
}
