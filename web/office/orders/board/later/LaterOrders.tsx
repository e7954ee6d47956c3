/** The orders that start later, collapsed at the bottom of the board. An order comes to the board by itself when its start is near. */
import { useId, useState } from 'react';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { Button } from '../../../../ui/actions/Button';
import { Icon } from '../../../../ui/display/Icon';
import { useClock } from '../../../../hooks/useClock';
import { useOffice } from '../../../shell/officeContext';
import { dueTimeText } from '../../dueText';
import { useLiveOrders } from '../../live/ordersContext';
import { deliveryMethodText, itemCountText, orderName } from '../../orderText';
import type { CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import styles from './LaterOrders.module.css';

interface Props {
  /** Sorted by start time. */
  orders: readonly CardOrder[];
  startOf: (order: CardOrder) => number;
}

/** So many orders are added to the list at once. */
const pageSize = 20;

export function LaterOrders({ orders, startOf }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [limit, setLimit] = useState(pageSize);
  const listId = useId();
  return (
    <section className={styles.later} aria-label="Später">
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
        Später ({orders.length})
      </button>
      <div id={listId} hidden={!isOpen} className={styles.content}>
        {isOpen && (
          <ul className={styles.list}>
            {orders.slice(0, limit).map(order => (
              <LaterOrder key={order.id} order={order} start={startOf(order)} />
            ))}
          </ul>
        )}
        {orders.length > limit && (
          <Button variant="secondary" isWide onPress={() => setLimit(limit + pageSize)}>
            Weitere {Math.min(pageSize, orders.length - limit)} anzeigen
          </Button>
        )}
      </div>
    </section>
  );
}

function LaterOrder({ order, start }: { order: CardOrder; start: number }) {
  const { queue } = useLiveOrders();
  const { select } = useBoardContext();
  const { timezone } = useOffice().config;
  const now = useClock(timezone);
  const name = orderName(order);
  return (
    <li className={styles.order}>
      <span className={styles.start}>
        <small>Start</small> <b>{dueTimeText(inZone(start, timezone), now)}</b>
      </span>
      <span className={styles.facts}>
        <b>{name}</b>
        <small>
          {deliveryMethodText(order)} {order.dueAt && dueTimeText(inZone(order.dueAt, timezone), now)} ·{' '}
          {itemCountText(order.items.filter(({ isRemoved }) => !isRemoved).length)}
        </small>
      </span>
      <Button variant="text" label={`${name} anzeigen`} onPress={() => select(order.id)}>
        Anzeigen
      </Button>
      <Button variant="secondary" label={`${name} jetzt starten`} onPress={() => void queue.start(order)}>
        Jetzt starten
      </Button>
    </li>
  );
}
