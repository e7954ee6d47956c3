/** At which table someone sits (CHK-06 to CHK-08). */
import { Select } from '../../ui/controls';
import { Field } from '../../ui/Field';
import { useCheckout, useError } from './checkout';
import { controlId } from './complaints';
import { Part } from './Part';
import styles from './TableSection.module.css';

export function TableSection() {
  const { cart, tables = [] } = useCheckout();
  return (
    <Part section="table" title="Tisch">
      <div className={styles.table}>
        <Field id={controlId('table')} label="Tischnummer" mark="required" error={useError('table')}>
          <Select
            autoComplete="off"
            options={Object.fromEntries(tables.map(identifier => [identifier, identifier]))}
            value={tables.includes(cart.table ?? '') ? cart.table : null}
            empty="Bitte wählen"
            onChange={cart.setTable}
          />
        </Field>
        <p className={styles.hint}>
          Die Tischnummer finden Sie in der Mitte des QR-Codes auf Ihrem Tisch. Sie sind noch nicht vor Ort? Dann wählen Sie bitte Abholung
          und schreiben Sie es in den Kommentar.
        </p>
      </div>
    </Part>
  );
}
