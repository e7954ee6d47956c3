/** Lets staff silence the alarm for a minute, for example while they talk to a customer. Another order ends the pause. */
import { useCallback, useEffect, useState } from 'react';
import type { WaitingOrder } from './waitingOrders';

const pauseTime = 60_000;

export function usePause(waitingOrders: readonly WaitingOrder[]): { isPaused: boolean; pause: () => void } {
  const [pausedIds, setPausedIds] = useState<ReadonlySet<string>>();
  const pause = useCallback(() => setPausedIds(new Set(waitingOrders.map(({ id }) => id))), [waitingOrders]);
  const isPaused = pausedIds !== undefined && waitingOrders.every(({ id }) => pausedIds.has(id));
  useEffect(() => {
    if (!pausedIds) return;
    const timer = setTimeout(() => setPausedIds(undefined), pauseTime);
    return () => clearTimeout(timer);
  }, [pausedIds]);
  return { isPaused, pause };
}
