/** The layout of every order list. Provides the order actions and the view options and shows the drawer of the open order. */
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { StaffAction } from '../../../schema/rules/order/orderActions';
import type { CardOrder } from './board/board';
import { useViewOptions } from './board/toolbar/useViewOptions';
import { BoardContext, type BoardContextValue } from './board/boardContext';
import { OrderDrawer } from './details/OrderDrawer';
import { usePriority } from './actions/priority/usePriority';
import { useTimedActions } from './actions/confirmTime/useTimedActions';
import { PrintDialog } from './print/PrintDialog';
import { SoldOutDialog } from './soldOut/SoldOutDialog';
import type { SoldOutTarget } from './soldOut/soldOutForm';

interface Props {
  /** The path of the list. The paths of its orders start with it. */
  basePath: string;
  /** The loaded orders of this list. */
  orders: readonly CardOrder[] | undefined;
  shouldShowBranch: boolean;
  children: ReactNode;
}

export function OrdersLayout({ basePath, orders = [], shouldShowBranch, children }: Props) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { actions, dialog } = useTimedActions();
  const priority = usePriority();
  const viewOptions = useViewOptions();
  const [formAction, setFormAction] = useState<StaffAction | null>(null);
  const [soldOutTarget, reportSoldOut] = useState<SoldOutTarget | null>(null);
  const [printedOrder, print] = useState<CardOrder | null>(null);
  const wasOpen = useRef(false);
  wasOpen.current = id !== undefined;

  const select = useCallback(
    (orderId: string | undefined, action: StaffAction | null = null): void => {
      setFormAction(action);
      void navigate(orderId ? `${basePath}/${orderId}${search}` : basePath + search, {
        replace: wasOpen.current,
        preventScrollReset: true,
      });
    },
    [navigate, basePath, search],
  );
  const boardContext = useMemo<BoardContextValue>(
    () => ({
      ...{ ...viewOptions, ...actions, ...priority, shouldShowBranch, select, reportSoldOut, print },
      orderPath: orderId => `${basePath}/${orderId}${search}`,
    }),
    [viewOptions, actions, priority, shouldShowBranch, basePath, search, select],
  );
  return (
    <BoardContext value={boardContext}>
      {children}
      {id && (
        <OrderDrawer
          key={id}
          id={id}
          card={orders.find(order => order.id === id)}
          formAction={formAction}
          onFormChange={setFormAction}
          onClose={() => select(undefined)}
        />
      )}
      {dialog}
      {soldOutTarget && <SoldOutDialog target={soldOutTarget} onClose={() => reportSoldOut(null)} />}
      {printedOrder && <PrintDialog order={printedOrder} onClose={() => print(null)} />}
    </BoardContext>
  );
}
