/** Button of the record page that sends a failed message again. */
import type { CollectionRecord } from '../../collection/collectionHooks';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useToast } from '../../ui/overlays/Toasts';
import { errorMessage } from '../../collection/errorMessages';
import { useResendOutboxMessageMutation } from './Outbox.generated';

export function ResendMessage({ record }: { record: CollectionRecord }) {
  const [resend, { error, loading }] = useResendOutboxMessageMutation();
  const toast = useToast();
  if (record.state !== 'failed' && record.state !== 'unconfigured') return null;
  const send = () =>
    resend({ variables: { id: record.id } }).then(
      () => toast('Die Nachricht wird noch einmal gesendet.'),
      () => undefined, // the message is shown above
    );
  return (
    <>
      {error && <Alert tone="error">{errorMessage(error, 'Nachricht konnte nicht versendet werden.')}</Alert>}
      <p>
        <Button icon="refresh-cw" isBusy={loading} onPress={() => void send()}>
          Noch einmal senden
        </Button>
      </p>
    </>
  );
}
