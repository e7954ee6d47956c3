/** The cart, for every page of a branch: what is in it, and everything that can be done with it. */
import type { DateTime } from 'luxon';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { inZone } from '../../../schema/rules/calendar';
import { isOver } from '../../../schema/rules/slots';
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
  /** Whoever reads it has read it. */
  forgetGone: () => void;
}

/** What went out of the cart without anyone's doing. */
interface Gone {
  /** The names of products that can no longer be had. */
  readonly gone: readonly string[];
  /** The appointment that was chosen and is over by now. */
  readonly missed: DateTime | null;
}

/** The cart and all that is said and done about it. */
export type OpenCart = CartView & CartDeeds & Gone;

const CartContext = createContext<OpenCart | null>(null);

export const useCart = (): OpenCart => useContext(CartContext)!;

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
  const zone = at.zoneName!;
  // A DateTime is made anew with every rendering; the minute it stands for is what counts.
  const view = useMemo(() => viewOf(cart, { branch, offers }, at), [cart, branch, offers, now]);
  const [gone, forgetGone] = useDropping(store, offers, at);
  const missed = useMemo(() => missedOf(store, view, inZone(now, zone)), [store, view, now, zone]);
  const open = useMemo(() => ({ ...view, ...acts, gone, forgetGone, missed }), [view, acts, gone, forgetGone, missed]);
  return <CartContext value={open}>{children}</CartContext>;
}

function deedsOf({ change, forgetMissed }: CartStore): Omit<CartDeeds, 'forgetGone'> {
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
    setAppointment: appointment => {
      forgetMissed();
      setOrder({ appointment: appointment?.toISO() ?? null });
    },
    setComment: comment => setOrder({ comment }),
    setTable: table => setOrder({ table }),
    clear: () => change(deeds.clearCart),
  };
}

// Over when the cart was opened, or since. Of no matter once nothing is left that it was chosen for.
function missedOf(store: CartStore, { appointment, lines }: CartView, at: DateTime): DateTime | null {
  if (lines.length === 0) return null;
  if (appointment) return isOver(appointment, at) ? appointment : null;
  const missed = store.missed();
  return missed === null ? null : inZone(missed, at.zoneName!);
}

/** Whenever the menu has come anew, lines that no longer match it go (STORE-19); which they were is said until it is read. */
function useDropping(store: CartStore, offers: readonly Offer[], at: DateTime): [gone: readonly string[], forget: () => void] {
  const toast = useToast();
  const [gone, setGone] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = store.get();
    store.change(cart => deeds.keepMatching(cart, offers, at));
    const after = store.get();
    if (after === before) return;
    const names = before.items.filter(({ line }) => !after.items.some(item => item.line === line)).map(({ product }) => product.name);
    setGone(old => [...new Set([...old, ...names])]);
    toast('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.');
  }, [store, offers, toast]); // not by the clock: what is in the cart stays until the menu is read again
  const forget = useCallback(() => setGone([]), []);
  return [gone, forget];
}
