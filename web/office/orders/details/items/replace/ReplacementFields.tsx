/** The amount, the price and the note of a replacement. */
import { updateItemFields } from '../../../../../../schema/rules/order/itemUpdate';
import { unitName, type Unit } from '../../../../../../schema/rules/product/units';
import { FieldErrorText, Field } from '../../../../../ui/inputs/Field';
import { Input } from '../../../../../ui/inputs/controls';
import styles from '../ItemEditor.module.css';
import type { ItemForm } from '../itemForm';

interface Props {
  unit: Unit;
  form: ItemForm;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Partial<ItemForm>) => void;
}

export const ReplacementFields = ({ unit, form, errors, onChange }: Props) => (
  <>
    {errors.product && <FieldErrorText id="replacement-error">{errors.product}</FieldErrorText>}
    <div className={styles.fields}>
      <Field label="Menge" error={errors.amount}>
        <Input inputMode="decimal" autoFocus suffix={unitName(2, unit)} value={form.amount} onChange={amount => onChange({ amount })} />
      </Field>
      <Field label="Preis je Einheit" hint="Höchstens der Preis des Produkts." error={errors.price}>
        <Input inputMode="decimal" suffix="€" value={form.price} onChange={price => onChange({ price })} />
      </Field>
    </div>
    <Field label="Notiz für die Kundschaft" error={errors.comment}>
      <Input maxLength={updateItemFields.comment.max} value={form.comment} onChange={comment => onChange({ comment })} />
    </Field>
  </>
);
