/** The orders of the viewer's branches, as they change: told at once, read again after a silence, and every half minute to be sure. */
import { useEffect, useEffectEvent, useState } from 'react';
import { newestOf, type BoardOrder } from './board';
import { OrdersChangedDocument, useOrdersCurrentQuery } from '../Orders.generated';
import { useBranches } from '../useOrderBranches';

const refreshEvery = 30_000;
/** By then the socket tells of every change; what came between the first answer and that is read now. */
const settledAfter = 2_000;

export interface Board {
  /** Nothing until the first answer. */
  orders: readonly BoardOrder[] | undefined;
  branches: readonly { id: string; name: string }[];
  error: Error | undefined;
  read: () => void;
}

export function useBoard(): Board {
  const branches = useBranches();
  const { data, error, refetch, subscribeToMore } = useOrdersCurrentQuery({
    pollInterval: refreshEvery,
    fetchPolicy: 'cache-and-network',
  });
  const told = data?.ordersCurrent;
  const [seen, setSeen] = useState<{ told: typeof told; orders: Map<string, BoardOrder> }>({ told: undefined, orders: new Map() });
  if (told && told !== seen.told) setSeen({ told, orders: newestOf(seen.orders, told) });

  // One was deleted: what was known before counts for nothing, or it would stay as a change nobody has told of yet.
  const readAnew = useEffectEvent(() =>
    refetch().then(
      ({ data }) => data && setSeen({ told: data.ordersCurrent, orders: newestOf(new Map(), data.ordersCurrent) }),
      () => {},
    ),
  );

  const ids = branches.map(({ id }) => id).join(' ');
  useEffect(() => {
    const ends = ids
      .split(' ')
      .filter(Boolean)
      .map(branch =>
        subscribeToMore({
          document: OrdersChangedDocument,
          variables: { branch },
          // Apollo writes a change over the stored order; only what is new has to be put into the list.
          updateQuery: (_, { previousData, subscriptionData: { data } }) => {
            const list = (previousData?.ordersCurrent ?? []) as BoardOrder[];
            const changed = data.ordersChanged;
            if (!changed) void readAnew();
            const isNew = changed && !list.some(({ id }) => id === changed.id);
            return { ordersCurrent: isNew ? [changed, ...list] : list } as never;
          },
          onError: () => {}, // the refresh is the net below
        }),
      );
    const settled = setTimeout(() => void refetch(), settledAfter);
    return () => {
      clearTimeout(settled);
      ends.forEach(end => end());
    };
  }, [ids, subscribeToMore, refetch]);

  return { orders: seen.told && [...seen.orders.values()], branches, error, read: () => void refetch() };
}
