/** Announces waiting and changed orders with sound, and keeps the display on. */
import { useMemo } from 'react';
import { useWakeLock } from '../../../hooks/useWakeLock';
import { useChangeSound } from '../../orders/alerts/changes/useChangeSound';
import { useOrderAlarm } from '../../orders/alerts/ringing/useOrderAlarm';
import { useTabBadge } from '../../orders/alerts/useTabBadge';
import { isWaiting } from '../../orders/board/board';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';

export function useWaitingAlarm(orders: readonly CounterOrderFragment[] | undefined, { config }: ScreenContext) {
  const waitingOrders = useMemo(() => orders?.filter(isWaiting) ?? [], [orders]);
  const sound = useOrderAlarm(waitingOrders, config.timezone);
  useTabBadge(waitingOrders.length);
  useChangeSound(orders, sound);
  useWakeLock();
  return { waitingCount: waitingOrders.length, sound };
}
