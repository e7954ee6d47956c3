/** Says on every page but the board that orders wait for an answer, and what keeps them from ringing. */
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../../../ui/actions/Button';
import { Icon } from '../../../../ui/display/Icon';
import { useAlarm, type AlarmSound } from '../alarmContext';
import { unlockSound } from '../alarmSound';
import styles from './AlertBars.module.css';
import { boardPath, isBoard } from './orderPages';

export function WaitingOrdersBar() {
  const { pathname } = useLocation();
  const { waitingOrders, otherWaitingCount, sound } = useAlarm();
  const { length } = waitingOrders;
  const isShown = length + otherWaitingCount > 0 || isBlocked(sound);
  return <div role="status">{isShown && !isBoard(pathname) && <Bar count={length} otherCount={otherWaitingCount} sound={sound} />}</div>;
}

interface BarProps {
  count: number;
  /** The orders that wait in other branches. */
  otherCount: number;
  sound: AlarmSound;
}

function Bar({ count, otherCount, sound }: BarProps) {
  const isUrgent = count > 0 || isBlocked(sound);
  return (
    <div className={isUrgent ? styles.bar : `${styles.bar} ${styles.muted}`}>
      <Icon name={count > 0 ? 'bell-ring' : isUrgent ? 'bell-off' : 'inbox'} />
      <p>
        <b>{waitingText(count, otherCount)}</b>
        <span>{soundText(count, sound)}</span>
      </p>
      {isUrgent && <SoundFix sound={sound} />}
      {count + otherCount > 0 && (
        <LinkButton variant="secondary" to={boardPath}>
          Ansehen
        </LinkButton>
      )}
    </div>
  );
}

const isBlocked = ({ isSoundOn, isSoundBlocked }: AlarmSound): boolean => isSoundOn && isSoundBlocked;

/** Returns `2 Bestellungen warten auf Antwort, 3 in anderen Filialen`; an empty text when no order waits. */
function waitingText(count: number, otherCount: number): string {
  const waiting = count > 0 && `${ordersWait(count)} auf Antwort`;
  const others = otherCount > 0 && `${count > 0 ? otherCount : ordersWait(otherCount)} in anderen Filialen`;
  return [waiting, others].filter(Boolean).join(', ');
}

const ordersWait = (count: number): string => (count === 1 ? '1 Bestellung wartet' : `${count} Bestellungen warten`);

function soundText(count: number, sound: AlarmSound): string {
  if (!sound.isSoundOn) return count > 0 ? 'Der Ton ist aus.' : '';
  return isBlocked(sound) && count === 0 ? 'Der Browser sperrt den Ton für neue Bestellungen.' : '';
}

/** The one press that lets orders ring again. */
function SoundFix({ sound: { isSoundOn, setSoundOn, isSoundBlocked } }: { sound: AlarmSound }) {
  if (isSoundOn && !isSoundBlocked) return null;
  return (
    <Button variant="secondary" icon="volume-2" onPress={() => (isSoundOn ? unlockSound() : setSoundOn(true))}>
      {isSoundOn ? 'Ton freigeben' : 'Ton einschalten'}
    </Button>
  );
}
