/** Tells the customer of the order once more, by what they left of themselves (ORD-10). */
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { messageOf } from '../../../collection/errorMessages';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useResendOrderEmailMutation, useResendOrderSmsMutation } from './ResendNotification.generated';
import styles from './ResendNotification.module.css';

type Told = Pick<BoardOrder, 'id' | 'email' | 'phone' | 'status'>;

export function Resend({ order: { id, email, phone, status } }: { order: Told }) {
  const { config } = useOffice();
  const [byEmail, mail] = useResendOrderEmailMutation();
  const [bySms, text] = useResendOrderSmsMutation();
  const toast = useToast();
  const error = mail.error ?? text.error;
  const isTold = status !== 'WAITING_FOR_PAYMENT';
  const send = (resend: typeof byEmail | typeof bySms, news: string) =>
    void resend({ variables: { id } }).then(
      () => toast(news),
      () => undefined, // said below
    );
  return (
    <>
      {error && <Note tone="bad">{messageOf(error, 'Bestätigung konnte nicht versendet werden.')}</Note>}
      <div className={styles.ways}>
        {isTold && email && (
          <Button
            look="secondary"
            size="small"
            icon="mail"
            isBusy={mail.loading}
            onPress={() => send(byEmail, 'Die E-Mail wird noch einmal gesendet.')}
          >
            E-Mail erneut senden
          </Button>
        )}
        {isTold && phone && config.enablePluginSMS && (
          <Button
            look="secondary"
            size="small"
            icon="message-square-text"
            isBusy={text.loading}
            onPress={() => send(bySms, 'Die SMS wird noch einmal gesendet.')}
          >
            SMS erneut senden
          </Button>
        )}
      </div>
    </>
  );
}
