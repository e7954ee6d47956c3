/** The slots in which the cart can be ordered at the branch. */
import { useMemo } from 'react';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { checkoutHorizonDays, slotsAhead, type Slot } from '../../../../schema/rules/time/slots';
import { useStore } from '../../store/storeContext';
import type { CheckoutBranch, Checkout } from './checkoutContext';

/** Covers three months, so it is computed only when the minute or the products change, not with every key. */
export function useSlots(branch: CheckoutBranch, { method, lines }: Pick<Checkout['cart'], 'lines'> & { method: DeliveryMethod }): Slot[] {
  const { at } = useStore();
  const minute = at.toMillis();
  const productIds = lines.map(({ product }) => product.id).join();
  return useMemo(
    () => slotsAhead({ branch, method, products: lines.map(({ product }) => product) }, at, checkoutHorizonDays),
    [branch, method, productIds, minute],
  );
}
