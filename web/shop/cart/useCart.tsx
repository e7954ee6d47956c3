/** The cart, for every page of a branch: what is in it, and everything that can be done with it. */
import type { DateTime } from 'luxon';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DeliveryMethod } from '../../../schema/rules/openingHours';
import type { Unit } from '../../../schema/rules/units';
import { useToast } from '../../ui/Toasts';
import * as deeds from './cart';
import type { Choice, InLine } from './cart';
import { createCartStore, type CartStore } from './cartStore';
import { viewOf, type CartView } from './cartView';
import type { CartBranch, CartProduct, Offer } from './product';
import { saveMethod } from './storage';

export interface CartDeeds {
  add: (product: CartProduct, choice: Choice) => void;
  /** Puts a choice in the place of a line. */
  replace: (line: InLine, choice: Choice) => void;
  remove: (line: number) => void;
  setAmount: (line: InLine, amount: number) => void;
  setUnit: (line: InLine, unit: Unit) => void;
  /** Kept for all branches of the shop. */
  setMethod: (method: DeliveryMethod) => void;
  /** The id of an area. */
  setArea: (id: string) => void;
  setAppointment: (appointment: DateTime | null) => void;
  setComment: (comment: string) => void;
  setTable: (identifier: string | null) => void;
  /** After an order. */
  clear: () => void;
}

const CartContext = createContext<(CartView & CartDeeds) | null>(null);

export const useCart = (): CartView & CartDeeds => useContext(CartContext)!;

interface Props {
  branch: CartBranch;
  /** What the branch sells now. */
  offers: readonly Offer[];
  at: DateTime;
  children: ReactNode;
}

/** Opens the cart of a branch; another branch needs another one (`key`). */
export function CartProvider({ branch, offers, at, children }: Props) {
  const [store] = useState(() => createCartStore(branch, at));
  const cart = useSyncExternalStore(store.subscribe, store.get);
  const acts = useMemo(() => deedsOf(store), [store]);
  const now = at.toMillis();
  // A DateTime is made anew with every rendering; the minute it stands for is what counts.
  const view = useMemo(() => viewOf(cart, { branch, offers }, at), [cart, branch, offers, now]);
  useDropping(store, offers, at);
  return <CartContext value={useMemo(() => ({ ...view, ...acts }), [view, acts])}>{children}</CartContext>;
}

function deedsOf({ change }: CartStore): CartDeeds {
  const setOrder = (order: Partial<deeds.Cart['order']>): void => change(cart => ({ ...cart, order: { ...cart.order, ...order } }));
  const setMethod = (method: DeliveryMethod): void => {
    saveMethod(deeds.flagsOf(method));
    change(cart => ({ ...cart, ...deeds.flagsOf(method) }));
  };
  return {
    add: (product, choice) => change(cart => deeds.addItem(cart, product, choice)),
    replace: (line, choice) => change(cart => deeds.replaceItem(cart, line, choice)),
    remove: line => change(cart => deeds.removeItem(cart, line)),
    setAmount: (line, amount) => change(cart => deeds.setAmount(cart, line, amount)),
    setUnit: (line, unit) => change(cart => deeds.setUnit(cart, line, unit)),
    setMethod,
    setArea: deliveryArea => change(cart => ({ ...cart, deliveryArea })),
    setAppointment: appointment => setOrder({ appointment: appointment?.toISO() ?? null }),
    setComment: comment => setOrder({ comment }),
    setTable: table => setOrder({ table }),
    clear: () => change(deeds.clearCart),
  };
}

/** Whenever the menu has come anew, lines that no longer match it go (STORE-19). */
function useDropping(store: CartStore, offers: readonly Offer[], at: DateTime): void {
  const toast = useToast();
  useEffect(() => {
    const before = store.get();
    store.change(cart => deeds.keepMatching(cart, offers, at));
    if (store.get() !== before) toast('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.');
  }, [store, offers, toast]); // not by the clock: what is in the cart stays until the menu is read again
}
