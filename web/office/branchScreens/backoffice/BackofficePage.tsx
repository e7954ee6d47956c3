/** The back-office screen of a branch, opened by its key (G-062): the open orders and their next actions. */
import { Loading } from '../../../ui/feedback/Skeleton';
import styles from './BackofficePage.module.css';
import { CounterOrderCard } from './CounterOrderCard';
import { isKeyRejected, ConnectionNotice } from '../ConnectionNotice';
import { InvalidKeyPage } from '../InvalidKeyPage';
import { BranchScreen } from '../BranchScreen';
import type { ScreenContext } from '../useBranchScreen';
import { useOpenOrders } from './useOpenOrders';
import { BackofficeHeader } from './BackofficeHeader';
import { useWaitingAlarm } from './useWaitingAlarm';

export const BackofficePage = () => <BranchScreen>{screen => <OpenOrders screen={screen} />}</BranchScreen>;

function OpenOrders({ screen }: { screen: ScreenContext }) {
  const { orders, error } = useOpenOrders(screen.branch);
  const { waitingCount, sound } = useWaitingAlarm(orders, screen);

  if (isKeyRejected(error)) return <InvalidKeyPage error={error} />;
  return (
    <main className={styles.page}>
      <BackofficeHeader screen={screen} orders={orders} waitingCount={waitingCount} sound={sound} />
      {!orders && <Loading />}
      <div className={styles.cards}>
        {orders?.map(order => (
          <CounterOrderCard key={order.id} screen={screen} order={order} />
        ))}
      </div>
      {orders?.length === 0 && <p className={styles.empty}>Gerade nichts zu tun.</p>}
      <ConnectionNotice error={error} />
    </main>
  );
}
