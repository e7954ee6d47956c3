/** What a card of the board shows of its order, and its buttons. */
import { Card } from '../../../../ui/display/Card';
import { useOffice } from '../../../shell/officeContext';
import { CardHeader } from '../../card/CardHeader';
import { isWaiting, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { StationActions } from '../station/StationActions';
import { useTiming } from '../timing/useBoardGroups';
import { CardNotices } from './CardNotices';
import styles from './OrderCard.module.css';
import { OrderCardItems } from './OrderCardItems';
import { OrderCardFooter } from './OrderCardFooter';
import { OrderCardActions } from './OrderCardActions';

export function CardContent({ order }: { order: CardOrder }) {
  const { select, isShowingProducts } = useBoardContext();
  const { config } = useOffice();
  const timing = useTiming(order);
  return (
    <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
      <div className={styles.content}>
        {/* With the mouse, the whole card opens the order. With the keyboard, Enter on the card does. */}
        <div className={styles.open} onClick={() => select(order.id)}>
          <CardHeader order={order} timezone={config.timezone} timing={timing} />
          {isShowingProducts ? <OrderCardItems order={order} /> : <hr className={styles.rule} />}
          <OrderCardFooter order={order} />
        </div>
        <CardNotices order={order} />
        <StationActions order={order}>
          <OrderCardActions order={order} />
        </StationActions>
      </div>
    </Card>
  );
}
