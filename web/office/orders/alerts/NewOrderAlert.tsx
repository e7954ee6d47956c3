/** Alerts the viewer to the orders that wait, until they are answered. */
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { actionIcon, actionLabel } from '../actions/actionView';
import { actionsFor, type CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { useActionState } from '../actions/useOrderActions';
import { useAlarm } from './alarmContext';
import { methodAndDueText } from '../dueText';
import styles from './NewOrderAlert.module.css';
import { itemCountText, orderName, totalText } from '../orderText';

export function NewOrderAlert() {
  const { waitingOrders } = useAlarm();
  // A live region must exist before its text, or screen readers do not read it.
  return <div role="alert">{waitingOrders.length > 0 && <Message orders={waitingOrders} />}</div>;
}

function Message({ orders }: { orders: readonly CardOrder[] }) {
  const { runAction, select } = useBoardContext();
  const { isSoundOn, setSoundOn, isPaused, pause } = useAlarm().sound;
  const { config, me } = useOffice();
  const now = useClock(config.timezone);
  const order = orders[0]!;
  const { isRunning } = useActionState(order.id);
  const [nextAction] = actionsFor(order, 'board', me.roles);
  const facts = [
    methodAndDueText(order, now),
    itemCountText(order.items.filter(({ isRemoved }) => !isRemoved).length),
    totalText(order, config.currency),
  ];
  const soundText = isSoundOn ? '' : '. Der Ton ist aus.';
  return (
    <div className={styles.alert}>
      <span className={styles.icon}>
        <Icon name="bell-ring" size="large" />
      </span>
      <div className={styles.text}>
        <b>
          {orders.length === 1 ? `Neue Bestellung: ${orderName(order)}` : `${orders.length} neue Bestellungen, zuerst ${orderName(order)}`}
        </b>
        {facts.join(', ') + soundText}
      </div>
      <div className={styles.actions}>
        {isSoundOn && !isPaused && <Button variant="secondary" icon="bell-off" label="1 Minute stumm" onPress={pause} />}
        {!isSoundOn && (
          <Button variant="secondary" icon="volume-2" onPress={() => setSoundOn(true)}>
            Ton einschalten
          </Button>
        )}
        <Button variant="secondary" onPress={() => select(order.id)}>
          Ansehen
        </Button>
        {nextAction && (
          <Button icon={actionIcon(nextAction, order)} isBusy={isRunning} onPress={() => void runAction(order, nextAction)}>
            {actionLabel(nextAction, order)}
          </Button>
        )}
      </div>
    </div>
  );
}
