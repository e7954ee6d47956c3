/** An item of an order: its amount, product, answers, note and price. */
import { replacementText } from '../../../../../schema/rules/order/items/itemReplacement';
import { minimumAgeText } from '../../../../../schema/rules/product/minimumAge';
import { quantityText } from '../../../../../schema/rules/product/units';
import { useOffice } from '../../../shell/officeContext';
import type { BoardOrder } from '../../board/board';
import { amountText, itemPriceText } from '../../orderText';
import type { BoardItem } from './itemForm';
import styles from './OrderItems.module.css';
import { PartAnswer } from './PartAnswer';

export function OrderItem({ order, item }: { order: BoardOrder; item: BoardItem }) {
  const { config } = useOffice();
  const replacement = replacementText(item, order.items);
  return (
    <>
      <b className={styles.amount}>{amountText(item)}</b>
      <span className={styles.name}>
        <b>{item.name}</b>
        {item.parts.map(part => (
          <small key={part.name}>
            {part.name}: <PartAnswer part={part} uploads={order.uploads} />
          </small>
        ))}
        {item.minimumAge && <small>{minimumAgeText(item.minimumAge)}</small>}
        {item.comment && <small>{item.comment}</small>}
        {typeof item.orderedAmount === 'number' && <small>bestellt: {quantityText(item.orderedAmount, item.unit)}</small>}
        {replacement && <small>{replacement}</small>}
        {item.isRemoved && !replacement && <small>gestrichen</small>}
      </span>
      <span className={styles.price}>{item.replacedBy === null && itemPriceText(item, config.currency)}</span>
    </>
  );
}
