/** Tells whether motion is reduced: by the device settings, or by the visitor, which sets an attribute on the root element (base.css). */
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

const attribute = 'data-reduced-motion';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

export function useReducedMotion(): boolean {
  const isReduced = useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(attribute),
    () => false,
  );
  return useMediaQuery('(prefers-reduced-motion: reduce)') || isReduced;
}
