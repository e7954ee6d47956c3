/** Asks before it deletes an order. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import type { CardOrder } from '../board/board';
import styles from './OrderActions.module.css';
import { errorText } from './errorText';
import { DeleteOrderDocument } from '../Orders.generated';
import { orderName } from '../orderText';

export function DeleteOrderForm({ order, onBack, onDeleted }: { order: CardOrder; onBack: () => void; onDeleted: () => void }) {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  async function deleteOrder(): Promise<void> {
    setBusy(true);
    try {
      await client.mutate({ mutation: DeleteOrderDocument, variables: { id: order.id } });
      toast(`${orderName(order)} gelöscht.`);
      onDeleted();
    } catch (error) {
      setErrorMessage(errorText(error, 'delete'));
      setBusy(false);
    }
  }
  return (
    <div className={styles.confirm}>
      <p>
        <b>{orderName(order)} endgültig löschen?</b> Auch ihr Verlauf geht verloren.
      </p>
      {errorMessage && (
        <Alert tone="error" isNew>
          {errorMessage}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onBack}>
          Zurück
        </Button>
        <Button variant="danger" icon="trash-2" isBusy={isBusy} onPress={() => void deleteOrder()}>
          Bestellung löschen
        </Button>
      </div>
    </div>
  );
}
