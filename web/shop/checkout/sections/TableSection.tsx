/** At which table someone sits (CHK-06 to CHK-08). */
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Note } from '../../../ui/feedback/Alert';
import { useCheckout, useError } from '../state/checkoutContext';
import { controlId } from '../state/errorMessages';
import { Part } from '../FormSection';
import styles from './TableSection.module.css';

export function TableSection() {
  const { cart, tables } = useCheckout();
  const { names = [], readAgain } = tables;
  return (
    <Part section="table" title="Tisch">
      {readAgain && (
        <Note tone="bad" title="Tische konnten nicht geladen werden." isNew>
          <Button look="secondary" icon="refresh-cw" onPress={readAgain}>
            Erneut versuchen
          </Button>
        </Note>
      )}
      <div className={styles.table}>
        <Field id={controlId('table')} label="Tischnummer" mark="required" error={useError('table')}>
          <Select
            autoComplete="off"
            options={Object.fromEntries(names.map(identifier => [identifier, identifier]))}
            value={names.includes(cart.table ?? '') ? cart.table : null}
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
