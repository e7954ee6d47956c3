/** Says that the board may be outdated, and since when. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { lastMessageTime, useConnectionState } from '../../../app/socket/connection';
import { Alert } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import styles from './OrdersPage.module.css';

export function ConnectionNotice() {
  const isLost = useConnectionState() === 'lost';
  const { timezone } = useOffice().config;
  if (!isLost) return null;
  const lastMessageAt = timeText(inZone(new Date(lastMessageTime()), timezone));
  return (
    <div className={styles.notice}>
      <Alert tone="error" isNew title="Keine Verbindung zum Server">
        Stand von {lastMessageAt} Uhr. Neue Bestellungen erscheinen hier erst wieder mit Verbindung; Aktionen werden dann gesendet.
      </Alert>
    </div>
  );
}
