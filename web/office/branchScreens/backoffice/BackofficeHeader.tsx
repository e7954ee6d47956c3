/** The head of the back-office screen: the branch, the number of orders, the clock and the sound. */
import { timeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { isWaiting } from '../../orders/board/board';
import styles from './BackofficePage.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';

interface BackofficeHeaderProps {
  screen: ScreenContext;
  orders: readonly CounterOrderFragment[] | undefined;
  isSoundOn: boolean;
  onSoundChange: (isSoundOn: boolean) => void;
}

export function BackofficeHeader({ screen: { branchName, config }, orders = [], isSoundOn, onSoundChange }: BackofficeHeaderProps) {
  const now = useClock(config.timezone);
  const waitingCount = orders.filter(isWaiting).length;
  const name = branchName || config.shopName;
  return (
    <header className={styles.header}>
      <title>{`${waitingCount > 0 ? `(${waitingCount}) ` : ''}Bestellungen – ${name}`}</title>
      <h1>{name}</h1>
      <span role="status">{orders.length === 1 ? '1 offene Bestellung' : `${orders.length} offene Bestellungen`}</span>
      <time>{timeText(now)}</time>
      <Button
        variant="secondary"
        icon={isSoundOn ? 'volume-2' : 'bell-off'}
        label={isSoundOn ? 'Ton ausschalten' : 'Ton einschalten'}
        onPress={() => onSoundChange(!isSoundOn)}
      />
    </header>
  );
}
