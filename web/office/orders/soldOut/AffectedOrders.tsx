/** The orders of the branch that still need the product. */
import { useRef, useState } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import { useOrders } from '../live/ordersContext';
import { amountText, orderName } from '../orderText';
import styles from './SoldOut.module.css';
import { dueTimeOf, linesOf, maxListed, ordersWith, type SoldOutTarget } from './soldOutForm';

export function AffectedOrders({ target }: { target: SoldOutTarget }) {
  const { config } = useOffice();
  const [isShowingAll, setShowingAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = (): void => {
    setShowingAll(true);
    list.current?.focus(); // the button is removed
  };
  const orders = ordersWith(useOrders().orders ?? [], target);
  if (orders.length === 0) return <p>Keine offene Bestellung braucht dieses Produkt noch.</p>;
  return (
    <section aria-labelledby="affectedOrders">
      <h3 id="affectedOrders">Schon bestellt ({orders.length})</h3>
      <ul ref={list} className={styles.list} tabIndex={0} aria-labelledby="affectedOrders">
        {(isShowingAll ? orders : orders.slice(0, maxListed)).map(order => (
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
      {orders.length > maxListed && !isShowingAll && (
        <Button variant="secondary" onPress={showAll}>
          Alle {orders.length} anzeigen
        </Button>
      )}
    </section>
  );
}
