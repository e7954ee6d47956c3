/** The cart of a branch while its pages are open: every change is kept before anyone sees it, so that leaving at once loses nothing. */
import type { DateTime } from 'luxon';
import { openCart, type Cart } from './cart';
import type { CartBranch } from './product';
import { loadCart, loadMethod, saveCart } from './storage';

export interface CartStore {
  /** The appointment the cart was kept with and lost on opening, because it is over; ISO. Until someone says when instead. */
  missed: () => string | null;
  forgetMissed: () => void;
  get: () => Cart;
  change: (deed: (cart: Cart) => Cart) => void;
  subscribe: (changed: () => void) => () => void;
}

export function createCartStore(branch: CartBranch, at: DateTime): CartStore {
  const kept = loadCart(branch.identifier);
  let cart = openCart(kept, { branch, chosen: loadMethod(), at });
  let missed = cart.order.appointment === null ? kept.order.appointment : null;
  const listeners = new Set<() => void>();
  return {
    missed: () => missed,
    forgetMissed: () => {
      missed = null;
    },
    get: () => cart,
    change: deed => {
      const next = deed(cart);
      if (next === cart) return;
      cart = next;
      saveCart(branch.identifier, cart);
      for (const changed of listeners) changed();
    },
    subscribe: changed => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
