/** The back-office screen of a branch, opened by its key (G-062): the open orders and their next actions. */
import { useEffect } from 'react';
import { timeText } from '../../../schema/rules/time/dateText';
import { useClock } from '../../hooks/useClock';
import { Button } from '../../ui/actions/Button';
import { Loading } from '../../ui/feedback/Skeleton';
import { isWaiting } from '../orders/board/board';
import { useUnseenOrders } from '../orders/alerts/useUnseenOrders';
import { useAlertSound } from '../orders/alerts/useAlertSound';
import { useDeviceSetting } from '../../app/useDeviceSetting';
import styles from './BackofficePage.module.css';
import { CounterOrderCard } from './CounterOrderCard';
import { isKeyRejected, ConnectionNotice } from './ConnectionNotice';
import { BackofficeChangedDocument, useBackofficeQuery, type CounterOrderFragment } from './BranchScreens.generated';
import { InvalidKeyPage } from './InvalidKeyPage';
import { useBranchScreen, type ScreenContext } from './useBranchScreen';
import { useWakeLock } from './useWakeLock';

const refreshInterval = 10_000;

export function BackofficePage() {
  const screen = useBranchScreen();
  return screen ? <OpenOrders screen={screen} /> : <Loading />;
}

function OpenOrders({ screen }: { screen: ScreenContext }) {
  const { orders, error } = useOpenOrders(screen.branch);
  const now = useClock(screen.config.timezone);
  const [isSoundOn, setSoundOn] = useDeviceSetting('play_order_sound');
  const { unseenOrders } = useUnseenOrders(orders);
  useAlertSound(isSoundOn && unseenOrders.length > 0);
  useWakeLock();

  if (isKeyRejected(error)) return <InvalidKeyPage error={error} />;
  return (
    <main className={styles.page}>
      <Header screen={screen} orders={orders} isSoundOn={isSoundOn} onSoundChange={setSoundOn} />
      {!orders && <Loading />}
      <div className={styles.cards}>
        {orders?.map(order => (
          <CounterOrderCard key={order.id} screen={screen} order={order} now={now} />
        ))}
      </div>
      {orders?.length === 0 && <p className={styles.empty}>Gerade nichts zu tun.</p>}
      <ConnectionNotice error={error} />
    </main>
  );
}

interface HeaderProps {
  screen: ScreenContext;
  orders: readonly CounterOrderFragment[] | undefined;
  isSoundOn: boolean;
  onSoundChange: (isSoundOn: boolean) => void;
}

function Header({ screen: { branchName, config }, orders = [], isSoundOn, onSoundChange }: HeaderProps) {
  const now = useClock(config.timezone);
  const waitingCount = orders.filter(isWaiting).length;
  const name = branchName || config.shopName;
  return (
    <header className={styles.header}>
      <title>{`${waitingCount > 0 ? `(${waitingCount}) ` : ''}Bestellungen – ${name}`}</title>
      <h1>{name}</h1>
      <span role="status">{orders.length === 1 ? '1 offene Bestellung' : `${orders.length} offene Bestellungen`}</span>
      <time>{timeText(now)}</time>
      <Button
        variant="secondary"
        icon={isSoundOn ? 'volume-2' : 'bell-off'}
        label={isSoundOn ? 'Ton ausschalten' : 'Ton einschalten'}
        onPress={() => onSoundChange(!isSoundOn)}
      />
    </header>
  );
}

/** Returns the open orders, the earliest due first, and updates them on every change. */
function useOpenOrders(branch: string): { orders: readonly CounterOrderFragment[] | undefined; error: Error | undefined } {
  const { data, error, subscribeToMore } = useBackofficeQuery({
    variables: { branch },
    pollInterval: refreshInterval,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(
    () =>
      subscribeToMore({
        document: BackofficeChangedDocument,
        variables: { branch },
        updateQuery: (_, { subscriptionData }) => ({ backoffice: subscriptionData.data.backofficeChanged }),
        onError: () => {},
      }),
    [branch, subscribeToMore],
  );
  const orders = data?.backoffice
    .filter(({ status }) => !finalStatuses.includes(status))
    .toSorted((a, b) => (a.dueAt ?? a.createdAt).localeCompare(b.dueAt ?? b.createdAt));
  return { orders, error };
}

// An order that was finished on this screen stays in the cache until the next query.
const finalStatuses: readonly CounterOrderFragment['status'][] = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'];
