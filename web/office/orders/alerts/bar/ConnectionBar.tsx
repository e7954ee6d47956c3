/** Says on every page without a notice of its own that the connection is lost, so that no new order can ring. */
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { timeText } from '../../../../../schema/rules/time/dateText';
import { lastMessageTime, useConnectionState } from '../../../../app/socket/connection';
import { Icon } from '../../../../ui/display/Icon';
import { useOffice } from '../../../shell/officeContext';
import { OrdersContext } from '../../live/ordersContext';
import styles from './AlertBars.module.css';
import { hasConnectionNotice } from './orderPages';

export function ConnectionBar() {
  const { pathname } = useLocation();
  const isLost = useConnectionState() === 'lost';
  const readsOrders = useContext(OrdersContext) !== null;
  const { timezone } = useOffice().config;
  if (!isLost || !readsOrders || hasConnectionNotice(pathname)) return null;
  return (
    <div className={`${styles.bar} ${styles.lost}`} role="alert">
      <Icon name="circle-alert" />
      <p>
        <b>Keine Verbindung zum Server</b>
        <span>
          Stand von {timeText(inZone(new Date(lastMessageTime()), timezone))} Uhr. Neue Bestellungen werden erst wieder mit Verbindung
          gemeldet.
        </span>
      </p>
    </div>
  );
}
