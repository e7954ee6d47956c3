/** Asks for the message to the customer when an order is rejected or canceled. Offers the usual reasons. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { ReasonField } from './ReasonField';
import styles from './ReasonForm.module.css';
import { rejectionMessage } from '../../../../schema/rules/order/orderActions';

const usualReasons = {
  Ausverkauft: 'Leider ist ein Teil Ihrer Bestellung heute schon ausverkauft.',
  'Zu viel los': 'Leider haben wir gerade so viele Bestellungen, dass wir Ihre nicht rechtzeitig schaffen.',
  Geschlossen: 'Leider haben wir zu dieser Zeit geschlossen.',
  'Nicht erreichbar': 'Leider konnten wir Sie unter der angegebenen Telefonnummer nicht erreichen.',
} as const;

interface Props {
  /** The label of the submit button, such as `Bestellung ablehnen`. */
  label: string;
  isBusy: boolean;
  onBack: () => void;
  onSend: (message: string) => void;
}

export function ReasonForm({ label, isBusy, onBack, onSend }: Props) {
  const [message, setMessage] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        if (!isBusy) onSend(message.trim());
      }}
    >
      <ReasonField
        label="Nachricht an die Kundschaft"
        usualReasons={usualReasons}
        value={message}
        maxLength={rejectionMessage.max}
        autoFocus
        onChange={setMessage}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onPress={onBack}>
          Zurück
        </Button>
        <Button type="submit" variant="danger" icon="x" isBusy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
