/** The items of an order on its card, which staff tick off or report as sold out. */
import { CardItems } from '../../card/CardItems';
import { useReportSoldOut } from '../../soldOut/useReportSoldOut';
import type { CardOrder } from '../board';
import { CardProgress } from './CardProgress';
import styles from './OrderCard.module.css';
import { useTicks } from './useTicks';

export const OrderCardItems = ({ order }: { order: CardOrder }) => (
  <div className={styles.items}>
    <CardItems order={order} onTick={useTicks(order)} onLongPress={useReportSoldOut(order)} />
    <CardProgress order={order} />
  </div>
);
