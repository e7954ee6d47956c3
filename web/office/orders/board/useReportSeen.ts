/** Reports the new orders that this board has shown, so that the status pages of their customers say that staff has seen them. */
import { useEffect, useRef } from 'react';
import { isLive } from '../../../app/socket/connection';
import { useMarkOrdersSeenMutation } from '../Orders.generated';
import { isWaiting, type CardOrder } from './board';

/** Milliseconds in which the orders of several events are collected. */
const interval = 2_000;
const maxOrders = 100;

export function useReportSeen(orders: readonly CardOrder[] = []): void {
  const [markSeen] = useMarkOrdersSeenMutation();
  const newest = useRef(orders);
  const reported = useRef(new Set<string>());
  useEffect(() => {
    newest.current = orders;
  }, [orders]);
  useEffect(() => {
    const report = (): void => {
      if (document.visibilityState !== 'visible' || !isLive()) return;
      const unseen = newest.current.filter(order => isWaiting(order) && !order.seenAt && !reported.current.has(order.id));
      const ids = unseen.slice(0, maxOrders).map(({ id }) => id);
      if (ids.length === 0) return;
      for (const id of ids) reported.current.add(id);
      markSeen({ variables: { orders: ids } }).catch(() => ids.forEach(id => reported.current.delete(id)));
    };
    const timer = setInterval(report, interval);
    return () => clearInterval(timer);
  }, [markSeen]);
}
