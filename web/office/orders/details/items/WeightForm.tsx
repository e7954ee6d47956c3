/** Enters the measured weight or volume of an item, with a note for the customer; price and total follow at once. */
import { useState } from 'react';
import { quantityText, unitName, units } from '../../../../../schema/rules/product/units';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import type { BoardOrder } from '../../board/board';
import { EditorForm } from './EditorForm';
import styles from './ItemEditor.module.css';
import { NoteField } from './ItemFields';
import { toItemForm, toItemInput, type BoardItem } from './itemForm';
import { PricePreview } from './PricePreview';
import { useUpdateItem } from './useUpdateItem';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  onDone: () => void;
}

/** The amount of an item in this unit. */
export const measureLabel = ({ unit }: Pick<BoardItem, 'unit'>): string => (units[unit].type === 'weight' ? 'Gewicht' : 'Menge');

export function WeightForm({ order, item, onDone }: Props) {
  const [amount, setAmount] = useState('');
  const [comment, setComment] = useState(item.comment ?? '');
  const { updateItem, isSaving, fieldErrors, errorMessage } = useUpdateItem(order, item);
  const form = { ...toItemForm(item), comment };

  const input = toItemInput({ ...form, amount }, item);
  const hasChanges = amount !== '' || input.comment !== undefined;
  async function save(): Promise<void> {
    if (await updateItem(input)) onDone();
  }
  return (
    <EditorForm title={item.name} isSaving={isSaving} errorMessage={errorMessage} hasChanges={hasChanges} onSave={save} onDone={onDone}>
      <div className={styles.weight}>
        <Field
          label={`${measureLabel(item)} in ${units[item.unit].plural}`}
          hint={`Bestellt: ${quantityText(item.orderedAmount ?? item.amount, item.unit)}`}
          error={fieldErrors.amount}
        >
          <Input inputMode="decimal" autoFocus autoComplete="off" suffix={unitName(2, item.unit)} value={amount} onChange={setAmount} />
        </Field>
      </div>
      <NoteField value={comment} error={fieldErrors.comment} onChange={setComment} />
      <PricePreview order={order} item={item} form={{ ...form, amount: amount || form.amount }} />
    </EditorForm>
  );
}
