/** Marks an order as changed or canceled since the confirmation until staff taps that they have seen it, for all boards. */
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import type { CardOrder } from '../board/board';
import { useLiveOrders } from '../live/ordersContext';
import { orderName } from '../orderText';
import styles from './ChangesNotice.module.css';

export function ChangesNotice({ order }: { order: CardOrder }) {
  const { queue } = useLiveOrders();
  const { isCancellationUnseen, rejectionMessage } = order;
  if (!isCancellationUnseen && order.itemChanges.length === 0) return null;
  const seenText = isCancellationUnseen ? 'Stornierung gesehen' : 'Änderungen gesehen';
  return (
    <div className={styles.notice}>
      <Badge tone={isCancellationUnseen ? 'dark' : 'warning'}>{isCancellationUnseen ? 'Storniert' : 'Geändert'}</Badge>
      {isCancellationUnseen && rejectionMessage && <span>{rejectionMessage}</span>}
      <Button variant="secondary" icon="check" label={`${orderName(order)}: ${seenText}`} onPress={() => void queue.markSeen(order)}>
        Gesehen
      </Button>
    </div>
  );
}
