/** Marks an order as changed since the confirmation until staff taps that they have seen it, for all boards. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { useToast } from '../../../ui/overlays/Toasts';
import { errorText } from '../actions/errorText';
import type { CardOrder } from '../board/board';
import { useLiveOrders } from '../live/ordersContext';
import { useMarkOrderChangesSeenMutation } from '../Orders.generated';
import { orderName } from '../orderText';
import styles from './ChangesNotice.module.css';

export function ChangesNotice({ order }: { order: CardOrder }) {
  const [markSeen] = useMarkOrderChangesSeenMutation();
  const { store } = useLiveOrders();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  if (order.itemChanges.length === 0) return null;

  async function save(): Promise<void> {
    setSaving(true);
    const { id, event } = order;
    await markSeen({ variables: { id, event } }).then(
      ({ data }) => data && store.apply(data.order),
      (error: unknown) => toast(errorText(error, 'update')),
    );
    setSaving(false);
  }
  return (
    <div className={styles.notice}>
      <Badge tone="warning">Geändert</Badge>
      <Button
        variant="secondary"
        icon="check"
        label={`${orderName(order)}: Änderungen gesehen`}
        isBusy={isSaving}
        onPress={() => void save()}
      >
        Gesehen
      </Button>
    </div>
  );
}
