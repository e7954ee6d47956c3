/** The open orders of a branch for whoever stands at its counter, without a login (G-062): what to make, for whom, and the next step. */
import { useEffect } from 'react';
import { timeText } from '../../../schema/rules/time/dateText';
import { useClock } from '../../hooks/useClock';
import { Button } from '../../ui/actions/Button';
import { Loading } from '../../ui/feedback/Skeleton';
import { isWaiting } from '../orders/board/board';
import { useArrivals } from '../orders/alerts/useUnseenOrders';
import { useBell } from '../orders/alerts/useAlertSound';
import { useStored } from '../../app/useDeviceSetting';
import styles from './BackofficePage.module.css';
import { CounterSlip } from './CounterOrderCard';
import { isRefused, LostNote } from './ConnectionNotice';
import { BackofficeChangedDocument, useBackofficeQuery, type CounterOrderFragment } from './BranchScreens.generated';
import { Refused } from './InvalidKeyPage';
import { useScreen, type Screen } from './useBranchScreen';
import { useWakeLock } from './useWakeLock';

const refreshEvery = 10_000;

export function BackofficePage() {
  const screen = useScreen();
  return screen ? <Counter screen={screen} /> : <Loading />;
}

function Counter({ screen }: { screen: Screen }) {
  const { orders, error } = useCounterOrders(screen.branch);
  const at = useClock(screen.config.timezone);
  const [isLoud, setLoud] = useStored('play_order_sound');
  const { arrivals } = useArrivals(orders);
  useBell(isLoud && arrivals.length > 0);
  useWakeLock();

  if (isRefused(error)) return <Refused error={error} />;
  return (
    <main className={styles.page}>
      <Head screen={screen} orders={orders} isLoud={isLoud} onLoud={setLoud} />
      {!orders && <Loading />}
      <div className={styles.slips}>
        {orders?.map(order => (
          <CounterSlip key={order.id} screen={screen} order={order} at={at} />
        ))}
      </div>
      {orders?.length === 0 && <p className={styles.empty}>Gerade nichts zu tun.</p>}
      <LostNote error={error} />
    </main>
  );
}

interface HeadProps {
  screen: Screen;
  orders: readonly CounterOrderFragment[] | undefined;
  isLoud: boolean;
  onLoud: (isLoud: boolean) => void;
}

function Head({ screen: { branchName, config }, orders = [], isLoud, onLoud }: HeadProps) {
  const at = useClock(config.timezone);
  const waiting = orders.filter(isWaiting).length;
  const name = branchName || config.shopName;
  return (
    <header className={styles.head}>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}Bestellungen – ${name}`}</title>
      <h1>{name}</h1>
      <span role="status">{orders.length === 1 ? '1 offene Bestellung' : `${orders.length} offene Bestellungen`}</span>
      <time>{timeText(at)}</time>
      <Button
        look="secondary"
        icon={isLoud ? 'volume-2' : 'bell-off'}
        label={isLoud ? 'Ton ausschalten' : 'Ton einschalten'}
        onPress={() => onLoud(!isLoud)}
      />
    </header>
  );
}

/** The open orders, who is due first standing first; each change is told. */
function useCounterOrders(branch: string): { orders: readonly CounterOrderFragment[] | undefined; error: Error | undefined } {
  const { data, error, subscribeToMore } = useBackofficeQuery({
    variables: { branch },
    pollInterval: refreshEvery,
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
    .filter(({ status }) => !over.includes(status))
    .toSorted((a, b) => (a.dueAt ?? a.createdAt).localeCompare(b.dueAt ?? b.createdAt));
  return { orders, error };
}

// An order that was just finished here stays in the list until it is read again.
const over: readonly CounterOrderFragment['status'][] = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED'];
