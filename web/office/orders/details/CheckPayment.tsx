/** Queries the payment provider for the status of an unpaid order (ORD-04). */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { isUnpaid, type BoardOrder } from '../board/board';
import { errorText } from '../actions/errorText';
import { useUpdatePaymentStatusMutation } from '../Orders.generated';
import styles from './CheckPayment.module.css';

export function CheckPayment({ order }: { order: BoardOrder }) {
  const [update, { loading }] = useUpdatePaymentStatusMutation();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const toast = useToast();
  if (!isUnpaid(order)) return null;

  async function checkPayment(): Promise<void> {
    setErrorMessage(null);
    await update({ variables: { id: order.id } }).then(
      ({ data }) => toast(data && isUnpaid(data.order) ? 'Noch ist keine Zahlung eingegangen.' : 'Zahlungsstatus aktualisiert.'),
      error => setErrorMessage(errorText(error, 'pay')),
    );
  }
  return (
    <div className={styles.check}>
      <Button variant="secondary" size="small" icon="refresh-cw" isBusy={loading} onPress={() => void checkPayment()}>
        Zahlung prüfen
      </Button>
      {errorMessage && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
    </div>
  );
}
