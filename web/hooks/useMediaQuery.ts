/** Whether the window is as a media query says: `'(min-width: 1024px)'`. */
import { useSyncExternalStore } from 'react';
import { inLetters } from './emMediaQuery';

export function useMediaQuery(asked: string): boolean {
  const query = inLetters(asked);
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
