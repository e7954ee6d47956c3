/** Loads the orders of the viewer's branches. Updates them by subscription and by polling every 30 seconds. */
import { useEffect, useEffectEvent, useState } from 'react';
import { mergeNewest, type BoardOrder } from './board';
import { OrdersChangedDocument, useOrdersCurrentQuery } from '../Orders.generated';
import { useOrderBranches } from '../useOrderBranches';

const refreshInterval = 30_000;
/** The subscription is active by then. A query at that time loads the changes since the first response. */
const catchUpDelay = 2_000;

interface BoardData {
  /** Undefined until the first response. */
  orders: readonly BoardOrder[] | undefined;
  branches: readonly { id: string; name: string }[];
  error: Error | undefined;
  reload: () => void;
}

export function useBoard(): BoardData {
  const branches = useOrderBranches();
  const { data, error, refetch, subscribeToMore } = useOrdersCurrentQuery({
    pollInterval: refreshInterval,
    fetchPolicy: 'cache-and-network',
  });
  const response = data?.ordersCurrent;
  const [merged, setMerged] = useState<{ response: typeof response; orders: Map<string, BoardOrder> }>({
    response: undefined,
    orders: new Map(),
  });
  if (response && response !== merged.response) setMerged({ response, orders: mergeNewest(merged.orders, response) });

  // An order was deleted. Replaces the loaded orders, because a merge would keep the deleted one.
  const replaceOrders = (): Promise<void> =>
    refetch().then(
      ({ data }) => data && setMerged({ response: data.ordersCurrent, orders: mergeNewest(new Map(), data.ordersCurrent) }),
      () => {},
    );

  useOrderChanges(branches, { subscribeToMore, refetch, replaceOrders });

  return { orders: merged.response && [...merged.orders.values()], branches, error, reload: () => void refetch() };
}

type OrdersQuery = Pick<ReturnType<typeof useOrdersCurrentQuery>, 'subscribeToMore' | 'refetch'>;

/** Subscribes to the orders of the branches. */
function useOrderChanges(
  branches: BoardData['branches'],
  { subscribeToMore, refetch, replaceOrders }: OrdersQuery & { replaceOrders: () => Promise<void> },
): void {
  const handleDeletion = useEffectEvent(replaceOrders);
  const ids = branches.map(({ id }) => id).join(' ');
  useEffect(() => {
    const unsubscribes = ids
      .split(' ')
      .filter(Boolean)
      .map(branch =>
        subscribeToMore({
          document: OrdersChangedDocument,
          variables: { branch },
          // Apollo writes a change to the cached order; only a new order must be added to the list.
          updateQuery: (_, { previousData, subscriptionData: { data } }) => {
            const list = (previousData?.ordersCurrent ?? []) as BoardOrder[];
            const changedOrder = data.ordersChanged;
            if (!changedOrder) void handleDeletion();
            const isNew = changedOrder && !list.some(({ id }) => id === changedOrder.id);
            return { ordersCurrent: isNew ? [changedOrder, ...list] : list } as never;
          },
          onError: () => {}, // polling replaces the missed events
        }),
      );
    const catchUpTimer = setTimeout(() => void refetch(), catchUpDelay);
    return () => {
      clearTimeout(catchUpTimer);
      unsubscribes.forEach(unsubscribe => unsubscribe());
    };
  }, [ids, subscribeToMore, refetch]);
}
