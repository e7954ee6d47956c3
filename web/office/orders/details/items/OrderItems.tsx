/** The items of an order. While the order is open, each can be edited in the list. */
import { useEffect, useRef, useState } from 'react';
import { canChangeItems } from '../../../../../schema/rules/order/itemUpdate';
import { Button } from '../../../../ui/actions/Button';
import type { BoardOrder } from '../../board/board';
import { ItemButtons } from './ItemButtons';
import { ItemEditor } from './ItemEditor';
import { WeightForm } from './WeightForm';
import type { BoardItem } from './itemForm';
import { OrderItem } from './OrderItem';
import styles from './OrderItems.module.css';
import { LongPressItem } from '../../soldOut/LongPressItem';
import { useReportSoldOut } from '../../soldOut/useReportSoldOut';

interface EditState {
  edited: { index: number; isWeight: boolean } | null;
  /** The item that was edited last. */
  closed: number | null;
}

export function OrderItems({ order }: { order: BoardOrder }) {
  const [{ edited, closed }, setState] = useState<EditState>({ edited: null, closed: null });
  const listElement = useRef<HTMLUListElement>(null);
  const reportSoldOut = useReportSoldOut(order);
  const canEdit = canChangeItems(order.status);

  // The edit button exists again and gets the focus back.
  useEffect(() => {
    if (closed !== null) listElement.current?.querySelector<HTMLElement>(`[data-line="${closed}"] button`)?.focus();
  }, [closed]);
  // The answer to a change may come late, when the next item is already edited.
  const close = (index: number): void => setState(current => (current.edited?.index === index ? { edited: null, closed: index } : current));
  return (
    <ul ref={listElement} className={styles.items} aria-label="Positionen">
      {order.items.map(item => (
        <LongPressItem
          key={item.index}
          line={item.index}
          className={item.isRemoved ? styles.removed : undefined}
          onLongPress={reportSoldOut && edited?.index !== item.index ? () => reportSoldOut(item.index) : undefined}
        >
          {canEdit && edited?.index === item.index ? (
            <Editor order={order} item={item} isWeight={edited.isWeight} onDone={() => close(item.index)} />
          ) : (
            <>
              <OrderItem order={order} item={item} />
              {canEdit && (
                <ItemButtons
                  order={order}
                  item={item}
                  onEdit={isWeight => setState({ edited: { index: item.index, isWeight }, closed: null })}
                />
              )}
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

const Editor = ({ isWeight, ...props }: { order: BoardOrder; item: BoardItem; isWeight: boolean; onDone: () => void }) =>
  isWeight ? <WeightForm {...props} /> : <ItemEditor {...props} />;
