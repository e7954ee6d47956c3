/** Sorts the orders of the board into its columns and the later ones, and tells its cards when they start. */
import { createContext, useContext, useMemo } from 'react';
import { mapValues } from '../../../../../schema/objects';
import { useClock } from '../../../../hooks/useClock';
import { useOffice } from '../../../shell/officeContext';
import { dueTime, groupByColumn, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import type { Timing } from '../../dueText';
import { sortByMatch } from '../../search/findOrders';
import { splitLater } from './laterOrders';
import { useStartTimes } from './useStartTimes';

type StartOf = ReturnType<typeof useStartTimes>;

/** Null on pages without start times. It changes rarely, because all cards use it. */
export const StartTimeContext = createContext<StartOf | null>(null);

export function useTiming(order: CardOrder): Timing | undefined {
  const startOf = useContext(StartTimeContext);
  return startOf ? { start: startOf(order), isAsap: order.appointmentDate === null } : undefined;
}

/** While staff searches, later orders are among the others, and the best match is the first of its column. */
export function useBoardGroups(orders: readonly CardOrder[], search: string) {
  const isSearching = search.trim() !== '';
  const { sortTime } = useBoardContext();
  const now = useClock(useOffice().config.timezone).toMillis();
  const startOf = useStartTimes();
  const { board, later } = useMemo(
    () => (isSearching ? { board: orders, later: [] } : splitLater(orders, { startOf, now })),
    [orders, isSearching, startOf, now],
  );
  const groups = useMemo(
    () =>
      mapValues(groupByColumn(board, sortTime === 'start' ? { timeOf: startOf, now } : { timeOf: dueTime, now }), group =>
        sortByMatch(group, search),
      ),
    [board, search, sortTime, startOf, now],
  );
  return { groups, later, startOf };
}
