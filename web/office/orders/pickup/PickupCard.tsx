/** An order at the counter: whose it is, what belongs to it, what is still to be paid, and its hand-over. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { Button } from '../../../ui/actions/Button';
import { Card } from '../../../ui/display/Card';
import { ActionNotice } from '../actions/ActionNotice';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { orderLabel, orderName } from '../orderText';
import { FinishedButtons } from './FinishedButtons';
import { HandOverButton } from './HandOverButton';
import styles from './Pickup.module.css';
import { PickupDetails } from './PickupDetails';
import { PickupHeader } from './PickupHeader';

export function PickupCard({ order, onHandedOver }: { order: CardOrder; onHandedOver: () => void }) {
  const { select } = useBoardContext();
  const name = orderName(order);
  return (
    <article aria-label={orderLabel(order)}>
      <Card tone="white" edge="bottom" edgeSize="card" shadow="card">
        <div className={styles.card}>
          <PickupHeader order={order} />
          <PickupDetails order={order} />
          <ActionNotice id={order.id} />
          <div className={styles.buttons}>
            <Button variant="secondary" label={`${name} anzeigen`} onPress={() => select(order.id)}>
              Anzeigen
            </Button>
            {isFinal(order.status) ? <FinishedButtons order={order} /> : <HandOverButton order={order} onHandedOver={onHandedOver} />}
          </div>
        </div>
      </Card>
    </article>
  );
}
