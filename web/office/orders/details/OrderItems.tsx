/** The lines of an order; each can be changed in its place while the order is under way. */
import { useRef, useState } from 'react';
import { mayChangeItems } from '../../../../schema/rules/order/itemUpdate';
import { Button } from '../../../ui/actions/Button';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { ItemEditor } from './ItemEditor';
import type { BoardItem } from './itemForm';
import styles from './OrderItems.module.css';
import { amountText, itemPrice } from '../orderText';
import { PartAnswer } from './PartAnswer';

export function OrderItems({ order }: { order: BoardOrder }) {
  const [edited, setEdited] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const mayChange = mayChangeItems(order.status);

  function close(index: number): void {
    setEdited(null);
    // The pen is there again with the next rendering, and has the focus back.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-line="${index}"] button`)?.focus());
  }
  return (
    <ul ref={list} className={styles.items} aria-label="Positionen">
      {order.items.map(item => (
        <li key={item.index} data-line={item.index} className={item.isRemoved ? styles.removed : undefined}>
          {mayChange && edited === item.index ? (
            <ItemEditor order={order} item={item} onDone={() => close(item.index)} />
          ) : (
            <>
              <Line item={item} uploads={order.uploads} />
              {mayChange && <Button look="text" icon="pencil" label={`${item.name} ändern`} onPress={() => setEdited(item.index)} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ item, uploads }: { item: BoardItem; uploads: BoardOrder['uploads'] }) {
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
      <span className={styles.price}>{itemPrice(item, config.currency)}</span>
    </>
  );
}
