/** Lets a second device of the branch ring only for orders that are not answered at the first one meanwhile. */
import { useEffect, useMemo, useState } from 'react';
import { useDeviceChoice } from '../../../../app/useDeviceChoice';
import { now } from '../../../../hooks/serverTime';
import type { CardOrder } from '../../board/board';

type ReceivedOrder = Pick<CardOrder, 'createdAt' | 'paidAt'>;

/** When this device rings for a new order. */
export const ringTimes = { first: 'Läutet sofort', second: 'Läutet nach 90 s' } as const;

/** Half the time in which a branch answers, in milliseconds (order-board.md). */
const secondRingDelay = 90_000;

const secondRingTime = ({ createdAt, paidAt }: ReceivedOrder): number => Date.parse(paidAt ?? createdAt) + secondRingDelay;

/** Returns those of the waiting orders for which this device rings. */
export function useRingingOrders<O extends ReceivedOrder>(waitingOrders: readonly O[]): readonly O[] {
  const [ringTime] = useDeviceChoice('order_alarm', ringTimes, 'first');
  const [time, setTime] = useState(now);
  const isRinging = useMemo(() => (order: O) => ringTime === 'first' || secondRingTime(order) <= time, [ringTime, time]);
  const next = Math.min(...waitingOrders.filter(order => !isRinging(order)).map(secondRingTime));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setTime(Math.max(now(), next)), next - now());
    return () => clearTimeout(timer);
  }, [next]);
  return useMemo(() => waitingOrders.filter(isRinging), [waitingOrders, isRinging]);
}
