/** Reads the menu again every four hours, for tabs that stay open (STORE-18). */
import { useEffect, useRef } from 'react';

const looksEvery = 10_000;
const staleAfter = 4 * 60 * 60_000;

export function useMenuRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let since = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - since < staleAfter) return;
      since = Date.now();
      latest.current();
    }, looksEvery);
    return () => clearInterval(timer);
  }, []);
}
