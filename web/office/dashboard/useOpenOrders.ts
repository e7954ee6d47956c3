/** Returns the open orders of the branches that this device shows, as the board and the badge count them, without a query of its own. */
import { useContext, useMemo } from 'react';
import { useClock } from '../../hooks/useClock';
import { columns, groupByColumn, isWaiting } from '../orders/board/board';
import { splitLater } from '../orders/board/timing/laterOrders';
import { useStartTimes } from '../orders/board/timing/useStartTimes';
import { OrdersContext, useOrders } from '../orders/live/ordersContext';
import { useOffice } from '../shell/officeContext';
import { keysOf } from '../../../schema/objects';

export function useOpenOrders() {
  const { orders, error } = useOrders();
  const { branch = null, branches = [] } = useContext(OrdersContext) ?? {};
  const now = useClock(useOffice().config.timezone).toMillis();
  const startOf = useStartTimes();
  const open = useMemo(() => {
    if (!orders) return undefined;
    const own = branch ? orders.filter(order => order.branch.id === branch) : orders;
    const { board, later } = splitLater(own, { startOf, now });
    const groups = groupByColumn(board);
    const onBoard = keysOf(columns).flatMap(name => groups[name]);
    return { groups, later, total: onBoard.length + later.length, waiting: onBoard.filter(isWaiting).length };
  }, [orders, branch, startOf, now]);
  /** Undefined for the orders of all branches. */
  const branchName = branches.length > 1 ? branches.find(({ id }) => id === branch)?.name : undefined;
  return { open, error, branchName };
}
