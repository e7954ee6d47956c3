/** An open order on the back-office screen, with the actions that a branch key allows (table S, K). */
import type { DateTime } from 'luxon';
import { Card } from '../../../ui/display/Card';
import { isWaiting } from '../../orders/board/board';
import { orderName, deliveryMethodText } from '../../orders/orderText';
import styles from './CounterOrderCard.module.css';
import type { CounterOrderFragment } from '../BranchScreens.generated';
import type { ScreenContext } from '../useBranchScreen';
import { CounterOrderHeader } from './CounterOrderHeader';
import { CounterOrderItems } from './CounterOrderItems';
import { CounterOrderCustomer } from './CounterOrderCustomer';
import { CounterOrderActions } from './CounterOrderActions';

export interface CounterOrderProps {
  screen: ScreenContext;
  order: CounterOrderFragment;
  now: DateTime;
}

export function CounterOrderCard({ screen, order, now }: CounterOrderProps) {
  return (
    <article aria-label={`${orderName(order)}, ${deliveryMethodText(order)}`}>
      <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
        <div className={styles.content}>
          <CounterOrderHeader order={order} now={now} />
          <CounterOrderItems order={order} />
          <CounterOrderCustomer order={order} currency={screen.config.currency} />
          <CounterOrderActions order={order} branch={screen.branch} />
        </div>
      </Card>
    </article>
  );
}
