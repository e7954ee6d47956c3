/** The name, e-mail address and phone number of an order request. */
import { Input } from '../../ui/inputs/controls';
import { Field } from '../../ui/inputs/Field';
import styles from './OrderRequestDialog.module.css';
import type { OrderRequestForm } from './orderRequestForm';

const contactFields = [
  { name: 'firstName', label: 'Vorname', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Nachname', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'E-Mail', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Telefon', type: 'tel', autoComplete: 'tel' },
] as const;

interface ContactFieldsProps {
  request: OrderRequestForm;
  visibleError: (name: keyof OrderRequestForm) => string | undefined;
  update: (change: Partial<OrderRequestForm>) => void;
  markBlurred: (name: keyof OrderRequestForm) => void;
}

export const ContactFields = ({ request, visibleError, update, markBlurred }: ContactFieldsProps) => (
  <div className={styles.columns}>
    {contactFields.map(({ name, label, type, autoComplete }) => (
      <Field key={name} label={label} mark="required" error={visibleError(name)}>
        <Input
          type={type}
          autoComplete={autoComplete}
          value={request[name]}
          onChange={value => update({ [name]: value })}
          onBlur={() => markBlurred(name)}
        />
      </Field>
    ))}
  </div>
);
