/** The card of an order on the board, readable from two meters, with its next action. */
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Alert } from '../../../ui/feedback/Alert';
import { Card } from '../../../ui/display/Card';
import { Badge } from '../../../ui/feedback/Badge';
import { useOffice } from '../../shell/officeContext';
import { actionIcon, actionLabel, isMainAction, messageInput } from '../actions/actionView';
import { actionsFor, isUnpaid, isWaiting, type BoardOrder } from './board';
import { useBoardContext } from './boardContext';
import { dueView } from '../dueText';
import {
  amountText,
  answersText,
  customerName,
  orderName,
  paymentText,
  totalText,
  deliveryMethodIcon,
  deliveryMethodText,
} from '../orderText';
import styles from './OrderCard.module.css';

export function OrderCard({ order }: { order: BoardOrder }) {
  const { select, selectedId, actions } = useBoardContext();
  const errorMessage = actions.errorOf(order.id);
  const classes = [styles.card, order.id === selectedId && styles.selected, isUnpaid(order) && styles.unpaid].filter(Boolean).join(' ');
  return (
    <article className={classes} tabIndex={0} data-order={order.id} aria-label={`${orderName(order)}, ${deliveryMethodText(order)}`}>
      <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
        <div className={styles.content}>
          {/* With the mouse, the whole card opens the order. With the keyboard, Enter on the card does. */}
          <div className={styles.open} onClick={() => select(order.id)}>
            <CardHeader order={order} />
            <CardItems order={order} />
            <CardFooter order={order} />
          </div>
          {errorMessage && (
            <Alert tone="warning" isNew>
              {errorMessage}
            </Alert>
          )}
          <CardActions order={order} />
        </div>
      </Card>
    </article>
  );
}

function CardHeader({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  const due = dueView(order, useClock(config.timezone));
  return (
    <header className={styles.header}>
      <b className={order.ticketNumber === null ? styles.uid : styles.ticket}>{order.ticketNumber ?? order.uid}</b>
      <span className={styles.method}>
        <Icon name={deliveryMethodIcon(order)} label={deliveryMethodText(order)} />
        <span aria-hidden="true">{deliveryMethodText(order)}</span>
      </span>
      {due && (
        <span className={`${styles.due} ${styles[due.tone]}`}>
          <b>{due.time}</b>
          <small>{due.remark}</small>
        </span>
      )}
    </header>
  );
}

function CardItems({ order }: { order: BoardOrder }) {
  if (!useBoardContext().showsProducts) return <hr className={styles.rule} />;
  return (
    <ul className={styles.items}>
      {order.items.map(item => (
        <li key={item.index} className={item.isRemoved ? styles.removed : undefined}>
          <b>{amountText(item)}</b>
          <span>
            {item.name}
            {answersText(item, order) && <em>{answersText(item, order)}</em>}
            {item.comment && <em>{item.comment}</em>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function CardFooter({ order }: { order: BoardOrder }) {
  const { showsCustomers, showsBranch } = useBoardContext();
  const { config } = useOffice();
  const { text, isPaid } = paymentText(order);
  return (
    <>
      {showsCustomers && order.comment && (
        <p className={styles.comment}>
          <Icon name="message-square-text" />
          {order.comment}
        </p>
      )}
      <p className={styles.facts}>
        <span>{showsCustomers ? customerName(order) || deliveryMethodText(order) : deliveryMethodText(order)}</span>
        <span>{totalText(order, config.currency)}</span>
      </p>
      <p className={styles.facts}>
        <span className={isPaid ? styles.paid : styles.unsettled}>
          <Icon name={isPaid ? 'circle-check' : 'circle-dashed'} />
          {text}
        </span>
        {showsBranch && <span className={styles.branch}>{order.branch.name}</span>}
      </p>
      {(order.isQuotation || order.isPreorder) && (
        <p className={styles.badges}>
          {order.isQuotation && <Badge tone="info">Anfrage für ein Angebot</Badge>}
          {order.isPreorder && <Badge tone="dark">Vorbestellung</Badge>}
        </p>
      )}
      {isUnpaid(order) && <p className={styles.remark}>Wartet auf Zahlung</p>}
      {order.status === 'COUNTER_PROPOSED' && <p className={styles.remark}>Anderer Termin vorgeschlagen</p>}
    </>
  );
}

/** One main action, and beside it those that are no main action in any status. The others are in the drawer and on keys. */
function CardActions({ order }: { order: BoardOrder }) {
  const { actions, select } = useBoardContext();
  const { me } = useOffice();
  const offered = actionsFor(order, 'board', me.roles);
  const buttons = offered.filter((action, index) => index === 0 || orderActions[action].variant !== 'primary');
  if (buttons.length === 0) return null;
  const run = (action: StaffAction): void => (messageInput(action) ? select(order.id, action) : void actions.run(order, action));
  return (
    <footer className={buttons.length > 1 ? styles.twoActions : styles.singleAction}>
      {buttons.toReversed().map(action => {
        const label = actionLabel(action, order);
        return isMainAction(action, offered) ? (
          <Button key={action} isWide icon={actionIcon(action, order)} isBusy={actions.isRunning(order.id)} onPress={() => run(action)}>
            {label}
          </Button>
        ) : (
          <Button key={action} variant="secondary" isWide label={`${orderName(order)} ${label.toLowerCase()}`} onPress={() => run(action)}>
            {label}
          </Button>
        );
      })}
    </footer>
  );
}
