/** What belongs to an open order at the counter, and what is still to be paid. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import type { CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { CardItems } from '../card/CardItems';
import { OrderComment } from '../card/OrderComment';
import { Payment } from './Payment';

export function PickupDetails({ order }: { order: CardOrder }) {
  const { showsCustomers } = useBoardContext();
  if (isFinal(order.status)) return null;
  return (
    <>
      <CardItems order={order} />
      {showsCustomers && order.comment && <OrderComment comment={order.comment} />}
      <Payment order={order} />
    </>
  );
}
