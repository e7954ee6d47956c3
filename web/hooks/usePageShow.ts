/** Calls back when the browser restores the page from the back/forward cache without loading it, as Safari always does. */
import { useEffect, useEffectEvent } from 'react';

export function usePageShow(onShown: () => void): void {
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onShown();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent): void => handlePageShow(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
