/** Whether the order is paid; if not, how much is to be collected. */
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import type { CardOrder } from '../board/board';
import { amountDueText, paymentText, totalText } from '../orderText';
import styles from './Pickup.module.css';

export function Payment({ order }: { order: CardOrder }) {
  const { currency } = useOffice().config;
  const { text, isPaid } = paymentText(order);
  const due = amountDueText(order, currency);
  const isSettled = isPaid && !due;
  return (
    <p className={isSettled ? styles.paid : styles.open}>
      <Icon name={isSettled ? 'circle-check' : 'circle-dashed'} />
      <span>{isSettled ? text : (due ?? `Noch offen: ${totalText(order, currency)}`)}</span>
      <small>{isPaid ? totalText(order, currency) : text}</small>
    </p>
  );
}
