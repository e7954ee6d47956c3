/** The slots in which the cart can be ordered at the branch. */
import { useMemo } from 'react';
import { checkoutHorizonDays, slotsAhead, type Slot } from '../../../schema/rules/time/slots';
import { slotQueryOf, useStore } from './storeContext';
import type { CartView } from '../cart/cartView';

/** Covers three months, so it is computed only when the minute or the products change, not with every key. */
export function useSlots({ method, lines }: Pick<CartView, 'lines' | 'method'>): Slot[] {
  const { branch, fullSlots, at } = useStore();
  const minute = at.toMillis();
  const productIds = lines.map(({ product }) => product.id).join();
  return useMemo(
    () => slotsAhead(slotQueryOf({ branch, fullSlots }, { method, lines }), at, checkoutHorizonDays),
    [branch, fullSlots, method, productIds, minute],
  );
}
