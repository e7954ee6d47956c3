/** The cart of a branch and its actions, for every page of the branch. */
import type { DateTime } from 'luxon';
import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { inZone } from '../../../schema/rules/time/calendar';
import { isTooLate } from '../../../schema/rules/time/slots';
import { usePageShow } from '../../hooks/usePageShow';
import * as changes from './cart';
import type { CartItem } from './cart';
import { createCartStore, type CartStore } from './cartStore';
import { buildCartView, type CartView } from './cartView';
import type { CartProduct, Sale } from './cartProduct';
import { useRemovedItems, type RemovedItem } from './useRemovedItems';
import { type CartActions, createActions } from './cartActions';
import type { OrderTaker } from '../orderTaker';

/** What changed without an action of the customer. */
interface CartLosses {
  /** The items that were removed because the menu changed. */
  readonly removedItems: readonly RemovedItem[];
  /** Dismisses the notice of these items. */
  readonly dismissRemoved: (lines: readonly RemovedItem[]) => void;
  /** Adds those that are available in their current form to the cart again. */
  readonly restoreRemoved: (lines: readonly RemovedItem[]) => void;
  /** The chosen appointment that is over now. */
  readonly pastAppointment: DateTime | null;
}

/** The cart with its actions and losses. */
export type OpenCart = CartView & CartActions & CartLosses & { readonly taker: OrderTaker };

const CartContext = createContext<OpenCart | null>(null);

export const useCart = (): OpenCart => useContext(CartContext)!;

/** The store and the actions, which do not change while the cart is open. */
const CartStoreContext = createContext<{ store: CartStore; actions: CartActions } | null>(null);

/** Returns what the cart holds of one product. Only the product that changed renders again, not all products of the page. */
export function useProductInCart({ id }: Pick<CartProduct, 'id'>) {
  const { store, actions } = useContext(CartStoreContext)!;
  const isOfProduct = ({ product }: CartItem): boolean => product.id === id;
  const first = useSyncExternalStore(
    store.subscribe,
    () => store.get().items.find(isOfProduct),
    () => undefined,
  );
  const count = useSyncExternalStore(
    store.subscribe,
    () => store.get().items.filter(isOfProduct).length,
    () => 0,
  );
  return { first, count, ...actions };
}

interface Props extends Sale {
  at: DateTime;
  taker?: OrderTaker;
  children: ReactNode;
}

/** Opens the cart of a branch. Each branch needs its own provider (`key`). */
export function CartProvider({ branch, offers, fullSlots, at, taker, children }: Props) {
  const [storeAndActions] = useState(() => {
    const store = createCartStore(branch, at, taker);
    return { store, actions: createActions(store) };
  });
  const { store, actions } = storeAndActions;
  const cart = useSyncExternalStore(store.subscribe, store.get, store.getNew);
  usePageShow(() => store.reload(at)); // Another page may have completed the order before the customer navigates back.
  const now = at.toMillis();
  const zone = at.zoneName!;
  // Every rendering creates a new DateTime, so its milliseconds are the dependency.
  const sale = useMemo(() => ({ branch, offers, fullSlots }), [branch, offers, fullSlots]);
  const view = useMemo(() => buildCartView(cart, sale, at), [cart, sale, now]);
  const { removedItems, dismiss } = useRemovedItems(store, sale, { at, times: view });
  const pastAppointment = useMemo(() => findPastAppointment(store, view, inZone(now, zone)), [store, view, now, zone]);
  const openCart = useMemo(() => {
    const restoreRemoved = (lines: readonly RemovedItem[]): void => {
      for (const { item, product } of lines) if (product) actions.add(product, changes.toCurrentChoice(product, item));
      dismiss(lines);
    };
    return { ...view, ...actions, taker: store.taker, removedItems, dismissRemoved: dismiss, restoreRemoved, pastAppointment };
  }, [view, actions, removedItems, dismiss, pastAppointment]);
  return (
    <CartStoreContext value={storeAndActions}>
      <CartContext value={openCart}>{children}</CartContext>
    </CartStoreContext>
  );
}

// The appointment was over when the cart was opened or passed since. Irrelevant once the cart is empty.
function findPastAppointment(store: CartStore, { appointment, lines }: CartView, at: DateTime): DateTime | null {
  if (lines.length === 0) return null;
  if (appointment) return isTooLate(appointment, at) ? appointment : null;
  const pastAppointment = store.getPastAppointment();
  return pastAppointment === null ? null : inZone(pastAppointment, at.zoneName!);
}
