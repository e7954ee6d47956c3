/** An open order on the back-office screen, with the actions that a branch key allows (table S, K). */
import { Card } from '../../../ui/display/Card';
import { CardHeader } from '../../orders/card/CardHeader';
import { CardItems } from '../../orders/card/CardItems';
import { isWaiting } from '../../orders/board/board';
import { orderLabel } from '../../orders/orderText';
import styles from './CounterOrderCard.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';
import { CounterOrderCustomer } from './CounterOrderCustomer';
import { CounterOrderActions } from './CounterOrderActions';

interface Props {
  screen: ScreenContext;
  order: CounterOrderFragment;
}

export function CounterOrderCard({ screen, order }: Props) {
  return (
    <article aria-label={orderLabel(order)}>
      <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
        <div className={styles.content}>
          <CardHeader order={order} timezone={screen.config.timezone} isLarge />
          <CardItems order={order} isLarge />
          <CounterOrderCustomer order={order} config={screen.config} />
          <CounterOrderActions order={order} branch={screen.branch} />
        </div>
      </Card>
    </article>
  );
}
