/** The items of an order on its card. */
import type { CardOrder } from '../board/board';
import { LongPressItem } from '../soldOut/LongPressItem';
import { amountText, answersText } from '../orderText';
import { ItemMark, shownItems, type ChangedOrder } from './ItemMark';
import styles from './card.module.css';

type CardItem = Pick<CardOrder['items'][number], 'index' | 'name' | 'amount' | 'unit' | 'comment' | 'isRemoved' | 'parts'>;

interface Props {
  order: ChangedOrder<CardItem> & { uploads?: CardOrder['uploads'] };
  /** For the screen at the counter. */
  isLarge?: boolean;
  /** Called with the item of a long press. */
  onLongPress?: ((index: number) => void) | undefined;
}

export const CardItems = ({ order, isLarge, onLongPress }: Props) => (
  <ul className={isLarge ? `${styles.items} ${styles.large}` : styles.items}>
    {shownItems(order).map(item => (
      <LongPressItem
        key={item.index}
        className={item.isRemoved ? styles.removed : undefined}
        onLongPress={onLongPress && (() => onLongPress(item.index))}
      >
        <b>{amountText(item)}</b>
        <span>
          {item.name}
          <ItemMark order={order} item={item} />
          {answersText(item, order) && <em>{answersText(item, order)}</em>}
          {item.comment && <em>{item.comment}</em>}
        </span>
      </LongPressItem>
    ))}
  </ul>
);
