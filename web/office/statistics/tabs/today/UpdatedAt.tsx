/** When live figures were read: `Stand 10:42 Uhr`. Says when they do not change any more; they stay. */
import { inZone } from '../../../../../schema/rules/time/calendar';
import { timeText } from '../../../../../schema/rules/time/dateText';
import { useConnectionState } from '../../../../app/socket/connection';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage';
import { useOffice } from '../../../shell/officeContext';
import { failureText } from '../../TabBody';
import styles from './UpdatedAt.module.css';

interface Props {
  at: string;
  /** The last attempt to read them failed. */
  hasFailed: boolean;
  onRetry: () => void;
}

export function UpdatedAt({ at, hasFailed, onRetry }: Props) {
  const { config } = useOffice();
  const connection = useConnectionState();
  const isConnected = connection === 'live' || connection === 'connecting';
  const isLive = isConnected && !hasFailed;
  return (
    <div className={styles.updatedAt}>
      {hasFailed && <ErrorMessage message={failureText} onRetry={onRetry} />}
      <p className={isLive ? styles.live : styles.outdated}>
        <i aria-hidden="true" />
        Stand {timeText(inZone(at, config.timezone))} Uhr
        {!isConnected && ' · Keine Verbindung zum Server'}
      </p>
    </div>
  );
}
