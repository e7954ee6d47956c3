/** The way to try again what could not be sent. */
import type { ShownRecord } from '../../collection/hooks';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { useToast } from '../../ui/Toasts';
import { messageOf } from '../../collection/refusals';
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
