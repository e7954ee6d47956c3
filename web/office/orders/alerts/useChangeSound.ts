/** Announces changes of confirmed orders with one short sound, in one tab. */
import { useEffect, useRef } from 'react';
import type { CardOrder } from '../board/board';
import type { AlarmSound } from './alarmContext';
import { playSound } from './alarmSound';
import { useTabLock } from './useTabLock';

type ChangedOrder = Pick<CardOrder, 'id' | 'branch' | 'itemChanges'>;

/** Returns a text for each unseen change of an order of the branch. */
const changeKeys = (orders: readonly ChangedOrder[], branch: string | null): string[] =>
  orders
    .filter(order => !branch || order.branch.id === branch)
    .flatMap(({ id, itemChanges }) => itemChanges.map(change => `${id} ${change.index} ${change.kind}`));

export function useChangeSound(
  orders: readonly ChangedOrder[] = [],
  branch: string | null,
  { isSoundOn, isSoundUnlocked }: AlarmSound,
): void {
  const announced = useRef<ReadonlySet<string>>(new Set());
  const canPlay = useTabLock('order-change', isSoundOn && isSoundUnlocked);
  const keys = changeKeys(orders, branch).join();
  useEffect(() => {
    if (!canPlay) return;
    const current = keys.split(',').filter(Boolean);
    const isNew = current.some(key => !announced.current.has(key));
    announced.current = new Set(current);
    if (isNew) playSound('changed');
  }, [canPlay, keys]);
}
