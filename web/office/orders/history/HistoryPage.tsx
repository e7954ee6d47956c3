/** All orders with search, filters and sort order, fifty per page (G-063). */
import { useSearchParams } from 'react-router';
import { countText } from '../../../collection/countText';
import { Button } from '../../../ui/actions/Button';
import { PageHeader } from '../../../ui/display/PageHeader';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { parseFilters } from './historyFilter';
import { HistoryFilters } from './HistoryFilters';
import styles from './HistoryPage.module.css';
import { useOrderHistoryQuery } from '../Orders.generated';
import { OrderTable } from './OrderTable';
import { OrderTabs } from '../OrderTabs';
import { OrdersLayout } from '../OrdersLayout';
import { LoadError } from '../LoadError';
import { useOrderBranches } from '../useOrderBranches';
import { ViewOptions } from '../board/ViewOptions';

export function HistoryPage() {
  const [searchParams] = useSearchParams();
  const variables = parseFilters(searchParams);
  const branches = useOrderBranches();
  const {
    data: currentData,
    previousData,
    error,
    loading,
    fetchMore,
    refetch,
  } = useOrderHistoryQuery({ variables, fetchPolicy: 'cache-and-network' });
  const data = currentData ?? previousData;
  const { items = [], total = 0, nextCursor = null } = data?.orders ?? {};

  const loadMore = (): Promise<unknown> =>
    fetchMore({
      variables: { after: nextCursor },
      updateQuery: (previous, { fetchMoreResult: { orders } }) => ({
        orders: { ...orders, items: [...previous.orders.items, ...orders.items] },
      }),
    });
  return (
    <OrdersLayout basePath="/backend/orders/history" orders={items} showsBranch={!variables.branch && branches.length > 1}>
      <PageHeader title="Verlauf">
        <span className={styles.space} />
        <OrderTabs />
        <ViewOptions />
      </PageHeader>
      <HistoryFilters branches={branches} />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      <p className={styles.count} role="status">
        {data && !loading && foundText(total)}
      </p>
      {!data && !error && <HistorySkeleton />}
      {items.length > 0 && <OrderTable label="Verlauf" orders={items} isOutdated={!currentData} />}
      {nextCursor && (
        <div className={styles.more}>
          <Button variant="secondary" isBusy={loading} onPress={() => void loadMore()}>
            Weitere laden
          </Button>
        </div>
      )}
    </OrdersLayout>
  );
}

const foundText = (total: number): string =>
  total === 0 ? 'Keine Bestellungen gefunden.' : countText(total, { singular: '1 Bestellung', plural: 'Bestellungen' });

const HistorySkeleton = () => (
  <Loading>
    <div className={styles.skeletons}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="heading" />
      ))}
    </div>
  </Loading>
);
