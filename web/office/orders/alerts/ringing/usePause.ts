/** Lets staff silence the alarm in all tabs for a minute, for example while they talk to a customer. Another order ends the pause. */
import { useCallback, useEffect } from 'react';
import { readStorage, writeStorage } from '../../../../app/storage/browserStorage';
import { storageKey } from '../../../../app/storage/storageKey';
import { useStoredState } from '../../../../app/storage/useStoredState';
import type { WaitingOrder } from '../waitingOrders';

const pauseTime = 60_000;

interface Pause {
  /** The orders that waited when the pause began. */
  readonly ids: readonly unknown[];
  /** When it began, in milliseconds of the device's clock. */
  readonly startedAt: number;
}

const name = 'orders.pause';

/** Returns how long the pause lasts, in milliseconds; not positive if it has ended or the device's clock was changed. */
const remainingTime = ({ startedAt }: Pause): number => (startedAt > Date.now() ? 0 : startedAt + pauseTime - Date.now());

const isPause = (stored: unknown): stored is Pause =>
  typeof stored === 'object' && stored !== null && 'ids' in stored && Array.isArray(stored.ids) && 'startedAt' in stored;

const readPause = (): Pause | null => readStorage('local', name, stored => (isPause(stored) && remainingTime(stored) > 0 ? stored : null));

export function usePause(waitingOrders: readonly WaitingOrder[]): { isPaused: boolean; pause: () => void } {
  const [running, setPause] = useStoredState(storageKey(name), readPause);
  const pause = useCallback(() => {
    const next = { ids: waitingOrders.map(({ id }) => id), startedAt: Date.now() };
    setPause(next);
    writeStorage('local', name, next);
  }, [waitingOrders, setPause]);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPause(null), remainingTime(running));
    return () => clearTimeout(timer);
  }, [running, setPause]);
  return { isPaused: running !== null && waitingOrders.every(({ id }) => running.ids.includes(id)), pause };
}
