/** How many items of the order are ticked off, once the first is. */
import { progressOf, type CardOrder } from '../board';
import styles from './OrderCard.module.css';

export function CardProgress({ order }: { order: CardOrder }) {
  const { done, total } = progressOf(order);
  if (done === 0) return null;
  return (
    <p className={styles.progress} role="status">
      {done} von {total} fertig
    </p>
  );
}
