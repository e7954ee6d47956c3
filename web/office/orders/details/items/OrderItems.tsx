/** The items of an order. While the order is open, each can be edited in the list. */
import { useRef, useState } from 'react';
import { canChangeItems } from '../../../../../schema/rules/order/itemUpdate';
import { Button } from '../../../../ui/actions/Button';
import { useOffice } from '../../../shell/officeContext';
import type { BoardOrder } from '../../board/board';
import { ItemEditor } from './ItemEditor';
import type { BoardItem } from './itemForm';
import styles from './OrderItems.module.css';
import { amountText, itemPriceText } from '../../orderText';
import { LongPressItem } from '../../soldOut/LongPressItem';
import { useReportSoldOut } from '../../soldOut/useReportSoldOut';
import { PartAnswer } from './PartAnswer';

export function OrderItems({ order }: { order: BoardOrder }) {
  const [editedIndex, setEditedIndex] = useState<number | null>(null);
  const listElement = useRef<HTMLUListElement>(null);
  const reportSoldOut = useReportSoldOut(order);
  const canEdit = canChangeItems(order.status);

  function close(index: number): void {
    setEditedIndex(null);
    // The edit button exists again after the next rendering and gets the focus back.
    requestAnimationFrame(() => listElement.current?.querySelector<HTMLElement>(`[data-line="${index}"] button`)?.focus());
  }
  return (
    <ul ref={listElement} className={styles.items} aria-label="Positionen">
      {order.items.map(item => (
        <LongPressItem
          key={item.index}
          line={item.index}
          className={item.isRemoved ? styles.removed : undefined}
          onLongPress={reportSoldOut && editedIndex !== item.index ? () => reportSoldOut(item.index) : undefined}
        >
          {canEdit && editedIndex === item.index ? (
            <ItemEditor order={order} item={item} onDone={() => close(item.index)} />
          ) : (
            <>
              <Item item={item} uploads={order.uploads} />
              {canEdit && <Button variant="text" icon="pencil" label={`${item.name} ändern`} onPress={() => setEditedIndex(item.index)} />}
              {reportSoldOut && item.product && (
                <Button
                  variant="text"
                  icon="ban"
                  popup="dialog"
                  label={`${item.name}: Ausverkauft melden`}
                  onPress={() => reportSoldOut(item.index)}
                />
              )}
            </>
          )}
        </LongPressItem>
      ))}
    </ul>
  );
}

function Item({ item, uploads }: { item: BoardItem; uploads: BoardOrder['uploads'] }) {
  const { config } = useOffice();
  return (
    <>
      <b className={styles.amount}>{amountText(item)}</b>
      <span className={styles.name}>
        <b>{item.name}</b>
        {item.parts.map(part => (
          <small key={part.name}>
            {part.name}: <PartAnswer part={part} uploads={uploads} />
          </small>
        ))}
        {item.comment && <small>{item.comment}</small>}
        {item.isRemoved && <small>gestrichen</small>}
      </span>
      <span className={styles.price}>{itemPriceText(item, config.currency)}</span>
    </>
  );
}
