/** The items of an order on its card. */
import type { CardOrder } from '../board/board';
import { LongPressItem } from '../soldOut/LongPressItem';
import { amountParts, amountText, answersText } from '../orderText';
import { ItemMark, shownItems, type ChangedOrder } from './ItemMark';
import styles from './card.module.css';

type CardItem = Pick<
  CardOrder['items'][number],
  'index' | 'name' | 'amount' | 'unit' | 'comment' | 'isRemoved' | 'replaces' | 'replacedBy' | 'parts'
>;

interface Props {
  order: ChangedOrder<CardItem> & { uploads?: CardOrder['uploads']; doneItems?: CardOrder['doneItems'] };
  /** Ticks an item off, or undoes that. Without it, items cannot be ticked. */
  onTick?: ((item: number, isDone: boolean) => void) | undefined;
  /** For the screen at the counter. */
  isLarge?: boolean;
  /** Called with the item of a long press. */
  onLongPress?: ((index: number) => void) | undefined;
  /** The indexes of the items that are shown. Defaults to all. */
  indexes?: ReadonlySet<number> | undefined;
}

export const CardItems = ({ order, isLarge, onTick, onLongPress, indexes }: Props) => (
  <ul className={isLarge ? `${styles.items} ${styles.large}` : styles.items}>
    {shownItems(order)
      .filter(({ index }) => !indexes || indexes.has(index))
      .map(item => (
        <LongPressItem
          key={item.index}
          className={classOf(item, order.doneItems)}
          onLongPress={onLongPress && (() => onLongPress(item.index))}
        >
          {onTick && !item.isRemoved && <TickButton item={item} isDone={order.doneItems?.includes(item.index) ?? false} onTick={onTick} />}
          <ItemText item={item} order={order} />
        </LongPressItem>
      ))}
  </ul>
);

function ItemText({ item, order }: { item: CardItem; order: Props['order'] }) {
  const { amount, longUnit } = amountParts(item);
  return (
    <>
      <b>{amount}</b>
      <span>
        {longUnit && <b>{longUnit} </b>}
        {item.name}
        <ItemMark order={order} item={item} />
        {answersText(item, order) && <em>{answersText(item, order)}</em>}
        {item.comment && <em>{item.comment}</em>}
      </span>
    </>
  );
}

function classOf({ index, isRemoved }: CardItem, doneItems: CardOrder['doneItems'] = []): string | undefined {
  if (isRemoved) return styles.removed;
  return doneItems.includes(index) ? styles.done : undefined;
}

interface TickButtonProps {
  item: CardItem;
  isDone: boolean;
  onTick: (item: number, isDone: boolean) => void;
}

/** Covers the line of the item. The card below opens the order, so the click ends here; a long press has ended it before. */
const TickButton = ({ item, isDone, onTick }: TickButtonProps) => (
  <button
    type="button"
    className={styles.tick}
    aria-pressed={isDone}
    aria-label={`${amountText(item)} ${item.name} abhaken`}
    onClick={event => {
      event.stopPropagation();
      onTick(item.index, !isDone);
    }}
  />
);
