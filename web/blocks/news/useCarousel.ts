/** Turns from one to the next: the first time after 3.5 s, then every 11.5 s, and from the last to the first (BLK-32, BLK-33). */
import { useEffect, useState } from 'react';

const first = 3_500;
const turn = 11_500;

export function useTicker(count: number, isHeld: boolean): { index: number; show: (index: number) => void } {
  const [state, setState] = useState({ index: 0, hasTurned: false });
  useEffect(() => {
    if (count < 2 || isHeld) return;
    const next = (): void => setState(({ index }) => ({ index: (index + 1) % count, hasTurned: true }));
    const timer = setTimeout(next, state.hasTurned ? turn : first);
    return () => clearTimeout(timer);
  }, [count, isHeld, state]);
  return { index: count ? state.index % count : 0, show: index => setState({ index, hasTurned: true }) };
}
