/** The actions of the customer on the cart. */
import type { CartProduct } from './cartProduct';
import * as changes from './cart';
import type { Choice, LineOfProduct } from './cart';
import type { Unit } from '../../../schema/rules/product/units';
import type { DeliveryMethod } from '../../../schema/rules/checkout/deliveryMethods';
import type { DateTime } from 'luxon';
import type { CartStore } from './cartStore';
import { saveMethod } from './cartStorage';
import { recordEvent } from '../events/recordEvent';

export interface CartActions {
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

export function createActions({ taker, change, clearPastAppointment }: CartStore): CartActions {
  const setOrder = (order: Partial<changes.Cart['order']>): void => change(cart => ({ ...cart, order: { ...cart.order, ...order } }));
  const setMethod = (method: DeliveryMethod): void => {
    saveMethod(changes.toMethodFlags(method), taker);
    change(cart => ({ ...cart, ...changes.toMethodFlags(method) }));
  };
  return {
    add: (product, choice) => {
      change(cart => changes.addItem(cart, product, choice));
      recordEvent('add_to_cart', [{ product, ...choice }]);
    },
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
