/** Marks an order as changed since the confirmation until staff taps that they have seen it, for all boards. */
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import type { CardOrder } from '../board/board';
import { useLiveOrders } from '../live/ordersContext';
import { orderName } from '../orderText';
import styles from './ChangesNotice.module.css';

export function ChangesNotice({ order }: { order: CardOrder }) {
  const { queue } = useLiveOrders();
  if (order.itemChanges.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Badge tone="warning">Geändert</Badge>
      <Button variant="secondary" icon="check" label={`${orderName(order)}: Änderungen gesehen`} onPress={() => void queue.markSeen(order)}>
        Gesehen
      </Button>
    </div>
  );
}
