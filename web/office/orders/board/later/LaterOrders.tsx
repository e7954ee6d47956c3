/** The orders that start later, collapsed at the bottom of the board. An order comes to the board by itself when its start is near. */
import { useId, useState } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { Icon } from '../../../../ui/display/Icon';
import type { CardOrder } from '../board';
import { LaterOrder } from './LaterOrder';
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
