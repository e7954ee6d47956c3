/** The head of an order on the back-office screen: its number, delivery method and due time. */
import { Icon } from '../../../ui/display/Icon';
import { dueView } from '../../orders/dueText';
import { deliveryMethodIcon, deliveryMethodText } from '../../orders/orderText';
import styles from './CounterOrderCard.module.css';
import type { CounterOrderProps } from './CounterOrderCard';

export function CounterOrderHeader({ order, now }: Omit<CounterOrderProps, 'screen'>) {
  const due = dueView(order, now);
  return (
    <header className={styles.header}>
      <b className={order.ticketNumber === null ? styles.uid : styles.ticket}>{order.ticketNumber ?? order.uid}</b>
      <span className={styles.method}>
        <Icon name={deliveryMethodIcon(order)} />
        {deliveryMethodText(order)}
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
