/** Says that the order waits for the network, or that it has waited too long. */
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useCheckout } from './state/checkoutContext';
import styles from './SubmitBar.module.css';

export function WaitingOrderNotice() {
  const { state, cancel } = useCheckout().waitingOrder;
  if (state === null) return null;
  if (state === 'expired')
    return (
      <Alert tone="warning" isNew title="Ihre Bestellung wurde nicht abgeschickt.">
        Sie waren zu lange offline. Bitte prüfen Sie Ihre Angaben und schicken Sie die Bestellung noch einmal ab.
      </Alert>
    );
  return (
    <Alert tone="warning" icon="clock" isNew title="Ihre Bestellung wartet auf eine Internetverbindung.">
      <p>Wir schicken sie genau einmal ab, sobald Sie wieder online sind. Bitte lassen Sie diese Seite geöffnet.</p>
      <div className={styles.cancel}>
        <Button variant="secondary" onPress={cancel}>
          Nicht abschicken
        </Button>
      </div>
    </Alert>
  );
}
