/** Sends the order notification to the customer again, by e-mail or SMS (ORD-10). */
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { errorMessage } from '../../../collection/errorMessages';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useResendOrderEmailMutation, useResendOrderSmsMutation } from './ResendNotification.generated';
import styles from './ResendNotification.module.css';

type ResendState = Pick<BoardOrder, 'id' | 'email' | 'phone' | 'status'>;

export function ResendNotification({ order: { id, email, phone, status } }: { order: ResendState }) {
  const { config } = useOffice();
  const [resendEmail, emailResult] = useResendOrderEmailMutation();
  const [resendSms, smsResult] = useResendOrderSmsMutation();
  const toast = useToast();
  const error = emailResult.error ?? smsResult.error;
  const isNotified = status !== 'WAITING_FOR_PAYMENT';
  const send = (resend: typeof resendEmail | typeof resendSms, message: string) =>
    void resend({ variables: { id } }).then(
      () => toast(message),
      () => undefined, // the message is shown below
    );
  return (
    <>
      {error && <Alert tone="error">{errorMessage(error, 'Bestätigung konnte nicht versendet werden.')}</Alert>}
      <div className={styles.actions}>
        {isNotified && email && (
          <Button
            variant="secondary"
            size="small"
            icon="mail"
            isBusy={emailResult.loading}
            onPress={() => send(resendEmail, 'Die E-Mail wird noch einmal gesendet.')}
          >
            E-Mail erneut senden
          </Button>
        )}
        {isNotified && phone && config.enablePluginSMS && (
          <Button
            variant="secondary"
            size="small"
            icon="message-square-text"
            isBusy={smsResult.loading}
            onPress={() => send(resendSms, 'Die SMS wird noch einmal gesendet.')}
          >
            SMS erneut senden
          </Button>
        )}
      </div>
    </>
  );
}
