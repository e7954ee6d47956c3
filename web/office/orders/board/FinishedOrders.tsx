/**
 * A narrow group of the orders that were finished today. It expands into a list, also to show why an order cannot be recalled. On a large
 * screen the completed orders are a fourth column (DESIGN 4).
 */
import { useId, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { Icon } from '../../../ui/display/Icon';
import { finishedGroups, type CardOrder } from './board';
import { useLiveOrders } from '../live/ordersContext';
import { FinishedOrderItem } from './card/FinishedOrderItem';
import styles from './FinishedOrders.module.css';

export function FinishedOrders({ group, orders }: { group: keyof typeof finishedGroups; orders: readonly CardOrder[] }) {
  const isLarge = useMediaQuery('(min-width: 1600px)');
  const [isOpenedByUser, setOpened] = useState<boolean | null>(null);
  const { queue } = useLiveOrders();
  const listId = useId();
  const hasFailed = useSyncExternalStore(queue.subscribe, () => orders.some(({ id }) => queue.stateOf(id).errorMessage));
  const isOpen = (isOpenedByUser ?? (isLarge && group === 'completed')) || hasFailed;
  function toggle(): void {
    setOpened(!isOpen);
    orders.forEach(({ id }) => queue.clearError(id));
  }
  return (
    <section className={`${styles.group} ${isOpen ? styles.open : ''}`} aria-label={finishedGroups[group]}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        <Icon name={isOpen ? 'chevron-right' : 'chevron-left'} />
        <b className={group === 'canceled' && orders.length > 0 ? styles.error : undefined}>{orders.length}</b>
        <span>{finishedGroups[group]}</span>
      </button>
      <ul id={listId} hidden={!isOpen} className={styles.list}>
        {/* A closed list has no items: in the evening it would be most of the page. */}
        {isOpen && orders.map(order => <FinishedOrderItem key={order.id} order={order} isCanceled={group === 'canceled'} />)}
        {orders.length === 0 && <li className={styles.empty}>Heute noch nichts.</li>}
      </ul>
    </section>
  );
}
