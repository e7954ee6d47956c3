/** The items of the order and their prices. */
import { moneyText, priceText } from '../../../schema/rules/pricing/money';
import { effectivePricing, priceNotices, totalText } from '../../../schema/rules/pricing/priceNotices';
import { quantityText, timesText } from '../../../schema/rules/product/units';
import { Image, tileFor } from '../../ui/display/Image';
import { useShop } from '../shell/state/shopContext';
import { StatusCard } from './status/StatusCard';
import type { StatusOrderFragment } from './OrderStatus.generated';
import styles from './OrderedItems.module.css';

export function OrderedItems({ order }: { order: StatusOrderFragment }) {
  const { currency } = useShop().config;
  const { deliveryGross, isApproximate } = order.pricing;
  const isPriceMissing = order.items.some(({ gross, isRemoved }) => gross === null && !isRemoved);
  const hasImages = order.items.some(({ image }) => image);
  const notices = priceNotices({ isApproximate, isPriceMissing }, order.isQuotation);
  return (
    <StatusCard title={order.isQuotation ? 'Ihre Anfrage' : 'Ihre Bestellung'}>
      <ul className={styles.items}>
        {order.items.map((item, index) => (
          <li key={index} className={item.isRemoved ? styles.removed : undefined}>
            {hasImages && (
              <span className={styles.image}>
                <Image image={item.image} sizes="3.4rem" largest="tiny" alt="" tile={tileFor(index)} />
              </span>
            )}
            <b>{timesText(item)}</b>
            <span className={styles.name}>
              {item.isRemoved ? <s>{item.name}</s> : item.name}
              {item.options.length > 0 && <span className={styles.options}>{item.options.join(', ')}</span>}
              {item.orderedAmount !== null && (
                <span className={styles.options}>bestellt: {quantityText(item.orderedAmount, item.unit)}</span>
              )}
              {item.comment && <span className={styles.options}>{item.comment}</span>}
              {(item.replacement || item.isRemoved) && <span className={styles.options}>{item.replacement ?? 'entfällt'}</span>}
            </span>
            <span className={styles.price}>
              {item.gross !== null && priceText(item.gross, effectivePricing(item.pricing, order.isQuotation), currency)}
            </span>
          </li>
        ))}
        {deliveryGross > 0 && (
          <li>
            <span className={styles.name}>Lieferkosten</span>
            <span className={styles.price}>{moneyText(deliveryGross, currency)}</span>
          </li>
        )}
        <li className={styles.total}>
          <span className={styles.name}>Gesamt</span>
          <span className={styles.price}>{totalText(order.pricing, order.isQuotation, currency)}</span>
        </li>
        {order.amountDue !== 0 && (
          <li className={styles.due}>
            <span className={styles.name}>{order.amountDue > 0 ? 'Noch zu bezahlen' : 'Sie bekommen zurück'}</span>
            <span className={styles.price}>{moneyText(Math.abs(order.amountDue), currency)}</span>
          </li>
        )}
      </ul>
      {notices.map(notice => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
    </StatusCard>
  );
}
