/** The details of an order that staff of the branch may read. */
import { useOffice } from '../../shell/officeContext';
import { BusinessCustomer } from './customer/BusinessCustomer';
import { actionsFor, type BoardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { OrderItems } from './items/OrderItems';
import { OrderLog } from './OrderLog';
import { CheckPayment } from './CheckPayment';
import { ProposeTimeForm } from '../actions/proposal/ProposeTimeForm';
import { OrderFacts } from './OrderFacts';
import { OrderCustomer } from './customer/OrderCustomer';
import { OrderTotals } from './OrderTotals';
import { OrderRatings } from './OrderRatings';

export function OrderDetails({ order }: { order: BoardOrder }) {
  const { isShowingProducts, isShowingCustomers } = useBoardContext();
  const { me } = useOffice();
  return (
    <>
      <OrderFacts order={order} />
      <CheckPayment order={order} />
      {isShowingCustomers && <OrderCustomer order={order} />}
      {isShowingCustomers && <BusinessCustomer key={order.id} order={order} />}
      {isShowingProducts && <OrderItems order={order} />}
      <OrderTotals order={order} />
      {actionsFor(order, 'proposal', me.roles).length > 0 && <ProposeTimeForm key={order.id} order={order} />}
      <OrderRatings order={order} />
      <OrderLog order={order} />
    </>
  );
}
