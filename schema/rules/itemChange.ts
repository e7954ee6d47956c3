/** What staff may still change about the lines of an order (G-043, G-045, G-066). */
import type { Priced } from './pricing';
import { isFinal, type OrderStatus } from './orderStates';

/** Before the order is over, but never while a provider is asking for the sum as it stands. */
export const mayChangeItems = (status: OrderStatus): boolean => !isFinal(status) && status !== 'WAITING_FOR_PAYMENT';

export interface ChangedItem {
  readonly unitPrice: number | null;
  readonly pricing: Priced['pricing'];
  readonly isPriceHidden: boolean;
}

/** Only a price that was not promised may be set: approximate, from, hidden, none, or part of a quotation. */
export const maySetPrice = (
  { unitPrice, pricing, isPriceHidden }: ChangedItem,
  { isQuotation }: { readonly isQuotation: boolean },
): boolean => isQuotation || pricing !== 'fixed' || isPriceHidden || unitPrice === null;
