/** The layout of every order list. Provides the order actions and the view options and shows the drawer of the open order. */
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { StaffAction } from '../../../schema/rules/order/orderActions';
import type { BoardOrder } from './board/board';
import { BoardContext, type BoardContextValue } from './board/boardContext';
import { OrderDrawer } from './details/OrderDrawer';
import { useOrderActions } from './actions/useOrderActions';
import { useDeviceSetting } from '../../app/useDeviceSetting';

interface Props {
  /** The path of the list. The paths of its orders start with it. */
  basePath: string;
  /** The loaded orders of this list. */
  orders: readonly BoardOrder[] | undefined;
  /** The orders that the arrow keys go through. Defaults to all. */
  siblings?: readonly BoardOrder[] | undefined;
  showsBranch: boolean;
  onOpen?: (id: string) => void;
  children: ReactNode;
}

export function OrdersLayout({ basePath, orders = [], siblings = orders, showsBranch, onOpen, children }: Props) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const actions = useOrderActions();
  const [formAction, setFormAction] = useState<StaffAction | null>(null);
  const [showsProducts, setShowsProducts] = useDeviceSetting('show_product_data');
  const [showsCustomers, setShowsCustomers] = useDeviceSetting('show_customer_data');
  const orderPath = (orderId: string): string => `${basePath}/${orderId}${search}`;

  function selectOrder(orderId: string | undefined, action: StaffAction | null = null): void {
    setFormAction(action);
    if (orderId) onOpen?.(orderId);
    void navigate(orderId ? orderPath(orderId) : basePath + search, { replace: Boolean(id), preventScrollReset: true });
  }

  const boardContext: BoardContextValue = {
    actions,
    showsProducts,
    showsCustomers,
    setShowsProducts,
    setShowsCustomers,
    showsBranch,
    selectedId: id,
    orderPath,
    select: selectOrder,
  };
  return (
    <BoardContext value={boardContext}>
      {children}
      {id && (
        <OrderDrawer
          key={id}
          id={id}
          loadedOrder={orders.find(order => order.id === id)}
          siblings={siblings}
          formAction={formAction}
          onFormChange={setFormAction}
          onClose={() => selectOrder(undefined)}
        />
      )}
    </BoardContext>
  );
}
