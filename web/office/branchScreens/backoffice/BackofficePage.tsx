/** The back-office screen of a branch, opened by its key (G-062): the open orders and their next actions. */
import { Loading } from '../../../ui/feedback/Skeleton';
import styles from './BackofficePage.module.css';
import { isKeyRejected, ConnectionNotice } from '../ConnectionNotice';
import { InvalidKeyPage } from '../InvalidKeyPage';
import { BranchScreen } from '../BranchScreen';
import type { ScreenContext } from '../useBranchScreen';
import { useOpenOrders, useReportShown } from './useOpenOrders';
import { BackofficeHeader } from './BackofficeHeader';
import { OpenOrders } from './OpenOrders';
import { useWaitingAlarm } from './useWaitingAlarm';

export const BackofficePage = () => <BranchScreen>{screen => <OrdersOfBranch screen={screen} />}</BranchScreen>;

function OrdersOfBranch({ screen }: { screen: ScreenContext }) {
  const { branch, config } = screen;
  const { orders, error, store } = useOpenOrders(branch);
  const isRejected = isKeyRejected(error);
  const { waitingCount, sound } = useWaitingAlarm(isRejected ? undefined : orders, screen);
  useReportShown(branch, isRejected ? undefined : orders);

  if (isRejected) return <InvalidKeyPage error={error} />;
  return (
    <main className={styles.page}>
      <BackofficeHeader screen={screen} orders={orders} waitingCount={waitingCount} sound={sound} />
      {orders ? <OpenOrders screen={screen} orders={orders} store={store} /> : <Loading />}
      <ConnectionNotice
        error={error}
        timezone={config.timezone}
        canSound={sound.isSoundOn && sound.isSoundUnlocked}
        hint="Neue Bestellungen erscheinen erst wieder mit Verbindung."
      />
    </main>
  );
}
