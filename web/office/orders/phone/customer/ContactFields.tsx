/** Who orders. Everything is optional: staff writes down what the customer says. */
import type { TextName } from '../../../../ordering/checkout/checkoutForm';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import styles from '../PhoneOrder.module.css';
import { usePhoneOrderContext } from '../phoneOrderContext';
import { CustomerSearch } from './CustomerSearch';

const contactLabels = [
  ['phone', 'Telefon'],
  ['lastName', 'Nachname'],
  ['firstName', 'Vorname'],
  ['email', 'E-Mail'],
] as const;

export function ContactFields() {
  const { formSections } = usePhoneOrderContext();
  if (!formSections.contact) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Kunde</legend>
      <CustomerSearch />
      <TextFields labels={contactLabels} />
    </fieldset>
  );
}

/** Text fields by name, two in a row. */
export function TextFields({ labels }: { labels: readonly (readonly [name: TextName, label: string])[] }) {
  const { draft, update, errorOf } = usePhoneOrderContext();
  return (
    <div className={styles.fields}>
      {labels.map(([name, label]) => (
        <Field key={name} label={label} error={errorOf(name)}>
          <Input
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            value={draft[name]}
            onChange={text => update({ [name]: text })}
          />
        </Field>
      ))}
    </div>
  );
}
