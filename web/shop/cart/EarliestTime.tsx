/** When the order can be had at the earliest, and which product it waits for (G-051). */
import { momentText } from '../../../schema/rules/time/dateText';
import { leadTimeText, slowestOf } from '../../../schema/rules/time/leadTime';
import { submissionOf } from '../../../schema/rules/checkout/submissionType';
import { earliestTime } from '../../../schema/rules/time/slots';
import { Icon } from '../../ui/display/Icon';
import { useStore } from '../store/storeContext';
import styles from './EarliestTime.module.css';
import { useCart } from './state/useCart';

const earliestTexts = { takeaway: 'Frühestens abholbereit', delivery: 'Frühestens bei Ihnen', dineIn: 'Frühestens am Tisch' } as const;

/** Quiet: only when it waits for something, where the time itself stands beside it. */
export function Earliest({ isQuiet = false }: { isQuiet?: boolean }) {
  const { branch, at } = useStore();
  const { lines, method } = useCart();
  const products = lines.map(({ product }) => product);
  const earliest = earliestTime({ branch, method, products }, at);
  if (!earliest || products.length === 0 || !submissionOf(branch, method, at)) return null;
  const slow = [...new Map(slowestOf(products, at).map(product => [product.id, product])).values()];
  if (isQuiet && slow.length === 0) return null;
  return (
    <p className={styles.earliest}>
      <Icon name="clock" />
      <span>
        {earliestTexts[method]}: {momentText(earliest, at)}
        {slow.length > 0 && (
          <span className={styles.reason}>
            {slow.map(({ name }) => name).join(', ')}: {leadTimeText(slow[0]!)}
          </span>
        )}
      </span>
    </p>
  );
}
