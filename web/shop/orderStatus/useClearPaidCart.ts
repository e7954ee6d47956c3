/** Empties the cart an order came from, once it is paid: until then it has to be there for another try (G-060, CHK-52). */
import { useEffect } from 'react';
import { clearCart } from '../cart/state/cart';
import { loadCart, saveCart } from '../cart/state/cartStorage';
import { forgetUnpaid, isUnpaid } from '../checkout/submit/unpaidOrder';
import type { StatusOrderFragment } from './OrderStatus.generated';

type Paid = Pick<StatusOrderFragment, 'uid' | 'isPaid'> & { branch: Pick<StatusOrderFragment['branch'], 'identifier'> };

/** Only for the order of this tab, and once: what is put into the cart afterwards is for the next. */
export function usePaidCart(order: Paid | undefined): void {
  useEffect(() => {
    if (!order?.isPaid || !isUnpaid(order.uid)) return;
    saveCart(order.branch.identifier, clearCart(loadCart(order.branch.identifier)));
    forgetUnpaid();
  }, [order]);
}
