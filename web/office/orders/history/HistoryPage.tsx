/** All orders with search, filters and sort order, fifty per page (G-063). */
import { useEvictOnLeave } from '../../../app/cacheCleanup';
import { countText } from '../../../collection/list/countText';
import { Button } from '../../../ui/actions/Button';
import { HistoryFilters } from './HistoryFilters';
import styles from './HistoryPage.module.css';
import { OrderTable } from './OrderTable';
import { OrderTableSkeleton } from './OrderTableSkeleton';
import { OrdersLayout } from '../OrdersLayout';
import { LoadError } from '../LoadError';
import { useOrderBranches } from '../useOrderBranches';
import { OrderListHeader } from './OrderListHeader';
import { useOrderHistory } from './useOrderHistory';

export function HistoryPage() {
  const branches = useOrderBranches();
  const { orders, branch, hasReversedDates, error, isLoading, isOutdated, loadMore, reload } = useOrderHistory();
  useEvictOnLeave('orders');
  const { items = [], total = 0, nextCursor = null } = orders ?? {};
  return (
    <OrdersLayout basePath="/backend/orders/history" orders={items} shouldShowBranch={!branch && branches.length > 1}>
      <OrderListHeader title="Verlauf" />
      <HistoryFilters branches={branches} />
      {error && <LoadError error={error} onRetry={reload} />}
      <p className={styles.count} role="status">
        {orders && !isLoading && !hasReversedDates && foundText(total)}
      </p>
      {!orders && !error && <OrderTableSkeleton rows={8} />}
      {items.length > 0 && <OrderTable label="Verlauf" orders={items} isOutdated={isOutdated} />}
      {nextCursor && (
        <div className={styles.more}>
          <Button variant="secondary" isBusy={isLoading} onPress={loadMore}>
            Weitere laden
          </Button>
        </div>
      )}
    </OrdersLayout>
  );
}

const foundText = (total: number): string =>
  total === 0 ? 'Keine Bestellungen gefunden.' : countText(total, { singular: '1 Bestellung', plural: 'Bestellungen' });
