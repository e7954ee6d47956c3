/** Buttons of the record pages that send a failed message or a delivery of a webhook again. */
import type { CollectionRecord } from '../../collection/collectionHooks';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useToast } from '../../ui/overlays/Toasts';
import { errorMessage } from '../../collection/errorMessages';
import { useResendOutboxMessageMutation, useResendWebhookDeliveryMutation } from './Outbox.generated';

interface ResendConfig {
  useResend: () => readonly [(options: { variables: { id: string } }) => Promise<unknown>, { error?: Error | undefined; loading: boolean }];
  states: readonly string[];
  /** The texts after success and failure. */
  success: string;
  failure: string;
}

const createResendButton = ({ useResend, states, success, failure }: ResendConfig) =>
  function ResendButton({ record }: { record: CollectionRecord }) {
    const [resend, { error, loading }] = useResend();
    const toast = useToast();
    if (!states.includes(String(record.state))) return null;
    const send = () =>
      resend({ variables: { id: record.id } }).then(
        () => toast(success),
        () => undefined, // the message is shown above
      );
    return (
      <>
        {error && <Alert tone="error">{errorMessage(error, failure)}</Alert>}
        <p>
          <Button icon="refresh-cw" isBusy={loading} onPress={() => void send()}>
            Noch einmal senden
          </Button>
        </p>
      </>
    );
  };

export const ResendMessage = createResendButton({
  useResend: useResendOutboxMessageMutation,
  states: ['failed', 'unconfigured'],
  success: 'Die Nachricht wird noch einmal gesendet.',
  failure: 'Nachricht konnte nicht versendet werden.',
});

export const ResendDelivery = createResendButton({
  useResend: useResendWebhookDeliveryMutation,
  states: ['sent', 'failed'],
  success: 'Die Bestellung wird noch einmal zugestellt.',
  failure: 'Zustellung konnte nicht wiederholt werden.',
});
