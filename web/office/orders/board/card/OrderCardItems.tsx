/** The items of an order on its card. */
import type { BoardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { amountText, answersText } from '../../orderText';
import styles from './OrderCard.module.css';

export function OrderCardItems({ order }: { order: BoardOrder }) {
  if (!useBoardContext().showsProducts) return <hr className={styles.rule} />;
  return (
    <ul className={styles.items}>
      {order.items.map(item => (
        <li key={item.index} className={item.isRemoved ? styles.removed : undefined}>
          <b>{amountText(item)}</b>
          <span>
            {item.name}
            {answersText(item, order) && <em>{answersText(item, order)}</em>}
            {item.comment && <em>{item.comment}</em>}
          </span>
        </li>
      ))}
    </ul>
  );
}
