/** Orders that were forgotten (G-064): nobody confirmed them though the branch had time for it, or their time has passed. */
import { useSearchParams } from 'react-router';
import { PageBar } from '../../../ui/display/PageHeader';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/inputs/controls';
import styles from './MissedPage.module.css';
import { useOrdersMissedQuery } from '../Orders.generated';
import { OrderTable } from './OrderTable';
import { OrderViews } from '../OrderTabs';
import { OrderWorkspace } from '../OrdersLayout';
import { Silence } from '../LoadError';
import { useBranches } from '../useOrderBranches';
import { ViewChoices } from '../board/ViewOptions';

const refreshEvery = 30_000;

export function MissedPage() {
  const [address, setAddress] = useSearchParams();
  const branches = useBranches();
  const { data, error, refetch } = useOrdersMissedQuery({ pollInterval: refreshEvery, fetchPolicy: 'cache-and-network' });
  const chosen = address.get('branch');
  const branch = branches.some(({ id }) => id === chosen) ? chosen : null;
  // What was answered meanwhile is no longer missed, even before the list is read again.
  const orders = data?.ordersMissed.filter(order => (!branch || order.branch.id === branch) && isUnanswered(order));
  return (
    <OrderWorkspace base="/backend/orders/missed" orders={orders} showsBranch={!branch && branches.length > 1}>
      <PageBar title="Verpasst">
        {branches.length > 1 && (
          <div className={styles.branch}>
            <Select
              label="Filiale"
              empty="Alle Filialen"
              options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
              value={branch}
              onChange={id => setAddress(id ? { branch: id } : {}, { replace: true })}
            />
          </div>
        )}
        <span className={styles.space} />
        <OrderViews />
        <ViewChoices />
      </PageBar>
      <p className={styles.lead}>Seit mehr als zehn Minuten Öffnungszeit ohne Antwort, oder der Termin ist schon vorbei.</p>
      {error && <Silence error={error} onRetry={() => void refetch()} />}
      {!orders && !error && (
        <Loading>
          <div className={styles.waiting}>
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
    </OrderWorkspace>
  );
}

const isUnanswered = ({ status }: { status: string }): boolean => status === 'WAITING_FOR_CONFIRMATION' || status === 'COUNTER_PROPOSED';
