/** The header of the back-office screen: the branch, the number of orders, the clock and the sound. */
import { timeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { isWaiting } from '../../orders/board/board';
import styles from './BackofficePage.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';
import { SoundButton } from '../../orders/alerts/SoundButton';

interface BackofficeHeaderProps {
  screen: ScreenContext;
  orders: readonly CounterOrderFragment[] | undefined;
  isSoundOn: boolean;
  onSoundChange: (isSoundOn: boolean) => void;
}

export function BackofficeHeader({ screen: { title, config }, orders = [], isSoundOn, onSoundChange }: BackofficeHeaderProps) {
  const now = useClock(config.timezone);
  const waitingCount = orders.filter(isWaiting).length;
  return (
    <header className={styles.header}>
      <title>{`${waitingCount > 0 ? `(${waitingCount}) ` : ''}Bestellungen – ${title}`}</title>
      <h1>{title}</h1>
      <span role="status">{orders.length === 1 ? '1 offene Bestellung' : `${orders.length} offene Bestellungen`}</span>
      <time>{timeText(now)}</time>
      <SoundButton isOn={isSoundOn} onChange={onSoundChange} />
    </header>
  );
}
