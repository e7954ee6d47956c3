/** What a card of the board shows of its order, and its buttons. */
import { Card } from '../../../../ui/display/Card';
import { useOffice } from '../../../shell/officeContext';
import { CardHeader } from '../../card/CardHeader';
import { CardItems } from '../../card/CardItems';
import { useReportSoldOut } from '../../soldOut/useReportSoldOut';
import { isWaiting, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { CardNotices } from './CardNotices';
import styles from './OrderCard.module.css';
import { OrderCardFooter } from './OrderCardFooter';
import { OrderCardActions } from './OrderCardActions';
import { CardProgress } from './CardProgress';
import { useTicks } from './useTicks';

export function CardContent({ order }: { order: CardOrder }) {
  const { select, showsProducts } = useBoardContext();
  const reportSoldOut = useReportSoldOut(order);
  const { config } = useOffice();
  const onTick = useTicks(order);
  return (
    <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
      <div className={styles.content}>
        {/* With the mouse, the whole card opens the order. With the keyboard, Enter on the card does. */}
        <div className={styles.open} onClick={() => select(order.id)}>
          <CardHeader order={order} timezone={config.timezone} />
          {showsProducts ? (
            <div className={styles.items}>
              <CardItems order={order} onTick={onTick} onLongPress={reportSoldOut} />
              <CardProgress order={order} />
            </div>
          ) : (
            <hr className={styles.rule} />
          )}
          <OrderCardFooter order={order} />
        </div>
        <CardNotices order={order} />
        <OrderCardActions order={order} />
      </div>
    </Card>
  );
}
