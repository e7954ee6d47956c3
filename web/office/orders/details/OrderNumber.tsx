/** The number of an order and when it was placed. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import styles from './OrderDrawer.module.css';

export function OrderNumber({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  return (
    <p className={styles.number}>
      {order.uid} · eingegangen {timeText(inZone(order.createdAt, config.timezone))}
    </p>
  );
}
