/** An order at the counter: whose it is, what belongs to it, what is still to be paid, and its hand-over. */
import { statusText } from '../../../../schema/rules/order/orderTexts';
import { Card } from '../../../ui/display/Card';
import { Badge } from '../../../ui/feedback/Badge';
import { useOffice } from '../../shell/officeContext';
import { ActionNotice } from '../actions/ActionNotice';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { CardHeader } from '../card/CardHeader';
import { customerName, deliveryMethodText, orderName } from '../orderText';
import { HandOver } from './HandOver';
import styles from './Pickup.module.css';
import { PickupDetails } from './PickupDetails';

export function PickupCard({ order, onHandedOver }: { order: CardOrder; onHandedOver: () => void }) {
  const { showsCustomers, showsBranch } = useBoardContext();
  const { timezone } = useOffice().config;
  return (
    <article aria-label={`${orderName(order)}, ${deliveryMethodText(order)}`}>
      <Card tone="white" edge="bottom" edgeSize="card" shadow="card">
        <div className={styles.card}>
          <CardHeader order={order} timezone={timezone} isLarge />
          <p className={styles.who}>
            <b>{showsCustomers ? customerName(order) || deliveryMethodText(order) : deliveryMethodText(order)}</b>
            <Badge tone={order.status === 'IN_DELIVERY' ? 'success' : 'neutral'}>{statusText(order)}</Badge>
            {showsBranch && <span>{order.branch.name}</span>}
          </p>
          <PickupDetails order={order} />
          <ActionNotice id={order.id} />
          <HandOver order={order} onHandedOver={onHandedOver} />
        </div>
      </Card>
    </article>
  );
}
