/** The open orders of the branch that already contain the product. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { useOffice } from '../../shell/officeContext';
import { useOrders } from '../live/ordersContext';
import { amountText, orderName } from '../orderText';
import styles from './SoldOut.module.css';
import { dueTimeOf, linesOf, maxListed, ordersWith, type SoldOutTarget } from './soldOutForm';

export function AffectedOrders({ target }: { target: SoldOutTarget }) {
  const { config } = useOffice();
  const orders = ordersWith(useOrders().orders ?? [], target);
  if (orders.length === 0) return <p>Keine offene Bestellung enthält dieses Produkt.</p>;
  return (
    <section aria-labelledby="affectedOrders">
      <h3 id="affectedOrders">Schon bestellt ({orders.length})</h3>
      <ul className={styles.list} tabIndex={0} aria-labelledby="affectedOrders">
        {orders.slice(0, maxListed).map(order => (
          <li key={order.id}>
            <b>{orderName(order)}</b>
            <span>{dateTimeText(inZone(dueTimeOf(order), config.timezone))}</span>
            <b>
              {linesOf(order, target.product)
                .map(item => amountText(item))
                .join(' + ')}
            </b>
          </li>
        ))}
      </ul>
      {orders.length > maxListed && <p>und {orders.length - maxListed} weitere</p>}
    </section>
  );
}
