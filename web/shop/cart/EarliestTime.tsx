/** The earliest time of the order, and the products that delay it (G-051). */
import { relativeDateTimeText } from '../../../schema/rules/time/dateText';
import { leadTimeText, productsWithLongestLeadTime } from '../../../schema/rules/time/leadTime';
import { submissionOf } from '../../../schema/rules/checkout/submissionType';
import { Icon } from '../../ui/display/Icon';
import { useStore } from '../../ordering/menu/storeContext';
import styles from './EarliestTime.module.css';
import { useCart } from '../../ordering/cart/useCart';

const earliestTexts = { takeaway: 'Frühestens abholbereit', delivery: 'Frühestens bei Ihnen', dineIn: 'Frühestens am Tisch' } as const;

/** With `isHiddenUnlessDelayed`, renders only when a product delays the order; the time itself is displayed next to it. */
export function EarliestTime({ isHiddenUnlessDelayed = false }: { isHiddenUnlessDelayed?: boolean }) {
  const { branch, at } = useStore();
  const { lines, method, earliest } = useCart();
  const products = lines.map(({ product }) => product);
  if (!earliest || products.length === 0 || !submissionOf(branch, method, at)) return null;
  const slowProducts = [...new Map(productsWithLongestLeadTime(products, at).map(product => [product.id, product])).values()];
  if (isHiddenUnlessDelayed && slowProducts.length === 0) return null;
  return (
    <p className={styles.earliest}>
      <Icon name="clock" />
      <span>
        {earliestTexts[method]}: {relativeDateTimeText(earliest, at)}
        {slowProducts.length > 0 && (
          <span className={styles.reason}>
            {slowProducts.map(({ name }) => name).join(', ')}: {leadTimeText(slowProducts[0]!)}
          </span>
        )}
      </span>
    </p>
  );
}
