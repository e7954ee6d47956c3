/** The table of the customer (CHK-06 to CHK-08). */
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { Alert } from '../../../ui/feedback/Alert';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { controlId } from '../../../ordering/checkout/errorMessages';
import { FormSection } from '../FormSection';
import styles from './TableSection.module.css';

export function TableSection() {
  const { cart, tables } = useCheckout();
  const { names = [], retry } = tables;
  return (
    <FormSection section="table" title="Tisch">
      {retry && (
        <Alert tone="error" title="Tische konnten nicht geladen werden." isNew>
          <Button variant="secondary" icon="refresh-cw" onPress={retry}>
            Erneut versuchen
          </Button>
        </Alert>
      )}
      <div className={styles.table}>
        <Field id={controlId('table')} label="Tischnummer" mark="required" error={useFieldError('table')}>
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
    </FormSection>
  );
}
