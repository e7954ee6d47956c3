/** Clears the cart of an order when the order is paid. Until then the customer may need it to retry (G-060, CHK-52). */
import { useEffect } from 'react';
import { clearCart } from '../../ordering/cart/cart';
import { loadCart, saveCart } from '../../ordering/cart/cartStorage';
import { clearUnpaidOrder, isUnpaidOrder } from '../checkout/submit/unpaidOrder';
import type { StatusOrderFragment } from './OrderStatus.generated';

type PaidOrder = Pick<StatusOrderFragment, 'uid' | 'isPaid'> & { branch: Pick<StatusOrderFragment['branch'], 'identifier'> };

/** Applies only to the order of this tab and only once, so that later items stay in the cart. */
export function useClearPaidCart(order: PaidOrder | undefined): void {
  useEffect(() => {
    if (!order?.isPaid || !isUnpaidOrder(order.uid)) return;
    saveCart(order.branch.identifier, clearCart(loadCart(order.branch.identifier)));
    clearUnpaidOrder();
  }, [order]);
}
