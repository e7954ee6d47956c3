/** The time that this tab simulates, also after a reload, while the tools are on the page. */
import { useEffect, useMemo, useState } from 'react';
import { readStorage, removeStorage, writeStorage } from '../../../app/storage/browserStorage';
import { staffKey } from '../../../app/storage/staffStorage';
import { now, simulateTime } from '../../../hooks/serverTime';

export interface SimulatedTime {
  isSimulated: boolean;
  /** Milliseconds; null for the real time. */
  simulate: (time: number | null) => void;
}

/** Stores how far the simulated time is from the real one, so that it goes on. */
const key = staffKey('timeShift');

const numberOrZero = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);

export function useSimulatedTime(): SimulatedTime {
  const [shift, setShift] = useState(() => readStorage('session', key, numberOrZero));
  useEffect(() => simulateTime(shift === 0 ? null : now() + shift), [shift]);
  useEffect(() => () => simulateTime(null), []);
  return useMemo(
    () => ({
      isSimulated: shift !== 0,
      simulate: time => {
        const next = time === null ? 0 : time - now();
        if (next === 0) removeStorage('session', key);
        else writeStorage('session', key, next);
        setShift(next);
      },
    }),
    [shift],
  );
}
