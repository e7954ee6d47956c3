/**
 * The store of a branch's cart while its pages are open. Every change is saved before it is displayed, so that leaving the page loses
 * nothing.
 */
import type { DateTime } from 'luxon';
import { emptyCart, openCart, type Cart } from './cart';
import type { CartBranch } from './cartProduct';
import { loadCart, loadMethod, saveCart } from './cartStorage';
import type { OrderTaker } from '../orderTaker';

export interface CartStore {
  readonly taker: OrderTaker;
  /** Returns the appointment of the stored cart (ISO) that was over when the cart was opened. Null after the customer sets a new one. */
  getPastAppointment: () => string | null;
  clearPastAppointment: () => void;
  get: () => Cart;
  /** Returns the cart of a new visitor, for whom the server renders the page. */
  getNew: () => Cart;
  change: (update: (cart: Cart) => Cart) => void;
  /** Reads the cart again that another page of this tab may have saved; does nothing if none is stored. */
  reload: (at: DateTime) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createCartStore(branch: CartBranch, at: DateTime, taker: OrderTaker = 'customer'): CartStore {
  let { cart, pastAppointment } = openStoredCart(branch, at, taker);
  const newCart = openCart(emptyCart, { branch, lastMethod: null, at });
  if (JSON.stringify(cart) === JSON.stringify(newCart)) cart = newCart; // for a new visitor nothing changes
  const listeners = new Set<() => void>();
  const setCart = (next: Cart): void => {
    cart = next;
    for (const listener of listeners) listener();
  };
  return {
    taker,
    getPastAppointment: () => pastAppointment,
    clearPastAppointment: () => {
      pastAppointment = null;
    },
    get: () => cart,
    getNew: () => newCart,
    change: update => {
      const next = update(cart);
      if (next === cart) return;
      saveCart(branch.identifier, next, taker);
      setCart(next);
    },
    reload: at => {
      if (loadCart(branch.identifier, taker) === emptyCart) return;
      const stored = openStoredCart(branch, at, taker);
      pastAppointment = stored.pastAppointment;
      setCart(stored.cart);
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function openStoredCart(branch: CartBranch, at: DateTime, taker: OrderTaker): { cart: Cart; pastAppointment: string | null } {
  const stored = loadCart(branch.identifier, taker);
  const cart = openCart(stored, { branch, lastMethod: loadMethod(taker), at });
  return { cart, pastAppointment: cart.order.appointment === null ? stored.order.appointment : null };
}
