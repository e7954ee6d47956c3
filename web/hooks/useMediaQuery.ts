/** Tells whether a media query matches: `'(min-width: 1024px)'`. */
import { useSyncExternalStore } from 'react';
import { emMediaQuery } from './emMediaQuery';

export function useMediaQuery(pixelQuery: string): boolean {
  const query = emMediaQuery(pixelQuery);
  return useSyncExternalStore(
    onChange => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
