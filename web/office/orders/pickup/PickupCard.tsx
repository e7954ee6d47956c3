/** An order at the counter: whose it is, what belongs to it, what is still to be paid, and its hand-over. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { Card } from '../../../ui/display/Card';
import { ActionNotice } from '../actions/ActionNotice';
import type { CardOrder } from '../board/board';
import { orderLabel } from '../orderText';
import { FinishedButtons } from './FinishedButtons';
import { HandOver } from './handOver/HandOver';
import styles from './Pickup.module.css';
import { PickupButtons } from './handOver/PickupButtons';
import { PickupDetails } from './PickupDetails';
import { PickupHeader } from './PickupHeader';

export function PickupCard({ order, onHandedOver }: { order: CardOrder; onHandedOver: () => void }) {
  return (
    <article aria-label={orderLabel(order)} data-order={order.id}>
      <Card tone="white" edge="bottom" edgeSize="card" shadow="card">
        <div className={styles.card}>
          <PickupHeader order={order} />
          <PickupDetails order={order} />
          <ActionNotice id={order.id} />
          {isFinal(order.status) ? (
            <PickupButtons order={order}>
              <FinishedButtons order={order} />
            </PickupButtons>
          ) : (
            <HandOver order={order} onHandedOver={onHandedOver} />
          )}
        </div>
      </Card>
    </article>
  );
}
