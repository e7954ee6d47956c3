/** Tells whether an element is near the visible part of the page. Cards far away keep their height but have no content. */
import { useEffect, useState, type RefObject } from 'react';

const margin = '900px 0px';
/** The height of a card that was not shown yet, in pixels. */
const estimatedHeight = 330;

const reports = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all cards. */
function observe(element: Element, report: (entry: IntersectionObserverEntry) => void): () => void {
  observer ??= new IntersectionObserver(entries => entries.forEach(entry => reports.get(entry.target)?.(entry)), { rootMargin: margin });
  reports.set(element, report);
  observer.observe(element);
  return () => {
    reports.delete(element);
    observer?.unobserve(element);
  };
}

export function useIsNear(element: RefObject<Element | null>, isNearAtFirst: boolean): { isNear: boolean; height: number } {
  const [state, setState] = useState({ isNear: isNearAtFirst || typeof IntersectionObserver === 'undefined', height: estimatedHeight });
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    return observe(element.current, ({ isIntersecting, boundingClientRect: { height } }) => {
      if (height > 0) setState(previous => (previous.isNear === isIntersecting ? previous : { isNear: isIntersecting, height }));
    });
  }, [element]);
  return state;
}
