/** A narrow group of the orders that were finished today. It expands into a list. */
import { useId, useState } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { finishedGroups, type CardOrder } from './board';
import { useBoardContext } from './boardContext';
import styles from './FinishedOrders.module.css';
import { orderName, totalText } from '../orderText';

export function FinishedOrders({ group, orders }: { group: keyof typeof finishedGroups; orders: readonly CardOrder[] }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <section className={`${styles.group} ${isOpen ? styles.open : ''}`} aria-label={finishedGroups[group]}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-right' : 'chevron-left'} />
        <b className={group === 'canceled' && orders.length > 0 ? styles.error : undefined}>{orders.length}</b>
        <span>{finishedGroups[group]}</span>
      </button>
      <ul id={listId} hidden={!isOpen} className={styles.list}>
        {orders.map(order => (
          <FinishedOrderItem key={order.id} order={order} isCanceled={group === 'canceled'} />
        ))}
        {orders.length === 0 && <li className={styles.empty}>Heute noch nichts.</li>}
      </ul>
    </section>
  );
}

function FinishedOrderItem({ order, isCanceled }: { order: CardOrder; isCanceled: boolean }) {
  const { select } = useBoardContext();
  const { config } = useOffice();
  return (
    <li>
      <button type="button" className={styles.order} onClick={() => select(order.id)}>
        <b>{orderName(order)}</b>
        <span>{totalText(order, config.currency)}</span>
        <small>
          {timeText(inZone(order.updatedAt, config.timezone))} Uhr{isCanceled && `, ${orderStatus.options[order.status].toLowerCase()}`}
        </small>
      </button>
    </li>
  );
}
