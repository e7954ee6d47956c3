/** The cards of the open orders on the back-office screen, and the actions that failed on orders which have left it. */
import { useConnectionState } from '../../../app/socket/connection';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { orderName } from '../../orders/orderText';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenStore } from '../live/screenStore';
import type { ScreenContext } from '../useBranchScreen';
import styles from './BackofficePage.module.css';
import { CounterOrderCard } from './CounterOrderCard';
import { useTimedCounterActions } from './useTimedCounterActions';

/** So many cards are shown at once; the others when they come near. */
const firstCards = 12;

interface Props {
  screen: ScreenContext;
  orders: readonly CounterOrderFragment[];
  store: ScreenStore<CounterOrderFragment>;
}

export function OpenOrders({ screen, orders, store }: Props) {
  const isOutdated = useConnectionState() === 'lost';
  const { states, run, clear, dialog } = useTimedCounterActions(screen, store);
  const failures = Object.values(states).filter(({ errorMessage, order }) => errorMessage && !orders.some(({ id }) => id === order.id));
  return (
    <>
      {failures.map(({ order, errorMessage }) => (
        <div key={order.id} className={styles.failure}>
          <Alert tone="warning" isNew title={orderName(order)}>
            {errorMessage}
          </Alert>
          <Button variant="secondary" label={`Meldung zu ${orderName(order)} schließen`} icon="x" onPress={() => clear(order.id)} />
        </div>
      ))}
      <div className={isOutdated ? `${styles.cards} ${styles.outdated}` : styles.cards}>
        {orders.map((order, index) => (
          <CounterOrderCard key={order.id} screen={screen} order={order} state={states[order.id]} run={run} isFirst={index < firstCards} />
        ))}
      </div>
      {dialog}
      {orders.length === 0 && <p className={styles.empty}>Gerade nichts zu tun.</p>}
    </>
  );
}
