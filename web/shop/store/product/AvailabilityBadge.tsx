/** Tells when a product is available. */
import type { VisibleProduct } from '../../../ordering/menu/storeMenu';
import { leadTimeText } from '../../../../schema/rules/time/leadTime';
import styles from './ProductCard.module.css';
import { Badge } from '../../../ui/feedback/Badge';

/** Shows the lead time, until when the product is available, or from when again. */
export function AvailabilityBadge({ product, isOrderable, availability }: VisibleProduct) {
  const leadTime = isOrderable ? leadTimeText(product) : undefined;
  const text = leadTime ?? availability ?? (isOrderable ? undefined : 'Derzeit nicht verfügbar');
  return (
    text && (
      <span className={styles.badge}>
        <Badge tone={leadTime ? 'info' : 'neutral'}>{text}</Badge>
      </span>
    )
  );
}
