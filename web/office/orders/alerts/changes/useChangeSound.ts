/** Announces changes and cancellations of confirmed orders with one short sound, in one tab, but not those that staff make in this tab. */
import { useEffect, useRef } from 'react';
import type { CardOrder } from '../../board/board';
import type { AlarmSound } from '../alarmContext';
import { announceInOneTab } from '../announceInOneTab';
import { isBeingChanged, isOwnChange, useEndedChanges } from './ownChanges';

interface ChangedOrder extends Pick<CardOrder, 'id' | 'itemChanges'> {
  /** Missing on branch screens, which have no canceled orders. */
  readonly isCancellationUnseen?: boolean;
  /** The last change of the order. */
  readonly event?: number;
  /** The branch screens have the orders of one branch. */
  readonly branch?: CardOrder['branch'];
}

interface Change {
  /** Two changes of the same item have different keys. */
  readonly key: string;
  readonly order: ChangedOrder;
  readonly event: number;
}

const changesOf = (orders: readonly ChangedOrder[]): readonly Change[] =>
  orders.flatMap(order => [
    ...order.itemChanges.map(({ index, event }) => ({ key: `${order.id} ${index} ${event}`, order, event })),
    ...(order.isCancellationUnseen ? [{ key: `${order.id} canceled`, order, event: (order.event ?? 0) - 1 }] : []),
  ]);

/** Announces the changes in the branch, or in all branches if it is null. Changes that are unseen when the page is opened make no sound. */
export function useChangeSound(
  orders: readonly ChangedOrder[] | undefined,
  { isSoundOn, isSoundUnlocked }: Pick<AlarmSound, 'isSoundOn' | 'isSoundUnlocked'>,
  branch: string | null = null,
): void {
  const announced = useRef<ReadonlySet<string>>(undefined);
  const canPlay = isSoundOn && isSoundUnlocked;
  const endedChanges = useEndedChanges();
  useEffect(() => {
    if (!orders) return;
    const { current: known } = announced;
    const changes = changesOf(orders).filter(({ key, order }) => known?.has(key) || !isBeingChanged(order.id));
    announced.current = new Set(changes.map(({ key }) => key));
    const isNew = ({ key, order, event }: Change): boolean =>
      !known?.has(key) && !isOwnChange(order.id, event) && (!branch || order.branch?.id === branch);
    if (known && canPlay)
      void announceInOneTab(
        'changed',
        changes.filter(isNew).map(({ key }) => key),
      );
  }, [orders, branch, canPlay, endedChanges]);
}
