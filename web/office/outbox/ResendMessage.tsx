/** The way to try again what could not be sent. */
import type { ShownRecord } from '../../collection/collectionHooks';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { useToast } from '../../ui/overlays/Toasts';
import { messageOf } from '../../collection/errorMessages';
import { useResendOutboxMessageMutation } from './Outbox.generated';

export function ResendMessage({ record }: { record: ShownRecord }) {
  const [resend, { error, loading }] = useResendOutboxMessageMutation();
  const toast = useToast();
  if (record.state !== 'failed' && record.state !== 'unconfigured') return null;
  const send = () =>
    resend({ variables: { id: record.id } }).then(
      () => toast('Die Nachricht wird noch einmal gesendet.'),
      () => undefined, // said below
    );
  return (
    <>
      {error && <Note tone="bad">{messageOf(error, 'Nachricht konnte nicht versendet werden.')}</Note>}
      <p>
        <Button icon="refresh-cw" isBusy={loading} onPress={() => void send()}>
          Noch einmal senden
        </Button>
      </p>
    </>
  );
}
