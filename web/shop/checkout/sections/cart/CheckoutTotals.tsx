/** The totals of the cart in the checkout and the notices about its prices. */
import { useCheckout } from '../../state/checkoutContext';
import { breakdownOf } from '../../../../../schema/rules/pricing/pricing';
import { sumText, priceNotices } from '../../../../../schema/rules/pricing/priceNotices';
import styles from './CartSection.module.css';
import { moneyText, rateText } from '../../../../../schema/rules/pricing/money';

export function CheckoutTotals() {
  const { cart, currency } = useCheckout();
  const { pricing, area } = cart;
  const { net, taxes, gross } = breakdownOf(pricing);
  const formatTotal = (amount: number): string => sumText(amount, pricing.isApproximate, currency);
  return (
    <dl className={styles.totals}>
      {area && (
        <div>
          <dt>Lieferkosten</dt>
          <dd>{moneyText(pricing.deliveryGross, currency)}</dd>
        </div>
      )}
      <div className={styles.muted}>
        <dt>Netto</dt>
        <dd>{formatTotal(net)}</dd>
      </div>
      {taxes.map(({ rate, amount }) => (
        <div key={rate} className={styles.muted}>
          <dt>{rateText(rate)} USt.</dt>
          <dd>{formatTotal(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Gesamt</dt>
        <dd>{formatTotal(gross)}</dd>
      </div>
    </dl>
  );
}

/** The reasons why the final price may differ. */
export function CheckoutNotices() {
  const { cart, submission } = useCheckout();
  return (
    <div className={styles.notices}>
      {priceNotices(cart.pricing, submission === 'quotation').map(notice => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}
