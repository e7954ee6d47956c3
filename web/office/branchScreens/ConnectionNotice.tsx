/** Tells the viewer that the connection is lost and the screen may be outdated. The notice disappears by itself. */
import { useConnectionState } from '../../app/socket/connection';
import { useOnline } from '../../hooks/useOnline';
import { Icon } from '../../ui/display/Icon';
import styles from './ConnectionNotice.module.css';
import { hasErrorCode } from '../../app/errorCode';

/** Tells whether the server rejected the key. A retry does not help then. */
export const isKeyRejected = (error: unknown): boolean => hasErrorCode(error, 'FORBIDDEN', 'NOT_FOUND');

export function ConnectionNotice({ error }: { error: Error | undefined }) {
  const isOnline = useOnline();
  const isLost = useConnectionState() === 'lost'; // a network that is cut answers neither a message nor a query
  const isDisconnected = !isOnline || isLost || (error !== undefined && !isKeyRejected(error));
  return (
    // A live region must exist before its text, or screen readers do not read it.
    <div role="status" className={isDisconnected ? styles.notice : undefined}>
      {isDisconnected && (
        <>
          <Icon name="refresh-cw" />
          Verbindung unterbrochen. Sie wird wiederhergestellt …
        </>
      )}
    </div>
  );
}
