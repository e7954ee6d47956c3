/** The times a cart can be wanted for at its branch. */
import { useMemo } from 'react';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { checkoutHorizonDays, slotsAhead, type Slot } from '../../../../schema/rules/time/slots';
import { useStore } from '../../store/storeContext';
import type { Branch, Checkout } from './checkoutContext';

/** Over three months of slots: counted anew when the minute or the goods change, not with every key that is typed. */
export function useSlots(branch: Branch, { method, lines }: Pick<Checkout['cart'], 'lines'> & { method: DeliveryMethod }): Slot[] {
  const { at } = useStore();
  const minute = at.toMillis();
  const goods = lines.map(({ product }) => product.id).join();
  return useMemo(
    () => slotsAhead({ branch, method, products: lines.map(({ product }) => product) }, at, checkoutHorizonDays),
    [branch, method, goods, minute],
  );
}
