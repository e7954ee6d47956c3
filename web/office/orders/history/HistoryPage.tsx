/** All orders there ever were, narrowed, searched and sorted, fifty at a time (G-063). */
import { useSearchParams } from 'react-router';
import { countText } from '../../../collection/countText';
import { Button } from '../../../ui/actions/Button';
import { PageBar } from '../../../ui/display/PageHeader';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { filtersOf } from './historyFilter';
import { HistoryFilters } from './HistoryFilters';
import styles from './HistoryPage.module.css';
import { useOrderHistoryQuery } from '../Orders.generated';
import { OrderTable } from './OrderTable';
import { OrderViews } from '../OrderTabs';
import { OrderWorkspace } from '../OrdersLayout';
import { Silence } from '../LoadError';
import { useBranches } from '../useOrderBranches';
import { ViewChoices } from '../board/ViewOptions';

export function HistoryPage() {
  const [address] = useSearchParams();
  const variables = filtersOf(address);
  const branches = useBranches();
  const {
    data: fresh,
    previousData,
    error,
    loading,
    fetchMore,
    refetch,
  } = useOrderHistoryQuery({ variables, fetchPolicy: 'cache-and-network' });
  const data = fresh ?? previousData;
  const { items = [], total = 0, nextCursor = null } = data?.orders ?? {};

  const more = (): Promise<unknown> =>
    fetchMore({
      variables: { after: nextCursor },
      updateQuery: (before, { fetchMoreResult: { orders } }) => ({
        orders: { ...orders, items: [...before.orders.items, ...orders.items] },
      }),
    });
  return (
    <OrderWorkspace base="/backend/orders/history" orders={items} showsBranch={!variables.branch && branches.length > 1}>
      <PageBar title="Verlauf">
        <span className={styles.space} />
        <OrderViews />
        <ViewChoices />
      </PageBar>
      <HistoryFilters branches={branches} />
      {error && <Silence error={error} onRetry={() => void refetch()} />}
      <p className={styles.count} role="status">
        {data && !loading && foundText(total)}
      </p>
      {!data && !error && <Waiting />}
      {items.length > 0 && <OrderTable label="Verlauf" orders={items} isStale={!fresh} />}
      {nextCursor && (
        <div className={styles.more}>
          <Button look="secondary" isBusy={loading} onPress={() => void more()}>
            Weitere laden
          </Button>
        </div>
      )}
    </OrderWorkspace>
  );
}

const foundText = (total: number): string =>
  total === 0 ? 'Keine Bestellungen gefunden.' : countText(total, { one: '1 Bestellung', many: 'Bestellungen' });

const Waiting = () => (
  <Loading>
    <div className={styles.waiting}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="heading" />
      ))}
    </div>
  </Loading>
);
