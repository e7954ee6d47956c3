/** Missed orders (G-064): not confirmed within the opening hours, or past their appointment. */
import { useSearchParams } from 'react-router';
import { isUnanswered } from '../../../../schema/rules/order/orderStatus';
import styles from './MissedPage.module.css';
import { useOrdersMissedQuery } from '../Orders.generated';
import { OrderListHeader } from './OrderListHeader';
import { OrderTable } from './OrderTable';
import { OrderTableSkeleton } from './OrderTableSkeleton';
import { filterByBranch } from '../board/board';
import { BranchFilter } from '../BranchFilter';
import { OrdersLayout } from '../OrdersLayout';
import { LoadError } from '../LoadError';
import { useOrderBranches } from '../useOrderBranches';

const refreshInterval = 30_000;

export function MissedPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const branches = useOrderBranches();
  const { data, error, refetch } = useOrdersMissedQuery({ pollInterval: refreshInterval, fetchPolicy: 'cache-and-network' });
  // Hides an order as soon as it is answered, before the next query.
  const unanswered = data?.ordersMissed.filter(({ status }) => isUnanswered(status));
  const { branch, orders } = filterByBranch({ branches, orders: unanswered }, searchParams.get('branch'));
  return (
    <OrdersLayout basePath="/backend/orders/missed" orders={orders} showsBranch={!branch && branches.length > 1}>
      <OrderListHeader title="Verpasst">
        <BranchFilter branches={branches} branch={branch} onChange={id => setSearchParams(id ? { branch: id } : {}, { replace: true })} />
      </OrderListHeader>
      <p className={styles.intro}>Seit mehr als zehn Minuten Öffnungszeit ohne Antwort, oder der Termin ist schon vorbei.</p>
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
