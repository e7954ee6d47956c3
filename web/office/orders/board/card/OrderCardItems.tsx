/** The items of an order on its card, which staff tick off or report as sold out. */
import { CardItems } from '../../card/CardItems';
import { useReportSoldOut } from '../../soldOut/useReportSoldOut';
import type { CardOrder } from '../board';
import { useStationView } from '../station/stationContext';
import { CardProgress } from './CardProgress';
import styles from './OrderCard.module.css';
import { useTicks } from './useTicks';

export function OrderCardItems({ order }: { order: CardOrder }) {
  const indexes = useStationView(order)?.shownItems;
  return (
    <div className={styles.items}>
      <CardItems order={order} onTick={useTicks(order)} onLongPress={useReportSoldOut(order)} indexes={indexes} />
      <CardProgress order={order} indexes={indexes} />
    </div>
  );
}
