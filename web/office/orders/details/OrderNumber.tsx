/** The number of an order, when it was placed, and the buttons for its priority and its receipts. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import { PriorityButton } from '../actions/priority/PriorityButton';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import styles from './OrderDrawer.module.css';

export function OrderNumber({ order }: { order: CardOrder }) {
  const { config } = useOffice();
  const { print } = useBoardContext();
  return (
    <div className={styles.top}>
      <p className={styles.number}>
        {order.uid} · eingegangen {timeText(inZone(order.createdAt, config.timezone))}
      </p>
      <div className={styles.buttons}>
        <PriorityButton order={order} />
        <Button variant="secondary" size="small" icon="printer" onPress={() => print(order)}>
          Drucken
        </Button>
      </div>
    </div>
  );
}
