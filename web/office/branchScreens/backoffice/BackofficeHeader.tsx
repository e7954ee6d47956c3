/** The header of the back-office screen: the branch, the number of orders, the clock and the sound. */
import { timeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import styles from './BackofficePage.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';
import type { AlarmSound } from '../../orders/alerts/alarmContext';
import { SoundButton } from '../../orders/alerts/SoundButton';

interface BackofficeHeaderProps {
  screen: ScreenContext;
  orders: readonly CounterOrderFragment[] | undefined;
  waitingCount: number;
  sound: AlarmSound;
}

export function BackofficeHeader({ screen: { title, config }, orders = [], waitingCount, sound }: BackofficeHeaderProps) {
  const now = useClock(config.timezone);
  return (
    <header className={styles.header}>
      <title>{`${waitingCount > 0 ? `(${waitingCount}) ` : ''}Bestellungen – ${title}`}</title>
      <h1>{title}</h1>
      <span role="status">{orders.length === 1 ? '1 offene Bestellung' : `${orders.length} offene Bestellungen`}</span>
      <time>{timeText(now)}</time>
      <SoundButton sound={sound} />
    </header>
  );
}
