/** Returns a function that stays the same and calls the latest one, so that memoized components are not rendered again. */
import { useCallback, useEffect, useRef } from 'react';

export function useStableCallback<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
