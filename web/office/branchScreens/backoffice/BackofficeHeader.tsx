/** The header of the back-office screen: the branch, the number of orders, the clock and the sound. */
import styles from './BackofficePage.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import { ScreenClock } from '../ScreenClock';
import type { ScreenContext } from '../useBranchScreen';
import type { AlarmSound } from '../../orders/alerts/alarmContext';
import { Connection } from '../../orders/board/toolbar/Connection';
import { SoundButton } from '../../orders/alerts/SoundButton';

interface BackofficeHeaderProps {
  screen: ScreenContext;
  orders: readonly CounterOrderFragment[] | undefined;
  waitingCount: number;
  sound: AlarmSound;
}

export function BackofficeHeader({ screen: { title, config }, orders = [], waitingCount, sound }: BackofficeHeaderProps) {
  return (
    <header className={styles.header}>
      <title>{`${waitingCount > 0 ? `(${waitingCount}) ` : ''}Bestellungen – ${title}`}</title>
      <h1>{title}</h1>
      <span role="status" className={styles.count}>
        {orders.length === 1 ? '1 offene Bestellung' : `${orders.length} offene Bestellungen`}
      </span>
      <ScreenClock timezone={config.timezone} />
      <Connection timezone={config.timezone} />
      <SoundButton sound={sound} />
    </header>
  );
}
