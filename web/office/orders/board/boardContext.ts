/** The context of the order pages: the order actions, the view options and how to open an order. It changes rarely, because all cards use it. */
import { createContext, useContext } from 'react';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import type { ViewSettings } from './toolbar/useViewOptions';
import type { SoldOutTarget } from '../soldOut/soldOutForm';
import type { PriorityRunner } from '../actions/priority/usePriority';
import type { OrderActionRunner } from '../actions/useOrderActions';
import type { CardOrder } from './board';

export interface BoardContextValue extends ViewSettings, OrderActionRunner, PriorityRunner {
  /** True if the list contains orders of several branches. */
  shouldShowBranch: boolean;
  /** Returns the path of an order in this list. */
  orderPath: (id: string) => string;
  /** Opens an order, with the form of this action. */
  select: (id: string, formAction?: StaffAction) => void;
  /** Opens the dialog that marks a product as sold out. */
  reportSoldOut: (target: SoldOutTarget) => void;
  /** Opens the dialog that prints the order. */
  print: (order: CardOrder) => void;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export function useBoardContext(): BoardContextValue {
  const context = useContext(BoardContext);
  if (!context) throw new Error('useBoardContext needs an OrdersLayout above it.');
  return context;
}
