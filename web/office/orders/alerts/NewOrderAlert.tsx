/** Alerts the viewer to a new order until it is opened or answered. */
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { actionIcon, actionLabel } from '../actions/actionView';
import { actionsFor, type BoardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { dueView } from '../dueText';
import styles from './NewOrderAlert.module.css';
import { itemCountText, orderName, totalText, deliveryMethodText } from '../orderText';

interface Props {
  unseenOrders: readonly BoardOrder[];
  onAcknowledge: (id: string) => void;
}

export const NewOrderAlert = ({ unseenOrders, onAcknowledge }: Props) => (
  // A live region must exist before its text, or screen readers do not read it.
  <div role="alert">{unseenOrders.length > 0 && <Message unseenOrders={unseenOrders} onAcknowledge={onAcknowledge} />}</div>
);

function Message({ unseenOrders, onAcknowledge }: Props) {
  const { actions, select } = useBoardContext();
  const { config, me } = useOffice();
  const now = useClock(config.timezone);
  const order = unseenOrders[0]!;
  const due = dueView(order, now);
  const [nextAction] = actionsFor(order, 'board', me.roles);
  const facts = [
    `${deliveryMethodText(order)}${due ? ` um ${due.time} Uhr` : ''}`,
    itemCountText(order.items.length),
    totalText(order, config.currency),
  ];
  return (
    <div className={styles.alert}>
      <span className={styles.icon}>
        <Icon name="bell-ring" size="large" />
      </span>
      <div className={styles.text}>
        <b>
          {unseenOrders.length === 1
            ? `Neue Bestellung: ${orderName(order)}`
            : `${unseenOrders.length} neue Bestellungen, zuerst ${orderName(order)}`}
        </b>
        {facts.join(', ')}
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          onPress={() => {
            onAcknowledge(order.id);
            select(order.id);
          }}
        >
          Ansehen
        </Button>
        {nextAction && (
          <Button
            icon={actionIcon(nextAction, order)}
            isBusy={actions.isRunning(order.id)}
            onPress={() => void actions.run(order, nextAction)}
          >
            {actionLabel(nextAction, order)}
          </Button>
        )}
      </div>
    </div>
  );
}
