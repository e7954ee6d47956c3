/** Changes a line of an order in its place: what was weighed, what it costs in the end, a word to the customer (G-066). */
import { useId, useState, type FormEvent } from 'react';
import { itemChange, maySetPrice } from '../../../../schema/rules/order/itemUpdate';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { totalText } from '../../../../schema/rules/pricing/priceNotices';
import { unitName } from '../../../../schema/rules/product/units';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Note } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import styles from './ItemEditor.module.css';
import { changeOfTyped, previewOf, typedOf, type BoardItem, type Typed } from './itemForm';
import { useItemChange } from './useUpdateItem';
import { useSoldProductQuery } from '../Orders.generated';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  onDone: () => void;
}

export function ItemEditor({ order, item, onDone }: Props) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(item));
  const { change, isSaving, faults, refusal } = useItemChange(order, item);
  const title = useId();
  const set = (part: Partial<Typed>): void => setTyped(before => ({ ...before, ...part }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await change(changeOfTyped(typed, item))) onDone();
  }
  const strike = async (): Promise<void> => {
    if (await change({ isRemoved: !item.isRemoved })) onDone();
  };

  return (
    <form
      className={styles.editor}
      aria-labelledby={title}
      noValidate
      onSubmit={event => void save(event)}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // closes the line, not the drawer
        event.stopPropagation();
        onDone();
      }}
    >
      <b id={title}>{item.name}</b>
      <div className={styles.fields}>
        <Field label="Menge" error={faults.amount}>
          <Input inputMode="decimal" autoFocus suffix={unitName(2, item.unit)} value={typed.amount} onChange={amount => set({ amount })} />
        </Field>
        {maySetPrice(item, order) && (
          <Field label="Preis je Einheit" error={faults.price}>
            <Input inputMode="decimal" suffix="€" value={typed.price} onChange={price => set({ price })} />
          </Field>
        )}
      </div>
      <Field label="Notiz für die Kundschaft" error={faults.comment}>
        <Input maxLength={itemChange.comment.max} value={typed.comment} onChange={comment => set({ comment })} />
      </Field>
      <Preview order={order} item={item} typed={typed} />
      {refusal && (
        <Note tone="warn" isNew>
          {refusal}
        </Note>
      )}
      <div className={styles.ways}>
        <Button type="submit" isBusy={isSaving}>
          Übernehmen
        </Button>
        <Button look="secondary" onPress={onDone}>
          Abbrechen
        </Button>
        <Button look="text" icon={item.isRemoved ? 'undo-2' : 'trash-2'} isDisabled={isSaving} onPress={() => void strike()}>
          {item.isRemoved ? 'Wieder aufnehmen' : 'Streichen'}
        </Button>
      </div>
    </form>
  );
}

/** What the line and the whole will cost. */
function Preview({ order, item, typed }: { order: BoardOrder; item: BoardItem; typed: Typed }) {
  const { currency } = useOffice().config;
  const { data } = useSoldProductQuery({ variables: { id: item.product?.id ?? '' }, skip: !item.product });
  const preview = previewOf(order, item, { change: changeOfTyped(typed, item), product: data?.product });
  return (
    <p className={styles.preview} aria-live="polite">
      {preview && (
        <>
          Position <b>{moneyText(preview.gross, currency)}</b>, Gesamt <b>{totalText(preview.pricing, order.isQuotation, currency)}</b>
        </>
      )}
    </p>
  );
}
