/** What the cart comes to: goods, delivery, and both together (STORE-07 to STORE-09). */
import { moneyText, priceText } from '../../../schema/rules/money';
import { freeDeliveryText, priceMissingText } from '../../../schema/rules/priceNotices';
import { Icon } from '../../ui/Icon';
import styles from './CartSums.module.css';
import { useCart } from './useCart';

export function CartSums({ currency }: { currency: string }) {
  const { pricing, area, freeDeliveryFrom } = useCart();
  const about = pricing.isApproximate ? 'approximate' : 'fixed';
  return (
    <div className={styles.sums}>
      <dl>
        <div>
          <dt>Kosten</dt>
          <dd>{priceText(pricing.gross, about, currency)}</dd>
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

/** All of it together, and what that holds. */
export function Total({ currency }: { currency: string }) {
  const { pricing } = useCart();
  return (
    <div>
      <dl className={styles.total} aria-live="polite">
        <div>
          <dt>Gesamt</dt>
          <dd>{priceText(pricing.totalGross, pricing.isApproximate ? 'approximate' : 'fixed', currency)}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{pricing.isPriceMissing ? priceMissingText : 'Alle Preise inkl. USt.'}</p>
    </div>
  );
}
