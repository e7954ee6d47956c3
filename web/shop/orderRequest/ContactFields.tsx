/** The name, e-mail address and phone number of an order request. */
import { Input } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import styles from './OrderRequestDialog.module.css';
import type { OrderRequestForm } from './orderRequestForm';

const contactFields = [
  { name: 'firstName', label: 'Vorname', type: 'text', complete: 'given-name' },
  { name: 'lastName', label: 'Nachname', type: 'text', complete: 'family-name' },
  { name: 'email', label: 'E-Mail', type: 'email', complete: 'email' },
  { name: 'phone', label: 'Telefon', type: 'tel', complete: 'tel' },
] as const;

interface ContactFieldsProps {
  request: OrderRequestForm;
  visibleError: (name: keyof OrderRequestForm) => string | undefined;
  update: (change: Partial<OrderRequestForm>) => void;
  markBlurred: (name: keyof OrderRequestForm) => void;
}

export const ContactFields = ({ request, visibleError, update, markBlurred }: ContactFieldsProps) => (
  <div className={styles.columns}>
    {contactFields.map(({ name, label, type, complete }) => (
      <Field key={name} label={label} mark="required" error={visibleError(name)}>
        <Input
          type={type}
          autoComplete={complete}
          value={request[name]}
          onChange={value => update({ [name]: value })}
          onBlur={() => markBlurred(name)}
        />
      </Field>
    ))}
  </div>
);
