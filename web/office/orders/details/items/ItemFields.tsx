/** The fields of an edited item: amount, price and comment. */
import { updateItemFields, canSetPrice } from '../../../../../schema/rules/order/itemUpdate';
import { unitName } from '../../../../../schema/rules/product/units';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import type { BoardOrder } from '../../board/board';
import styles from './ItemEditor.module.css';
import type { BoardItem, ItemForm } from './itemForm';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  form: ItemForm;
  errors: Readonly<Partial<Record<keyof ItemForm, string>>>;
  onChange: (changes: Partial<ItemForm>) => void;
}

export const ItemFields = ({ order, item, form, errors, onChange }: Props) => (
  <>
    <div className={styles.fields}>
      <Field label="Menge" error={errors.amount}>
        <Input
          inputMode="decimal"
          autoFocus
          suffix={unitName(2, item.unit)}
          value={form.amount}
          onChange={amount => onChange({ amount })}
        />
      </Field>
      {canSetPrice(item, order) && (
        <Field label="Preis je Einheit" error={errors.price}>
          <Input inputMode="decimal" suffix="€" value={form.price} onChange={price => onChange({ price })} />
        </Field>
      )}
    </div>
    <NoteField value={form.comment} error={errors.comment} onChange={comment => onChange({ comment })} />
  </>
);

interface NoteProps {
  value: string;
  error: string | undefined;
  onChange: (comment: string) => void;
}

/** The note for the customer about the item. */
export const NoteField = ({ value, error, onChange }: NoteProps) => (
  <Field label="Notiz für die Kundschaft" error={error}>
    <Input maxLength={updateItemFields.comment.max} value={value} onChange={onChange} />
  </Field>
);
