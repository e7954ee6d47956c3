/** Loads the orders that match the filters of the URL, fifty at a time. */
import { useSearchParams } from 'react-router';
import { useOrderHistoryQuery } from '../Orders.generated';
import { hasReversedDates, parseFilters } from './historyFilter';

export function useOrderHistory() {
  const [searchParams] = useSearchParams();
  const variables = parseFilters(searchParams);
  const { data, previousData, error, loading, fetchMore, refetch } = useOrderHistoryQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { orders } = data ?? previousData ?? {};
  const loadMore = (): void =>
    void fetchMore({
      variables: { after: orders?.nextCursor ?? null },
      updateQuery: (previous, { fetchMoreResult }) => ({
        orders: { ...fetchMoreResult.orders, items: [...previous.orders.items, ...fetchMoreResult.orders.items] },
      }),
    });
  return {
    orders,
    branch: variables.branch,
    hasReversedDates: hasReversedDates(variables),
    error,
    isLoading: loading,
    /** Whether the orders are those of the previous filters. */
    isOutdated: !data,
    loadMore,
    reload: (): void => void refetch(),
  };
}
