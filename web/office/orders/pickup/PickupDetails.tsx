/** What belongs to an open order at the counter, and what is still to be paid; of a completed one, when it was handed over. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { useOffice } from '../../shell/officeContext';
import { useActionState } from '../actions/useOrderActions';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { CardItems } from '../card/CardItems';
import { OrderComment } from '../card/OrderComment';
import { Payment } from './Payment';

export function PickupDetails({ order }: { order: CardOrder }) {
  const { isShowingProducts, isShowingCustomers } = useBoardContext();
  const { timezone } = useOffice().config;
  const { isRunning } = useActionState(order.id);
  if (order.status === 'COMPLETED' && !isRunning) return <p>Übergeben um {timeText(inZone(order.updatedAt, timezone))} Uhr</p>;
  if (isFinal(order.status)) return null;
  return (
    <>
      {isShowingProducts && <CardItems order={order} />}
      {isShowingCustomers && order.comment && <OrderComment comment={order.comment} />}
      <Payment order={order} />
    </>
  );
}
