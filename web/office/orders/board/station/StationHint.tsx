/** What other stations still prepare of an order. */
import { Icon } from '../../../../ui/display/Icon';
import type { CardOrder } from '../board';
import { useStationView } from './stationContext';
import styles from './Station.module.css';

export function StationHint({ order }: { order: CardOrder }) {
  const view = useStationView(order);
  if (!view?.waitingText) return null;
  return (
    <p className={styles.hint}>
      <Icon name="clock" />
      {view.waitingText}
    </p>
  );
}
