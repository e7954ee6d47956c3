/** Tells whether motion is reduced: by the device settings, or by the visitor, which sets an attribute on the root element (base.css). */
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

const attribute = 'data-reduced-motion';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

const query = '(prefers-reduced-motion: reduce)';
const isReducedByVisitor = (): boolean => document.documentElement.hasAttribute(attribute);

export const isMotionReduced = (): boolean => matchMedia(query).matches || isReducedByVisitor();

/** How to scroll to another place of the page. */
export const scrollBehavior = (): ScrollBehavior => (isMotionReduced() ? 'instant' : 'smooth');

export function useReducedMotion(): boolean {
  const isReduced = useSyncExternalStore(subscribe, isReducedByVisitor, () => false);
  return useMediaQuery(query) || isReduced;
}
