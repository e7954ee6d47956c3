/** The cart of a branch and its actions, for every page of the branch. */
import type { DateTime } from 'luxon';
import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { isTooLate } from '../../../../schema/rules/time/slots';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { Unit } from '../../../../schema/rules/product/units';
import { usePageShow } from '../../../hooks/usePageShow';
import * as changes from './cart';
import type { Choice, LineOfProduct, CartItem } from './cart';
import { createCartStore, type CartStore } from './cartStore';
import { buildCartView, type CartView } from './cartView';
import type { CartBranch, CartProduct, Offer } from './cartProduct';
import { saveMethod } from './cartStorage';
import { useRemovedItems, type RemovedItem } from './useRemovedItems';

interface CartActions {
  add: (product: CartProduct, choice: Choice) => void;
  /** Replaces a line by a choice. */
  replace: (line: LineOfProduct, choice: Choice) => void;
  remove: (line: number) => void;
  setAmount: (line: LineOfProduct, amount: number) => void;
  setUnit: (line: LineOfProduct, unit: Unit) => void;
  /** Saved for all branches of the shop. */
  setMethod: (method: DeliveryMethod) => void;
  /** The id of a delivery area. */
  setArea: (id: string) => void;
  setAppointment: (appointment: DateTime | null) => void;
  setComment: (comment: string) => void;
  setTable: (identifier: string | null) => void;
  /** Empties the cart after an order. */
  clear: () => void;
}

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
export type OpenCart = CartView & CartActions & CartLosses;

const CartContext = createContext<OpenCart | null>(null);

export const useCart = (): OpenCart => useContext(CartContext)!;

/** The store and the actions, which do not change while the cart is open. */
const CartStoreContext = createContext<{ store: CartStore; actions: CartActions } | null>(null);

/** Returns what the cart holds of one product. Only the product that changed renders again, not all products of the page. */
export function useProductInCart({ id }: Pick<CartProduct, 'id'>) {
  const { store, actions } = useContext(CartStoreContext)!;
  const isOfProduct = ({ product }: CartItem): boolean => product.id === id;
  const first = useSyncExternalStore(store.subscribe, () => store.get().items.find(isOfProduct));
  const count = useSyncExternalStore(store.subscribe, () => store.get().items.filter(isOfProduct).length);
  return { first, count, ...actions };
}

interface Props {
  branch: CartBranch;
  /** The offers of the branch's current menu. */
  offers: readonly Offer[];
  at: DateTime;
  children: ReactNode;
}

/** Opens the cart of a branch. Each branch needs its own provider (`key`). */
export function CartProvider({ branch, offers, at, children }: Props) {
  const [storeAndActions] = useState(() => {
    const store = createCartStore(branch, at);
    return { store, actions: createActions(store) };
  });
  const { store, actions } = storeAndActions;
  const cart = useSyncExternalStore(store.subscribe, store.get);
  usePageShow(() => store.reload(at)); // Another page may have completed the order before the customer navigates back.
  const now = at.toMillis();
  const zone = at.zoneName!;
  // Every rendering creates a new DateTime, so its milliseconds are the dependency.
  const view = useMemo(() => buildCartView(cart, { branch, offers }, at), [cart, branch, offers, now]);
  const { removedItems, dismiss } = useRemovedItems(store, offers, { at, time: view.appointment ?? at });
  const pastAppointment = useMemo(() => findPastAppointment(store, view, inZone(now, zone)), [store, view, now, zone]);
  const openCart = useMemo(() => {
    const restoreRemoved = (lines: readonly RemovedItem[]): void => {
      for (const { item, product } of lines) if (product) actions.add(product, changes.toCurrentChoice(product, item));
      dismiss(lines);
    };
    return { ...view, ...actions, removedItems, dismissRemoved: dismiss, restoreRemoved, pastAppointment };
  }, [view, actions, removedItems, dismiss, pastAppointment]);
  return (
    <CartStoreContext value={storeAndActions}>
      <CartContext value={openCart}>{children}</CartContext>
    </CartStoreContext>
  );
}

function createActions({ change, clearPastAppointment }: CartStore): CartActions {
  const setOrder = (order: Partial<changes.Cart['order']>): void => change(cart => ({ ...cart, order: { ...cart.order, ...order } }));
  const setMethod = (method: DeliveryMethod): void => {
    saveMethod(changes.toMethodFlags(method));
    change(cart => ({ ...cart, ...changes.toMethodFlags(method) }));
  };
  return {
    add: (product, choice) => change(cart => changes.addItem(cart, product, choice)),
    replace: (line, choice) => change(cart => changes.replaceItem(cart, line, choice)),
    remove: line => change(cart => changes.removeItem(cart, line)),
    setAmount: (line, amount) => change(cart => changes.setAmount(cart, line, amount)),
    setUnit: (line, unit) => change(cart => changes.setUnit(cart, line, unit)),
    setMethod,
    setArea: deliveryArea => change(cart => ({ ...cart, deliveryArea })),
    setAppointment: appointment => {
      clearPastAppointment();
      setOrder({ appointment: appointment?.toISO() ?? null });
    },
    setComment: comment => setOrder({ comment }),
    setTable: table => setOrder({ table }),
    clear: () => change(changes.clearCart),
  };
}

// The appointment was over when the cart was opened or passed since. Irrelevant once the cart is empty.
function findPastAppointment(store: CartStore, { appointment, lines }: CartView, at: DateTime): DateTime | null {
  if (lines.length === 0) return null;
  if (appointment) return isTooLate(appointment, at) ? appointment : null;
  const pastAppointment = store.getPastAppointment();
  return pastAppointment === null ? null : inZone(pastAppointment, at.zoneName!);
}
