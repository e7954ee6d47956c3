/** The state of the connection that brings new orders. While it is checked, also the time of the last message. */
import { inZone } from '../../../../../schema/rules/time/calendar';
import { timeText } from '../../../../../schema/rules/time/dateText';
import { lastMessageTime, useConnectionState, type ConnectionState } from '../../../../app/socket/connection';
import { StatusDot } from '../../../../ui/feedback/Badge';
import { useOffice } from '../../../shell/officeContext';
import styles from './BoardToolbar.module.css';

const texts: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Verbindet …',
  live: 'Live',
  silent: 'Wird geprüft',
  lost: 'Offline',
};

export function Connection({ timezone }: { timezone: string }) {
  const state = useConnectionState();
  return (
    <span className={`${styles.connection} ${styles[state]}`} role="status">
      <StatusDot />
      <span>
        {texts[state]}{' '}
        {state === 'silent' && (
          <span className={styles.since}>
            <span className={styles.sinceLabel}>Stand </span>
            {timeText(inZone(new Date(lastMessageTime()), timezone))}
          </span>
        )}
      </span>
    </span>
  );
}

/** In the time zone of the signed-in user's shop. */
export const BoardConnection = () => <Connection timezone={useOffice().config.timezone} />;
