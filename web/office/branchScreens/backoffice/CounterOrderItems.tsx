/** The items of an order on the back-office screen. */
import { amountText, answersText } from '../../orders/orderText';
import styles from './CounterOrderCard.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';

export const CounterOrderItems = ({ order }: { order: CounterOrderFragment }) => (
  <ul className={styles.items}>
    {order.items.map(item => (
      <li key={item.index} className={item.isRemoved ? styles.removed : undefined}>
        <b>{amountText(item)}</b>
        <span>
          {item.name}
          {answersText(item) && <em>{answersText(item)}</em>}
          {item.comment && <em>{item.comment}</em>}
        </span>
      </li>
    ))}
  </ul>
);
