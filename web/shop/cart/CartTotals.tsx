/** The totals of the cart: goods, delivery, and both together (STORE-07 to STORE-09). */
import { moneyText } from '../../../schema/rules/pricing/money';
import { freeDeliveryText, priceMissingText, sumText } from '../../../schema/rules/pricing/priceNotices';
import { Icon } from '../../ui/display/Icon';
import { useStore } from '../../ordering/menu/storeContext';
import styles from './CartTotals.module.css';
import { useCart } from '../../ordering/cart/useCart';

export function CartTotals() {
  const { currency } = useStore();
  const { pricing, area, freeDeliveryFrom } = useCart();
  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>Kosten</dt>
          <dd>{sumText(pricing.gross, pricing.isApproximate, currency)}</dd>
        </div>
        {area && (
          <div>
            <dt>Lieferkosten</dt>
            <dd>{moneyText(pricing.deliveryGross, currency)}</dd>
          </div>
        )}
      </dl>
      {freeDeliveryFrom !== null && (
        <p className={styles.free}>
          <Icon name="bike" />
          {freeDeliveryText(freeDeliveryFrom, currency)}
        </p>
      )}
    </div>
  );
}

/** The total amount and what it includes. */
export function CartTotal() {
  const { currency } = useStore();
  const { pricing } = useCart();
  return (
    <div>
      <dl className={styles.total} aria-live="polite">
        <div>
          <dt>Gesamt</dt>
          <dd>{sumText(pricing.totalGross, pricing.isApproximate, currency)}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{pricing.isPriceMissing ? priceMissingText : 'Alle Preise inkl. USt.'}</p>
    </div>
  );
}
