/** What the parts of the order screens share: how orders are looked at, and what can be done. */
import { createContext, useContext } from 'react';
import type { Moves } from '../actions/useOrderActions';

export interface BoardView {
  moves: Moves;
  showsProducts: boolean;
  showsCustomers: boolean;
  setShowsProducts: (isShown: boolean) => void;
  setShowsCustomers: (isShown: boolean) => void;
  /** Orders of several branches stand beside each other. */
  showsBranch: boolean;
  selectedId: string | undefined;
  /** The address of an order among these. */
  pathOf: (id: string) => string;
  /** Opens an order, perhaps to reject it. */
  select: (id: string, intent?: 'reject') => void;
}

export const BoardViewContext = createContext<BoardView | null>(null);

export function useBoardView(): BoardView {
  const view = useContext(BoardViewContext);
  if (!view) throw new Error('This part stands outside the order screens.');
  return view;
}
