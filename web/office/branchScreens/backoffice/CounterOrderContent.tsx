/** What the card of an order on the back-office screen shows, and its buttons. */
import { Card } from '../../../ui/display/Card';
import { AnswerTimer } from '../../orders/board/card/AnswerTimer';
import { isWaiting } from '../../orders/board/board';
import { CardHeader } from '../../orders/card/CardHeader';
import { CardItems } from '../../orders/card/CardItems';
import styles from './CounterOrderCard.module.css';
import { CounterOrderActions, type CounterActionsProps } from './CounterOrderActions';
import { CounterOrderCustomer } from './CounterOrderCustomer';

export function CounterOrderContent(props: CounterActionsProps) {
  const { order, screen } = props;
  const { timezone } = screen.config;
  return (
    <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
      <div className={styles.content}>
        <CardHeader order={order} timezone={timezone} isLarge />
        <CardItems order={order} isLarge />
        <CounterOrderCustomer order={order} config={screen.config} />
        {isWaiting(order) && (
          <AnswerTimer order={{ createdAt: order.receivedAt, paidAt: null, branch: { id: screen.branchId } }} timezone={timezone} />
        )}
        <CounterOrderActions {...props} />
      </div>
    </Card>
  );
}
