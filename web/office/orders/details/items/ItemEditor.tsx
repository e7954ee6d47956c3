/** Edits an order item in the list: the weighed amount, the final price and a comment for the customer (G-066). */
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import type { BoardOrder } from '../../board/board';
import styles from './ItemEditor.module.css';
import { toItemInput, toItemForm, type BoardItem, type ItemForm } from './itemForm';
import { useUpdateItem } from './useUpdateItem';
import { PricePreview } from './PricePreview';
import { ItemFields } from './ItemFields';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  onDone: () => void;
}

export function ItemEditor({ order, item, onDone }: Props) {
  const [form, setForm] = useState<ItemForm>(() => toItemForm(item));
  const { updateItem, isSaving, fieldErrors, errorMessage } = useUpdateItem(order, item);
  const titleId = useId();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await updateItem(toItemInput(form, item))) onDone();
  }
  const toggleRemoved = async (): Promise<void> => {
    if (await updateItem({ isRemoved: !item.isRemoved })) onDone();
  };

  return (
    <form
      className={styles.editor}
      aria-labelledby={titleId}
      noValidate
      onSubmit={event => void save(event)}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // closes the editor, not the drawer
        event.stopPropagation();
        onDone();
      }}
    >
      <b id={titleId}>{item.name}</b>
      <ItemFields
        order={order}
        item={item}
        form={form}
        errors={fieldErrors}
        onChange={changes => setForm(previous => ({ ...previous, ...changes }))}
      />
      <PricePreview order={order} item={item} form={form} />
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving}>
          Übernehmen
        </Button>
        <Button variant="secondary" onPress={onDone}>
          Abbrechen
        </Button>
        <Button variant="text" icon={item.isRemoved ? 'undo-2' : 'trash-2'} isDisabled={isSaving} onPress={() => void toggleRemoved()}>
          {item.isRemoved ? 'Wieder aufnehmen' : 'Streichen'}
        </Button>
      </div>
    </form>
  );
}
