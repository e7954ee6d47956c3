/** Says that the board may be outdated, since when, and sounds once when the connection is lost. */
import { useEffect } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { lastMessageTime, useConnectionState } from '../../../app/socket/connection';
import { Alert } from '../../../ui/feedback/Alert';
import { useOffice } from '../../shell/officeContext';
import { useAlarm } from '../alerts/alarmContext';
import { playSound } from '../alerts/alarmSound';
import styles from './OrdersPage.module.css';

export function ConnectionNotice() {
  const isLost = useConnectionState() === 'lost';
  const { isSoundOn, isSoundUnlocked } = useAlarm().sound;
  const { timezone } = useOffice().config;
  const canSound = isSoundOn && isSoundUnlocked;
  useEffect(() => {
    if (isLost && canSound) playSound('lost');
  }, [isLost, canSound]);
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
