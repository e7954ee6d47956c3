/** The next orders that need not be prepared yet. */
import { Link } from 'react-router';
import { inZone } from '../../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../../schema/rules/time/dateText';
import { useDeviceSetting } from '../../app/useDeviceSetting';
import { useClock } from '../../hooks/useClock';
import type { CardOrder } from '../orders/board/board';
import { customerName, orderName, totalText } from '../orders/orderText';
import { useOffice } from '../shell/officeContext';
import styles from './Dashboard.module.css';

const maxOrders = 5;

export function LaterOrders({ orders }: { orders: readonly CardOrder[] }) {
  const { config } = useOffice();
  const now = useClock(config.timezone);
  const [isShowingCustomers] = useDeviceSetting('show_customer_data');
  return (
    <section className={styles.box} aria-labelledby="later">
      <h2 id="later">Nächste Vorbestellungen</h2>
      <ul className={styles.list}>
        {orders.slice(0, maxOrders).map(order => (
          <li key={order.id}>
            <Link to={`/backend/orders/${order.id}`}>
              <span>
                <b>{order.dueAt ? relativeDateTimeText(inZone(order.dueAt, config.timezone), now) : ''}</b>{' '}
                {[isShowingCustomers && customerName(order), orderName(order)].filter(Boolean).join(', ')}
              </span>
              <span>{totalText(order, config.currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
