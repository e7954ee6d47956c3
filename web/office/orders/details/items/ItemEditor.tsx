/** Edits an order item in the list: the weighed amount, the final price, a comment for the customer, or what replaces it (G-066, G-153). */
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button';
import type { BoardOrder } from '../../board/board';
import { EditorForm } from './EditorForm';
import { toItemInput, toItemForm, type BoardItem, type ItemForm } from './itemForm';
import { useUpdateItem } from './useUpdateItem';
import { PricePreview } from './PricePreview';
import { ItemFields } from './ItemFields';
import { ReplaceItemForm } from './replace/ReplaceItemForm';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  onDone: () => void;
}

export function ItemEditor({ order, item, onDone }: Props) {
  const [form, setForm] = useState<ItemForm>(() => toItemForm(item));
  const [isReplacing, setReplacing] = useState(false);
  const { updateItem, isSaving, fieldErrors, errorMessage } = useUpdateItem(order, item);

  const input = toItemInput(form, item);
  async function save(): Promise<void> {
    if (await updateItem(input)) onDone();
  }
  const toggleRemoved = async (): Promise<void> => {
    if (await updateItem({ ...(input.comment !== undefined && { comment: input.comment }), isRemoved: !item.isRemoved })) onDone();
  };
  if (isReplacing) return <ReplaceItemForm order={order} item={item} onDone={onDone} />;
  const actions = (
    <>
      <Button variant="text" icon={item.isRemoved ? 'undo-2' : 'trash-2'} isDisabled={isSaving} onPress={() => void toggleRemoved()}>
        {item.isRemoved ? 'Wieder aufnehmen' : 'Streichen'}
      </Button>
      <Button variant="text" icon="refresh-cw" isDisabled={isSaving} onPress={() => setReplacing(true)}>
        Ersatz
      </Button>
    </>
  );
  return (
    <EditorForm
      title={item.name}
      isSaving={isSaving}
      errorMessage={errorMessage}
      hasChanges={Object.keys(input).length > 0}
      onSave={save}
      onDone={onDone}
      actions={actions}
    >
      <ItemFields
        order={order}
        item={item}
        form={form}
        errors={fieldErrors}
        onChange={changes => setForm(previous => ({ ...previous, ...changes }))}
      />
      <PricePreview order={order} item={item} form={form} />
    </EditorForm>
  );
}
