/** Replaces an item: first its product, then amount, price and note, with the new total (G-153). */
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/Button';
import type { BoardOrder } from '../../../board/board';
import { EditorForm } from '../EditorForm';
import styles from '../ItemEditor.module.css';
import { toItemForm, type BoardItem, type ItemForm } from '../itemForm';
import { PreviewText } from '../PricePreview';
import { useUpdateItem } from '../useUpdateItem';
import { ReplacementFields } from './ReplacementFields';
import { ReplacementSearch } from './ReplacementSearch';
import { replacementPreview, suggestedItem, toReplacementInput, type ReplacementProduct } from './replaceForm';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  onDone: () => void;
}

export function ReplaceItemForm({ order, item, onDone }: Props) {
  const [product, setProduct] = useState<ReplacementProduct | null>(null);
  const [form, setForm] = useState<ItemForm>({ amount: '', price: '', comment: '' });
  const { updateItem, isSaving, fieldErrors, errorMessage } = useUpdateItem(order, item);

  const suggestion = product && suggestedItem(order, item, product);
  const input = product && suggestion && toReplacementInput(form, suggestion, product);
  const preview = product && input && replacementPreview(order, item, { input, product });
  const select = (selected: ReplacementProduct): void => {
    setProduct(selected);
    setForm(toItemForm(suggestedItem(order, item, selected)));
  };
  async function save(): Promise<void> {
    if (!input) return;
    if (await updateItem(input, product)) onDone();
  }
  const title = `Ersatz für ${item.name}`;
  return (
    <EditorForm
      title={title}
      isSaving={isSaving}
      errorMessage={errorMessage}
      hasChanges={product !== null}
      onSave={save}
      onDone={onDone}
      canSave={product !== null}
    >
      {product && suggestion ? (
        <>
          <div className={styles.actions}>
            <b>{product.name}</b>
            <Button variant="text" icon="search" onPress={() => setProduct(null)}>
              Anderes Produkt
            </Button>
          </div>
          <ReplacementFields
            unit={suggestion.unit}
            form={form}
            errors={fieldErrors}
            onChange={changes => setForm({ ...form, ...changes })}
          />
        </>
      ) : (
        <ReplacementSearch order={order.id} onSelect={select} />
      )}
      <PreviewText order={order} preview={preview} />
    </EditorForm>
  );
}
