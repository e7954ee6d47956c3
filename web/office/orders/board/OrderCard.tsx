/** One order on the board: what has to be known at two metres, and the next step. */
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Note } from '../../../ui/feedback/Alert';
import { Paper } from '../../../ui/display/Card';
import { Pill } from '../../../ui/feedback/Badge';
import { useOffice } from '../../shell/officeContext';
import { isUnpaid, isWaiting, stepLook, stepsOf, type BoardOrder } from './board';
import { useBoardView } from './boardContext';
import { dueOf } from '../dueText';
import { amountText, answersText, customerName, nameOf, paymentText, totalText, wayIcon, wayText } from '../orderText';
import styles from './OrderCard.module.css';

export function Slip({ order }: { order: BoardOrder }) {
  const { select, selectedId, moves } = useBoardView();
  const refusal = moves.refusalOf(order.id);
  const classes = [styles.slip, order.id === selectedId && styles.selected, isUnpaid(order) && styles.unpaid].filter(Boolean).join(' ');
  return (
    <article className={classes} tabIndex={0} data-order={order.id} aria-label={`${nameOf(order)}, ${wayText(order)}`}>
      <Paper tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" teeth="slip" shadow="slip">
        <div className={styles.inside}>
          {/* The whole slip opens the order for the mouse; for the keyboard it is Enter on the slip itself. */}
          <div className={styles.open} onClick={() => select(order.id)}>
            <SlipHead order={order} />
            <SlipItems order={order} />
            <SlipFoot order={order} />
          </div>
          {refusal && (
            <Note tone="warn" isNew>
              {refusal}
            </Note>
          )}
          <SlipSteps order={order} />
        </div>
      </Paper>
    </article>
  );
}

function SlipHead({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  const due = dueOf(order, useClock(config.timezone));
  return (
    <header className={styles.head}>
      <b className={order.ticketNumber === null ? styles.uid : styles.ticket}>{order.ticketNumber ?? order.uid}</b>
      <span className={styles.way}>
        <Icon name={wayIcon(order)} label={wayText(order)} />
        <span aria-hidden="true">{wayText(order)}</span>
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

function SlipItems({ order }: { order: BoardOrder }) {
  if (!useBoardView().showsProducts) return <hr className={styles.rule} />;
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

function SlipFoot({ order }: { order: BoardOrder }) {
  const { showsCustomers, showsBranch } = useBoardView();
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
        <span>{showsCustomers ? customerName(order) || wayText(order) : wayText(order)}</span>
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
        <p className={styles.kinds}>
          {order.isQuotation && <Pill tone="info">Anfrage für ein Angebot</Pill>}
          {order.isPreorder && <Pill tone="dark">Vorbestellung</Pill>}
        </p>
      )}
      {isUnpaid(order) && <p className={styles.remark}>Wartet auf Zahlung</p>}
      {order.status === 'COUNTER_PROPOSED' && <p className={styles.remark}>Anderer Termin vorgeschlagen</p>}
    </>
  );
}

function SlipSteps({ order }: { order: BoardOrder }) {
  const { moves, select } = useBoardView();
  const [next, other] = stepsOf(order);
  if (!next) return null;
  const { label, icon } = stepLook(next, order.deliveryType);
  return (
    <footer className={other === 'reject' ? styles.two : styles.one}>
      {other === 'reject' && (
        <Button look="secondary" isWide label={`${nameOf(order)} ablehnen`} onPress={() => select(order.id, 'reject')}>
          Ablehnen
        </Button>
      )}
      <Button isWide icon={icon} isBusy={moves.isMoving(order.id)} onPress={() => void moves.move(order, next)}>
        {label}
      </Button>
    </footer>
  );
}
