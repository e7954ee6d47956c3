/** Returns the open orders of the viewer's branches as the board shows them. They are current without a query of their own. */
import { useMemo } from 'react';
import { useClock } from '../../hooks/useClock';
import { columns, groupByColumn, isWaiting } from '../orders/board/board';
import { splitLater } from '../orders/board/timing/laterOrders';
import { useStartTimes } from '../orders/board/timing/useStartTimes';
import { useOrders } from '../orders/live/ordersContext';
import { useOffice } from '../shell/officeContext';
import { keysOf } from '../../../schema/objects';

export function useOpenOrders() {
  const { orders, error } = useOrders();
  const now = useClock(useOffice().config.timezone).toMillis();
  const startOf = useStartTimes();
  const open = useMemo(() => {
    if (!orders) return undefined;
    const { board, later } = splitLater(orders, { startOf, now });
    const groups = groupByColumn(board);
    const onBoard = keysOf(columns).flatMap(name => groups[name]);
    return { groups, later, total: onBoard.length + later.length, waiting: onBoard.filter(isWaiting).length };
  }, [orders, startOf, now]);
  return { open, error };
}
