/** The totals of an order. */
import { moneyText } from '../../../../schema/rules/pricing/money';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import styles from './OrderDetails.module.css';
import { amountDueView, totalText } from '../orderText';

export function OrderTotals({ order }: { order: BoardOrder }) {
  const { currency } = useOffice().config;
  const due = amountDueView(order, currency);
  const { deliveryGross, totalNet, totalTax } = order.pricing;
  return (
    <dl className={styles.totals}>
      {deliveryGross > 0 && (
        <div>
          <dt>Lieferkosten</dt>
          <dd>{moneyText(deliveryGross, currency)}</dd>
        </div>
      )}
      <div className={styles.muted}>
        <dt>Netto / USt.</dt>
        <dd>
          {moneyText(totalNet, currency)} / {moneyText(totalTax, currency)}
        </dd>
      </div>
      {order.donationAmount !== null && (
        <div className={styles.muted}>
          <dt>Spende</dt>
          <dd>{moneyText(order.donationAmount, currency)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Gesamt</dt>
        <dd>{totalText(order, currency)}</dd>
      </div>
      {due && (
        <div className={styles.due}>
          <dt>{due.label}</dt>
          <dd>{due.amount}</dd>
        </div>
      )}
    </dl>
  );
}
