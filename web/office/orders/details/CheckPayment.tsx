/** Asks the payment provider once more whether an order was paid (ORD-04). */
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { isUnpaid, type BoardOrder } from '../board/board';
import { failureText } from '../actions/errorText';
import { useUpdatePaymentStatusMutation } from '../Orders.generated';
import styles from './CheckPayment.module.css';

export function PaymentCheck({ order }: { order: BoardOrder }) {
  const [update, { loading }] = useUpdatePaymentStatusMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const toast = useToast();
  if (!isUnpaid(order)) return null;

  async function ask(): Promise<void> {
    setRefusal(null);
    await update({ variables: { id: order.id } }).then(
      ({ data }) => toast(data && isUnpaid(data.order) ? 'Noch ist keine Zahlung eingegangen.' : 'Zahlungsstatus aktualisiert.'),
      error => setRefusal(failureText(error, 'pay')),
    );
  }
  return (
    <div className={styles.check}>
      <Button look="secondary" size="small" icon="refresh-cw" isBusy={loading} onPress={() => void ask()}>
        Zahlung prüfen
      </Button>
      {refusal && (
        <Note tone="warn" isNew>
          {refusal}
        </Note>
      )}
    </div>
  );
}
