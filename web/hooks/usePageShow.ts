/** Tells when the browser shows this page again as it was left, by its back button, without loading anything: Safari does so with every page. */
import { useEffect, useEffectEvent } from 'react';

export function useShownAgain(onShown: () => void): void {
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onShown();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent): void => shown(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
