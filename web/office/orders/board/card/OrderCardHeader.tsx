/** The head of the card of an order: its number, delivery method and due time. */
import { useClock } from '../../../../hooks/useClock';
import { Icon } from '../../../../ui/display/Icon';
import { useOffice } from '../../../shell/officeContext';
import type { BoardOrder } from '../board';
import { dueView } from '../../dueText';
import { deliveryMethodIcon, deliveryMethodText } from '../../orderText';
import styles from './OrderCard.module.css';

export function OrderCardHeader({ order }: { order: BoardOrder }) {
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
