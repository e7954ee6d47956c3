/** Around every list of orders: the steps that can be taken, what this device hides, and the drawer of the order that is open. */
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { BoardOrder } from './board/board';
import { BoardViewContext, type BoardView } from './board/boardContext';
import { OrderDrawer } from './details/OrderDrawer';
import { useMoves } from './actions/useOrderActions';
import { useStored } from '../../app/useDeviceSetting';

interface Props {
  /** The address of the list; that of an order stands below it. */
  base: string;
  /** The orders that are known here. */
  orders: readonly BoardOrder[] | undefined;
  /** Those the arrows walk through, if not all. */
  neighbours?: readonly BoardOrder[] | undefined;
  showsBranch: boolean;
  onOpen?: (id: string) => void;
  children: ReactNode;
}

export function OrderWorkspace({ base, orders = [], neighbours = orders, showsBranch, onOpen, children }: Props) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const moves = useMoves();
  const [isRejecting, setRejecting] = useState(false);
  const [showsProducts, setShowsProducts] = useStored('show_product_data');
  const [showsCustomers, setShowsCustomers] = useStored('show_customer_data');
  const pathOf = (shown: string): string => `${base}/${shown}${search}`;

  function show(shown: string | undefined, intent?: 'reject'): void {
    setRejecting(intent === 'reject');
    if (shown) onOpen?.(shown);
    void navigate(shown ? pathOf(shown) : base + search, { replace: Boolean(id), preventScrollReset: true });
  }

  const view: BoardView = {
    moves,
    showsProducts,
    showsCustomers,
    setShowsProducts,
    setShowsCustomers,
    showsBranch,
    selectedId: id,
    pathOf,
    select: show,
  };
  return (
    <BoardViewContext value={view}>
      {children}
      {id && (
        <OrderDrawer
          key={id}
          id={id}
          known={orders.find(order => order.id === id)}
          neighbours={neighbours}
          isRejecting={isRejecting}
          onRejecting={setRejecting}
          onClose={() => show(undefined)}
        />
      )}
    </BoardViewContext>
  );
}
