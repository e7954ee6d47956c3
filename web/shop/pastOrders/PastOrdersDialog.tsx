/** The orders of this device: each leads to its status page, can be ordered again and removed from the list. */
import { DateTime } from 'luxon';
import { useRef, useState } from 'react';
import { statusPath } from '../../../schema/site/paths';
import { timesText } from '../../../schema/rules/product/units';
import { relativeDateTimeText } from '../../../schema/rules/time/dateText';
import { useClock } from '../../hooks/useClock';
import { Button, LinkButton } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { useShop } from '../shell/state/shopContext';
import { OrderAgainButton } from './OrderAgainButton';
import { clearPastOrders, loadPastOrders, removePastOrder, type PastOrder } from './pastOrders';
import styles from './PastOrdersDialog.module.css';

export function PastOrdersDialog({ onClose }: { onClose: () => void }) {
  const [orders, setOrders] = useState(loadPastOrders);
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears.
  const update = (change: () => void): void => {
    change();
    setOrders(loadPastOrders());
    text.current?.focus();
  };
  return (
    <Dialog
      title="Meine Bestellungen"
      closesOnBackground
      footer={
        orders.length > 0 && (
          <Button variant="secondary" icon="trash-2" onPress={() => update(clearPastOrders)}>
            Alle aus der Liste löschen
          </Button>
        )
      }
      onClose={onClose}
    >
      <p ref={text} tabIndex={-1} role="status" className={styles.text}>
        {orders.length > 0
          ? 'Diese Liste ist nur auf diesem Gerät gespeichert, höchstens ein Jahr lang.'
          : 'Auf diesem Gerät sind keine Bestellungen gespeichert.'}
      </p>
      <ul className={styles.orders}>
        {orders.map(order => (
          <li key={order.uid}>
            <Entry order={order} onRemove={() => update(() => removePastOrder(order.uid))} onClose={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface EntryProps {
  order: PastOrder;
  onRemove: () => void;
  onClose: () => void;
}

function Entry({ order, onRemove, onClose }: EntryProps) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  const time = relativeDateTimeText(DateTime.fromMillis(order.placedAt, { zone: timezone, locale: 'de' }), at);
  return (
    <article className={styles.order} aria-label={`Bestellung: ${time}`}>
      <div>
        <h3>{time}</h3>
        <p>{order.branch.name}</p>
        <p className={styles.items}>{order.items.map(item => `${timesText(item)} ${item.product.name}`).join(', ')}</p>
      </div>
      <div className={styles.actions} onClick={event => event.target instanceof Element && event.target.closest('a') && onClose()}>
        <OrderAgainButton order={order} label={`Noch einmal bestellen: ${time}`} onPress={onClose} />
        <LinkButton variant="text" to={statusPath(order)} label={`Ansehen: ${time}`}>
          Ansehen
        </LinkButton>
        <Button variant="text" icon="trash-2" label={`Aus der Liste löschen: ${time}`} onPress={onRemove} />
      </div>
    </article>
  );
}
