/** The number of an order, when it was placed, and the button for its priority. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { useOffice } from '../../shell/officeContext';
import { PriorityButton } from '../actions/priority/PriorityButton';
import type { CardOrder } from '../board/board';
import styles from './OrderDrawer.module.css';

export function OrderNumber({ order }: { order: CardOrder }) {
  const { config } = useOffice();
  return (
    <div className={styles.top}>
      <p className={styles.number}>
        {order.uid} · eingegangen {timeText(inZone(order.createdAt, config.timezone))}
      </p>
      <PriorityButton order={order} />
    </div>
  );
}
