/** Advances through items: first after 3.5 s, then every 11.5 s, and after the last from the start (BLK-32, BLK-33). */
import { useEffect, useState } from 'react';

const firstDelay = 3_500;
const delay = 11_500;

export function useCarousel(count: number, isPaused: boolean): { index: number; show: (index: number) => void } {
  const [state, setState] = useState({ index: 0, hasAdvanced: false });
  useEffect(() => {
    if (count < 2 || isPaused) return;
    const next = (): void => setState(({ index }) => ({ index: (index + 1) % count, hasAdvanced: true }));
    const timer = setTimeout(next, state.hasAdvanced ? delay : firstDelay);
    return () => clearTimeout(timer);
  }, [count, isPaused, state]);
  return { index: count ? state.index % count : 0, show: index => setState({ index, hasAdvanced: true }) };
}
