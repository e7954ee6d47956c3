/** Tells the viewer that the connection is checked or lost, and since when the screen may be outdated. The notice disappears by itself. */
import { inZone } from '../../../schema/rules/time/calendar';
import { timeText } from '../../../schema/rules/time/dateText';
import { lastMessageTime, useConnectionState } from '../../app/socket/connection';
import { useOnline } from '../../hooks/useOnline';
import { Icon } from '../../ui/display/Icon';
import { useLostSound } from '../orders/alerts/useLostSound';
import styles from './ConnectionNotice.module.css';
import { hasErrorCode } from '../../app/errorCode';

/** Tells whether the server rejected the key. A retry does not help then. */
export const isKeyRejected = (error: unknown): boolean => hasErrorCode(error, 'FORBIDDEN', 'NOT_FOUND');

interface Props {
  error: Error | undefined;
  /** Missing until the settings of the shop are loaded. */
  timezone?: string;
  /** Whether the device may sound when the connection is lost. */
  canSound?: boolean;
  /** What the viewer must know meanwhile. */
  hint?: string;
}

export function ConnectionNotice({ error, timezone, canSound = false, hint }: Props) {
  const isOnline = useOnline();
  const state = useConnectionState();
  const isLost = !isOnline || state === 'lost'; // a network that is cut answers neither a message nor a query
  const isDisconnected = isLost || (error !== undefined && !isKeyRejected(error));
  useLostSound(canSound);
  return (
    // A live region must exist before its text, or screen readers do not read it.
    <div role="status" className={isDisconnected ? styles.notice : state === 'silent' ? `${styles.notice} ${styles.silent}` : undefined}>
      {isDisconnected ? (
        <>
          <Icon name="refresh-cw" />
          <span>
            Verbindung unterbrochen. Sie wird wiederhergestellt …{timezone && ` Stand von ${lastMessageText(timezone)} Uhr.`} {hint}
          </span>
        </>
      ) : (
        state === 'silent' && 'Verbindung wird geprüft …'
      )}
    </div>
  );
}

const lastMessageText = (timezone: string): string => timeText(inZone(new Date(lastMessageTime()), timezone));
