/** A narrow strip for what is over today; it opens into a list. */
import { useId, useState } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import { strips, type BoardOrder } from './board';
import { useBoardView } from './boardContext';
import styles from './FinishedOrders.module.css';
import { nameOf, totalText } from '../orderText';

export function FinishedStrip({ place, orders }: { place: keyof typeof strips; orders: readonly BoardOrder[] }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <section className={`${styles.strip} ${isOpen ? styles.open : ''}`} aria-label={strips[place]}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-right' : 'chevron-left'} />
        <b className={place === 'broken' && orders.length > 0 ? styles.bad : undefined}>{orders.length}</b>
        <span>{strips[place]}</span>
      </button>
      <ul id={list} hidden={!isOpen} className={styles.list}>
        {orders.map(order => (
          <FinishedOrder key={order.id} order={order} isBroken={place === 'broken'} />
        ))}
        {orders.length === 0 && <li className={styles.empty}>Heute noch nichts.</li>}
      </ul>
    </section>
  );
}

function FinishedOrder({ order, isBroken }: { order: BoardOrder; isBroken: boolean }) {
  const { select } = useBoardView();
  const { config } = useOffice();
  return (
    <li>
      <button type="button" className={styles.order} onClick={() => select(order.id)}>
        <b>{nameOf(order)}</b>
        <span>{totalText(order, config.currency)}</span>
        <small>
          {timeText(inZone(order.updatedAt, config.timezone))} Uhr{isBroken && `, ${orderStatus.options[order.status].toLowerCase()}`}
        </small>
      </button>
    </li>
  );
}
