/** Missed orders (G-064): not confirmed within the opening hours, or past their appointment. */
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../ui/display/PageHeader';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/inputs/controls';
import styles from './MissedPage.module.css';
import { useOrdersMissedQuery } from '../Orders.generated';
import { OrderTable } from './OrderTable';
import { OrderTabs } from '../OrderTabs';
import { OrdersLayout } from '../OrdersLayout';
import { LoadError } from '../LoadError';
import { useOrderBranches } from '../useOrderBranches';
import { ViewOptions } from '../board/ViewOptions';

const refreshInterval = 30_000;

export function MissedPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const branches = useOrderBranches();
  const { data, error, refetch } = useOrdersMissedQuery({ pollInterval: refreshInterval, fetchPolicy: 'cache-and-network' });
  const branchParam = searchParams.get('branch');
  const branch = branches.some(({ id }) => id === branchParam) ? branchParam : null;
  // Hides an order as soon as it is answered, before the next query.
  const orders = data?.ordersMissed.filter(order => (!branch || order.branch.id === branch) && isUnanswered(order));
  return (
    <OrdersLayout basePath="/backend/orders/missed" orders={orders} showsBranch={!branch && branches.length > 1}>
      <PageHeader title="Verpasst">
        {branches.length > 1 && (
          <div className={styles.branch}>
            <Select
              label="Filiale"
              empty="Alle Filialen"
              options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
              value={branch}
              onChange={id => setSearchParams(id ? { branch: id } : {}, { replace: true })}
            />
          </div>
        )}
        <span className={styles.space} />
        <OrderTabs />
        <ViewOptions />
      </PageHeader>
      <p className={styles.intro}>Seit mehr als zehn Minuten Öffnungszeit ohne Antwort, oder der Termin ist schon vorbei.</p>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!orders && !error && (
        <Loading>
          <div className={styles.skeletons}>
            <Skeleton shape="heading" />
            <Skeleton shape="heading" />
          </div>
        </Loading>
      )}
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

const isUnanswered = ({ status }: { status: string }): boolean => status === 'WAITING_FOR_CONFIRMATION' || status === 'COUNTER_PROPOSED';
