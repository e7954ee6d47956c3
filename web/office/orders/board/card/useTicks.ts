/** Ticks the items of an order in preparation off, for all boards of the branch. */
import { useMemo } from 'react';
import { can } from '../../../../../schema/access/permissions';
import { useOffice } from '../../../shell/officeContext';
import { useLiveOrders } from '../../live/ordersContext';
import type { CardOrder } from '../board';

/** Returns undefined when the viewer cannot tick items of the order now. */
export function useTicks(order: CardOrder): ((item: number, isDone: boolean) => void) | undefined {
  const { queue } = useLiveOrders();
  const { me } = useOffice();
  const canTick = order.status === 'CONFIRMED' && can(me.roles, 'order.updateStatus');
  return useMemo(() => (canTick ? (item, isDone) => void queue.tick(order, item, isDone) : undefined), [canTick, queue, order]);
}
