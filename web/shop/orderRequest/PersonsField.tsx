/** The number of persons of an order request. */
import styles from './OrderRequestDialog.module.css';
import { RequiredMark } from '../../ui/inputs/Field';
import { Stepper } from '../../ui/inputs/Stepper';
import { defaultPersons } from './orderRequestForm';

/** An empty field is reset to three when it loses the focus (VAL-19). */
export const PersonsField = ({ amount, onChange }: { amount: number | null; onChange: (amount: number | null) => void }) => (
  <div>
    <p className={styles.label}>
      Personen
      <RequiredMark />
    </p>
    <Stepper
      label="Personen"
      value={amount === null ? '' : String(amount)}
      canDecrease={(amount ?? 0) > 1}
      onType={text => onChange(/^\d+$/.test(text.trim()) ? Number(text) : null)}
      onCommit={() => onChange(amount ?? defaultPersons)}
      onDecrease={() => onChange(Math.max((amount ?? defaultPersons) - 1, 1))}
      onIncrease={() => onChange((amount ?? defaultPersons) + 1)}
    />
  </div>
);
