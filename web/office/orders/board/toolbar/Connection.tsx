/** The state of the connection that brings new orders. */
import { useConnectionState, type ConnectionState } from '../../../../app/socket/connection';
import { StatusDot } from '../../../../ui/feedback/Badge';
import styles from './BoardToolbar.module.css';

const texts: Readonly<Record<ConnectionState, string>> = {
  live: 'Live',
  silent: 'Wird geprüft',
  lost: 'Offline',
};

export function Connection() {
  const state = useConnectionState();
  return (
    <span className={`${styles.connection} ${styles[state]}`} role="status">
      <StatusDot />
      {texts[state]}
    </span>
  );
}
