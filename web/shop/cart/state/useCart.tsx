/** The cart, for every page of a branch: what is in it, and everything that can be done with it. */
import type { DateTime } from 'luxon';
import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { isOver } from '../../../../schema/rules/time/slots';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { Unit } from '../../../../schema/rules/product/units';
import { useShownAgain } from '../../../hooks/usePageShow';
import * as deeds from './cart';
import type { Choice, InLine, KeptItem } from './cart';
import { createCartStore, type CartStore } from './cartStore';
import { viewOf, type CartView } from './cartView';
import type { CartBranch, CartProduct, Offer } from './cartProduct';
import { saveMethod } from './cartStorage';
import { useGone, type GoneLine } from './useRemovedItems';

interface CartDeeds {
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

/** What is no longer as it was without anyone's doing. */
interface Lost {
  /** What went out of the cart because the menu changed. */
  readonly gone: readonly GoneLine[];
  /** Somebody has read of these. */
  readonly forgetGone: (lines: readonly GoneLine[]) => void;
  /** Puts those that can be had, changed as they are, into the cart again. */
  readonly takeBack: (lines: readonly GoneLine[]) => void;
  /** The appointment that was chosen and is over by now. */
  readonly missed: DateTime | null;
}

/** The cart and all that is said and done about it. */
export type OpenCart = CartView & CartDeeds & Lost;

const CartContext = createContext<OpenCart | null>(null);

export const useCart = (): OpenCart => useContext(CartContext)!;

/** What stays the same while the cart is open. */
const CartStoreContext = createContext<{ store: CartStore; acts: CartDeeds } | null>(null);

/** What of one product is in the cart. Of the hundreds on a page only the one that was added to is rendered anew. */
export function useInCart({ id }: Pick<CartProduct, 'id'>) {
  const { store, acts } = useContext(CartStoreContext)!;
  const isOwn = ({ product }: KeptItem): boolean => product.id === id;
  const first = useSyncExternalStore(store.subscribe, () => store.get().items.find(isOwn));
  const count = useSyncExternalStore(store.subscribe, () => store.get().items.filter(isOwn).length);
  return { first, count, ...acts };
}

interface Props {
  branch: CartBranch;
  /** What the branch sells now. */
  offers: readonly Offer[];
  at: DateTime;
  children: ReactNode;
}

/** Opens the cart of a branch; another branch needs another one (`key`). */
export function CartProvider({ branch, offers, at, children }: Props) {
  const [opened] = useState(() => {
    const store = createCartStore(branch, at);
    return { store, acts: deedsOf(store) };
  });
  const { store, acts } = opened;
  const cart = useSyncExternalStore(store.subscribe, store.get);
  useShownAgain(() => store.recall(at)); // it may have been paid for on the page the visitor comes back from
  const now = at.toMillis();
  const zone = at.zoneName!;
  // A DateTime is made anew with every rendering; the minute it stands for is what counts.
  const view = useMemo(() => viewOf(cart, { branch, offers }, at), [cart, branch, offers, now]);
  const { gone, forget } = useGone(store, offers, { at, meant: view.appointment ?? at });
  const missed = useMemo(() => missedOf(store, view, inZone(now, zone)), [store, view, now, zone]);
  const open = useMemo(() => {
    const takeBack = (lines: readonly GoneLine[]): void => {
      for (const { item, product } of lines) if (product) acts.add(product, deeds.sameOf(product, item));
      forget(lines);
    };
    return { ...view, ...acts, gone, forgetGone: forget, takeBack, missed };
  }, [view, acts, gone, forget, missed]);
  return (
    <CartStoreContext value={opened}>
      <CartContext value={open}>{children}</CartContext>
    </CartStoreContext>
  );
}

function deedsOf({ change, forgetMissed }: CartStore): CartDeeds {
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
