/** Missed orders (G-064): not confirmed within the opening hours, or past their appointment. */
import styles from './MissedPage.module.css';
import { useOrdersMissedQuery } from '../Orders.generated';
import { OrderListHeader } from './OrderListHeader';
import { OrderTable } from './OrderTable';
import { OrderTableSkeleton } from './OrderTableSkeleton';
import { useBranchInUrl } from '../board/toolbar/useBranchInUrl';
import { BranchFilter } from '../BranchFilter';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { OrdersLayout } from '../OrdersLayout';
import { LoadError } from '../LoadError';
import { stillMissed } from './stillMissed';

const refreshInterval = 30_000;

export function MissedPage() {
  const { branches } = useLiveOrders();
  const { orders: liveOrders } = useOrders();
  const { branch, setBranch } = useBranchInUrl();
  const { data, error, refetch } = useOrdersMissedQuery({ pollInterval: refreshInterval, fetchPolicy: 'cache-and-network' });
  const orders = data && stillMissed(data.ordersMissed, { liveOrders, branch });
  return (
    <OrdersLayout basePath="/backend/orders/missed" orders={orders} shouldShowBranch={!branch && branches.length > 1}>
      <OrderListHeader title="Verpasst">
        <BranchFilter branches={branches} branch={branch} onChange={setBranch} />
      </OrderListHeader>
      <p className={styles.intro}>In der Öffnungszeit zu lange ohne Antwort, oder der Termin ist schon vorbei.</p>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!orders && !error && <OrderTableSkeleton rows={2} />}
      {orders &&
        (orders.length > 0 ? (
          <OrderTable label="Verpasst" orders={orders} />
        ) : (
          <p className={styles.empty} role="status">
            Keine Bestellung wurde vergessen.
          </p>
        ))}
    </OrdersLayout>
  );
}
