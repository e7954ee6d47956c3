/** Lets a second device of the branch ring only for orders that are not answered at the first one meanwhile. */
import { useEffect, useMemo, useState } from 'react';
import { receivedAt } from '../../../../../schema/rules/order/answer/missedOrders';
import { answerMinutes } from '../../../../../schema/rules/order/answer/reminder';
import { useDeviceChoice } from '../../../../app/useDeviceChoice';
import { now } from '../../../../hooks/serverTime';
import type { CardOrder } from '../../board/board';

/** Half the time in which a branch answers, in seconds (order-board.md). */
const secondRingDelay = answerMinutes * 30;

/** When this device rings for a new order. */
export const ringTimes = { first: 'Läutet sofort', second: `Läutet nach ${secondRingDelay} s` } as const;

const secondRingTime = (order: CardOrder): number => Date.parse(receivedAt(order)) + secondRingDelay * 1_000;

/** Returns those of the waiting orders for which this device rings. */
export function useRingingOrders(waitingOrders: readonly CardOrder[]): readonly CardOrder[] {
  const [ringTime] = useDeviceChoice('order_alarm', ringTimes, 'first');
  const [time, setTime] = useState(now);
  const isRinging = useMemo(() => (order: CardOrder) => ringTime === 'first' || secondRingTime(order) <= time, [ringTime, time]);
  const next = Math.min(...waitingOrders.filter(order => !isRinging(order)).map(secondRingTime));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setTime(Math.max(now(), next)), next - now());
    return () => clearTimeout(timer);
  }, [next]);
  return useMemo(() => waitingOrders.filter(isRinging), [waitingOrders, isRinging]);
}
