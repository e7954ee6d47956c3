/** Whether the order is paid; if not, how much is to be collected. */
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import type { CardOrder } from '../board/board';
import { paymentText, totalText } from '../orderText';
import styles from './Pickup.module.css';

export function Payment({ order }: { order: CardOrder }) {
  const { currency } = useOffice().config;
  const { text, isPaid } = paymentText(order);
  return (
    <p className={isPaid ? styles.paid : styles.open}>
      <Icon name={isPaid ? 'circle-check' : 'circle-dashed'} />
      <span>{isPaid ? text : `Noch offen: ${totalText(order, currency)}`}</span>
      <small>{isPaid ? totalText(order, currency) : text}</small>
    </p>
  );
}
