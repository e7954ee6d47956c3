/** Loads the open orders of a branch and updates them on every change. */
import { useEffect } from 'react';
import { BackofficeChangedDocument, useBackofficeQuery, type CounterOrderFragment } from '../BranchScreens.generated';

const refreshInterval = 10_000;

/** Returns the open orders, the earliest due first, and updates them on every change. */
export function useOpenOrders(branch: string): { orders: readonly CounterOrderFragment[] | undefined; error: Error | undefined } {
  const { data, error, subscribeToMore } = useBackofficeQuery({
    variables: { branch },
    pollInterval: refreshInterval,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(
    () =>
      subscribeToMore({
        document: BackofficeChangedDocument,
        variables: { branch },
        updateQuery: (_, { subscriptionData }) => ({ backoffice: subscriptionData.data.backofficeChanged }),
        onError: () => {},
      }),
    [branch, subscribeToMore],
  );
  const orders = data?.backoffice
    .filter(({ status }) => !finalStatuses.includes(status))
    .toSorted((a, b) => (a.dueAt ?? a.createdAt).localeCompare(b.dueAt ?? b.createdAt));
  return { orders, error };
}

// An order that was finished on this screen stays in the cache until the next query.
const finalStatuses: readonly CounterOrderFragment['status'][] = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'];
