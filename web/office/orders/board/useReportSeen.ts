/** Reports the new orders that this board has shown, so that the status pages of their customers say that staff has seen them. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { isLive } from '../../../app/socket/connection';
import { useMarkOrdersSeenMutation } from '../Orders.generated';
import { isWaiting, type CardOrder } from './board';

/** Milliseconds in which the orders of several events are collected. */
const interval = 2_000;
const maxOrders = 100;

export function useReportSeen(orders: readonly CardOrder[] = []): void {
  const [markSeen] = useMarkOrdersSeenMutation({ fetchPolicy: 'no-cache' }); // the cache would keep the ids of every request
  useSeenReports(orders, ids => markSeen({ variables: { orders: ids } }));
}

type ReportedOrder = Pick<CardOrder, 'id' | 'status' | 'seenAt'>;

/** Calls `send` with the ids of new orders until it succeeds. */
export function useSeenReports(orders: readonly ReportedOrder[], send: (ids: string[]) => Promise<unknown>): void {
  const sendIds = useEffectEvent(send);
  const newest = useRef(orders);
  const reported = useRef(new Set<string>());
  useEffect(() => {
    newest.current = orders;
  }, [orders]);
  useEffect(() => {
    const report = (): void => {
      if (document.visibilityState !== 'visible' || !isLive()) return;
      const unseen = newest.current.filter(order => isWaiting(order) && !order.seenAt).map(({ id }) => id);
      reported.current = new Set(unseen.filter(id => reported.current.has(id)));
      const ids = unseen.filter(id => !reported.current.has(id)).slice(0, maxOrders);
      if (ids.length === 0) return;
      for (const id of ids) reported.current.add(id);
      sendIds(ids).catch(() => ids.forEach(id => reported.current.delete(id)));
    };
    const timer = setInterval(report, interval);
    return () => clearInterval(timer);
  }, []);
}
