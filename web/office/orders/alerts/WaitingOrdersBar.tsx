/** Says on every page but the board that orders wait for an answer. */
import { useLocation } from 'react-router';
import { isId } from '../../../../schema/fields/validation/formats';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { useAlarm } from './alarmContext';
import { unlockSound } from './alarmSound';
import styles from './WaitingOrdersBar.module.css';

const boardPath = '/backend/orders';

export function WaitingOrdersBar() {
  const { pathname } = useLocation();
  const { waitingOrders, sound } = useAlarm();
  const { length } = waitingOrders;
  const isBoard = pathname === boardPath || isId(pathname.slice(boardPath.length + 1));
  const isShown = length > 0 && !isBoard;
  return (
    <div role="status">
      {isShown && (
        <div className={styles.bar}>
          <Icon name="bell-ring" />
          <b>{length === 1 ? '1 Bestellung wartet' : `${length} Bestellungen warten`} auf Antwort</b>
          {sound.isSoundOn && sound.isSoundBlocked && (
            <Button size="small" variant="secondary" icon="volume-2" onPress={unlockSound}>
              Ton freigeben
            </Button>
          )}
          <LinkButton size="small" variant="secondary" to={boardPath}>
            Ansehen
          </LinkButton>
        </div>
      )}
    </div>
  );
}
