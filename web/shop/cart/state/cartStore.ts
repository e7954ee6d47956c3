/**
 * The store of a branch's cart while its pages are open. Every change is saved before it is displayed, so that leaving the page loses
 * nothing.
 */
import type { DateTime } from 'luxon';
import { emptyCart, openCart, type Cart } from './cart';
import type { CartBranch } from './cartProduct';
import { loadCart, loadMethod, saveCart } from './cartStorage';

export interface CartStore {
  /** Returns the appointment of the stored cart (ISO) that was over when the cart was opened. Null after the customer sets a new one. */
  getPastAppointment: () => string | null;
  clearPastAppointment: () => void;
  get: () => Cart;
  change: (update: (cart: Cart) => Cart) => void;
  /** Reads the cart again that another page of this tab may have saved; does nothing if none is stored. */
  reload: (at: DateTime) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createCartStore(branch: CartBranch, at: DateTime): CartStore {
  let { cart, pastAppointment } = openStoredCart(branch, at);
  const listeners = new Set<() => void>();
  const setCart = (next: Cart): void => {
    cart = next;
    for (const listener of listeners) listener();
  };
  return {
    getPastAppointment: () => pastAppointment,
    clearPastAppointment: () => {
      pastAppointment = null;
    },
    get: () => cart,
    change: update => {
      const next = update(cart);
      if (next === cart) return;
      saveCart(branch.identifier, next);
      setCart(next);
    },
    reload: at => {
      if (loadCart(branch.identifier) === emptyCart) return;
      const stored = openStoredCart(branch, at);
      pastAppointment = stored.pastAppointment;
      setCart(stored.cart);
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function openStoredCart(branch: CartBranch, at: DateTime): { cart: Cart; pastAppointment: string | null } {
  const stored = loadCart(branch.identifier);
  const cart = openCart(stored, { branch, lastMethod: loadMethod(), at });
  return { cart, pastAppointment: cart.order.appointment === null ? stored.order.appointment : null };
}
