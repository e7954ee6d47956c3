/** How many items of the order are ticked off, once the first is. */
import { progressOf, type CardOrder } from '../board';
import styles from './OrderCard.module.css';

interface Props {
  order: CardOrder;
  /** The indexes of the items that count. Defaults to all. */
  indexes: ReadonlySet<number> | undefined;
}

export function CardProgress({ order, indexes }: Props) {
  const items = indexes ? order.items.filter(({ index }) => indexes.has(index)) : order.items;
  const { done, total } = progressOf({ ...order, items });
  if (done === 0) return null;
  return (
    <p className={styles.progress} role="status">
      {done} von {total} fertig
    </p>
  );
}
