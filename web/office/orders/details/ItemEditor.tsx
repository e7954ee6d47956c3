/** Edits an order item in the list: the weighed amount, the final price and a comment for the customer (G-066). */
import { useId, useState, type FormEvent } from 'react';
import { updateItemFields, canSetPrice } from '../../../../schema/rules/order/itemUpdate';
import { moneyText } from '../../../../schema/rules/pricing/money';
import { totalText } from '../../../../schema/rules/pricing/priceNotices';
import { unitName } from '../../../../schema/rules/product/units';
import { Button } from '../../../ui/actions/Button';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Alert } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import styles from './ItemEditor.module.css';
import { toItemInput, pricePreview, toItemForm, type BoardItem, type ItemForm } from './itemForm';
import { useUpdateItem } from './useUpdateItem';
import { useSoldProductQuery } from '../Orders.generated';

interface Props {
  order: BoardOrder;
  item: BoardItem;
  onDone: () => void;
}

export function ItemEditor({ order, item, onDone }: Props) {
  const [form, setForm] = useState<ItemForm>(() => toItemForm(item));
  const { updateItem, isSaving, fieldErrors, errorMessage } = useUpdateItem(order, item);
  const titleId = useId();
  const setFields = (fields: Partial<ItemForm>): void => setForm(previous => ({ ...previous, ...fields }));

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
      <div className={styles.fields}>
        <Field label="Menge" error={fieldErrors.amount}>
          <Input
            inputMode="decimal"
            autoFocus
            suffix={unitName(2, item.unit)}
            value={form.amount}
            onChange={amount => setFields({ amount })}
          />
        </Field>
        {canSetPrice(item, order) && (
          <Field label="Preis je Einheit" error={fieldErrors.price}>
            <Input inputMode="decimal" suffix="€" value={form.price} onChange={price => setFields({ price })} />
          </Field>
        )}
      </div>
      <Field label="Notiz für die Kundschaft" error={fieldErrors.comment}>
        <Input maxLength={updateItemFields.comment.max} value={form.comment} onChange={comment => setFields({ comment })} />
      </Field>
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

/** The new price of the item and the new total. */
function PricePreview({ order, item, form }: { order: BoardOrder; item: BoardItem; form: ItemForm }) {
  const { currency } = useOffice().config;
  const { data } = useSoldProductQuery({ variables: { id: item.product?.id ?? '' }, skip: !item.product });
  const preview = pricePreview(order, item, { input: toItemInput(form, item), product: data?.product });
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
