/** Gives components the current orders, the actions on them and the branch that this device shows. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActionQueue } from './actionQueue';
import type { OrdersState, OrderStore } from './orderStore';

interface LiveOrders {
  readonly store: OrderStore;
  readonly queue: ActionQueue;
  /** The branches whose orders the viewer reads. */
  readonly branches: readonly { id: string; name: string }[];
  /** The branch whose orders this device shows and announces; null for all. */
  readonly branch: string | null;
  readonly setBranch: (id: string | null) => void;
  /** Why the branches, and so their orders, could not be read. */
  readonly branchesError: Error | undefined;
  /** Reads again what could not be read. */
  readonly reload: () => void;
}

/** Null for viewers who may not read orders. */
export const OrdersContext = createContext<LiveOrders | null>(null);

const noOrders: OrdersState = { orders: undefined, error: undefined };
const subscribeToNothing = () => () => {};

export const useOrders = (): OrdersState => {
  const { store, branchesError } = useContext(OrdersContext) ?? {};
  const state = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, store?.getState ?? (() => noOrders));
  return branchesError ? { ...state, error: branchesError } : state;
};

export function useLiveOrders(): LiveOrders {
  const context = useContext(OrdersContext);
  if (!context) throw new Error('The orders need an OrdersProvider above them.');
  return context;
}
