/** Gives an order priority after three seconds in which staff can cancel that, or removes its priority at once. */
import { useEffect, useMemo } from 'react';
import { isFinal } from '../../../../../schema/rules/order/orderStatus';
import { useToast } from '../../../../ui/overlays/Toasts';
import type { CardOrder } from '../../board/board';
import { useLiveOrders } from '../../live/ordersContext';
import { orderName } from '../../orderText';

const cancelTime = 3_000;

/** Scrolls to the card where its order has moved, because it says whether the priority is sent. The focus stays. */
const showCard = (id: string): void => document.querySelector(`[data-order="${id}"]`)?.scrollIntoView({ block: 'nearest' });

export interface PriorityRunner {
  /** Puts the order first on all boards, or undoes that. */
  togglePriority: (order: CardOrder) => void;
}

export function usePriority(): PriorityRunner {
  const { queue, store } = useLiveOrders();
  const toast = useToast();
  // What is not sent when staff leaves the page, is not sent at all.
  const timers = useMemo(() => new Map<string, ReturnType<typeof setTimeout>>(), []);
  useEffect(() => () => timers.forEach(clearTimeout), [timers]);
  return useMemo(() => {
    const prioritize = (order: CardOrder): void => {
      timers.delete(order.id);
      const current = store.find(order.id) ?? order;
      if (isFinal(current.status)) return;
      void queue.prioritize(current, true);
      requestAnimationFrame(() => showCard(order.id)); // the board shows it first by then
    };
    const prioritizeSoon = (order: CardOrder): void => {
      const { id } = order;
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(() => prioritize(order), cancelTime),
      );
      const cancel = { label: 'Abbrechen', icon: 'x', shortcut: 'escape', run: () => clearTimeout(timers.get(id)) } as const;
      toast(`${orderName(order)} kommt nach vorne.`, { ...cancel, countdown: cancelTime });
    };
    const removePriority = async (order: CardOrder): Promise<void> => {
      if (await queue.prioritize(order, false)) toast(`${orderName(order)} hat keinen Vorrang mehr.`);
    };
    return { togglePriority: order => (order.prioritizedAt ? void removePriority(order) : prioritizeSoon(order)) };
  }, [queue, store, toast, timers]);
}
