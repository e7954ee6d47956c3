/** The cart of a branch while its pages are open: every change is kept before anyone sees it, so that leaving at once loses nothing. */
import type { DateTime } from 'luxon';
import { emptyCart, openCart, type Cart } from './cart';
import type { CartBranch } from './cartProduct';
import { loadCart, loadMethod, saveCart } from './cartStorage';

export interface CartStore {
  /** The appointment the cart was kept with and lost on opening, because it is over; ISO. Until someone says when instead. */
  missed: () => string | null;
  forgetMissed: () => void;
  get: () => Cart;
  change: (deed: (cart: Cart) => Cart) => void;
  /** Takes over what another page of this tab has kept meanwhile, if anything is kept at all. */
  recall: (at: DateTime) => void;
  subscribe: (changed: () => void) => () => void;
}

export function createCartStore(branch: CartBranch, at: DateTime): CartStore {
  let { cart, missed } = openKept(branch, at);
  const listeners = new Set<() => void>();
  const show = (next: Cart): void => {
    cart = next;
    for (const changed of listeners) changed();
  };
  return {
    missed: () => missed,
    forgetMissed: () => {
      missed = null;
    },
    get: () => cart,
    change: deed => {
      const next = deed(cart);
      if (next === cart) return;
      saveCart(branch.identifier, next);
      show(next);
    },
    recall: at => {
      if (loadCart(branch.identifier) === emptyCart) return;
      const opened = openKept(branch, at);
      missed = opened.missed;
      show(opened.cart);
    },
    subscribe: changed => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

function openKept(branch: CartBranch, at: DateTime): { cart: Cart; missed: string | null } {
  const kept = loadCart(branch.identifier);
  const cart = openCart(kept, { branch, chosen: loadMethod(), at });
  return { cart, missed: cart.order.appointment === null ? kept.order.appointment : null };
}
