/** What has changed in a line of a card since the confirmation. */
import { changeText } from '../../../../schema/rules/order/items/itemChanges';
import { replacementText } from '../../../../schema/rules/order/items/itemReplacement';
import type { CardOrder } from '../board/board';
import styles from './card.module.css';

interface ChangedItem {
  readonly index: number;
  readonly name: string;
  readonly isRemoved: boolean;
  readonly replaces?: number | null;
  readonly replacedBy?: number | null;
}

export interface ChangedOrder<I extends ChangedItem = ChangedItem> {
  readonly items: readonly I[];
  readonly itemChanges: CardOrder['itemChanges'];
  readonly status: CardOrder['status'];
}

const waiting: readonly CardOrder['status'][] = ['WAITING_FOR_PAYMENT', 'WAITING_FOR_CONFIRMATION', 'COUNTER_PROPOSED'];

/** After the confirmation, a removed line stays until staff has seen it. */
export function shownItems<I extends ChangedItem>({ items, itemChanges, status }: ChangedOrder<I>): readonly I[] {
  if (waiting.includes(status)) return items;
  return items.filter(({ index, isRemoved }) => !isRemoved || itemChanges.some(change => change.index === index));
}

export function ItemMark({ order, item }: { order: ChangedOrder; item: ChangedItem }) {
  const change = order.itemChanges.find(({ index }) => index === item.index);
  const replacement = replacementText(item, order.items);
  const texts = [change && changeText(change), item.isRemoved && !replacement && 'gestrichen', replacement].filter(Boolean);
  return texts.length > 0 && <em className={change && styles.marker}>{texts.join(' · ')}</em>;
}
