/** Whether nothing may move by itself: the device wants it so, or the visitor stopped it, which the root of the page says (base.css). */
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

const mark = 'data-still';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [mark] });
  return () => observer.disconnect();
}

export function useStill(): boolean {
  const isStopped = useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(mark),
    () => false,
  );
  return useMediaQuery('(prefers-reduced-motion: reduce)') || isStopped;
}
