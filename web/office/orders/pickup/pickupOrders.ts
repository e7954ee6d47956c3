/** Finds the orders that can be handed over at the counter. Pure functions. */
import { findOrders, groupByColumn, type CardOrder } from '../board/board';

/**
 * Without a search: the orders of customers who come to the counter, ready ones first. A search finds every order of today, finished ones
 * last, because customers also ask for those.
 */
export function findPickupOrders(orders: readonly CardOrder[], search: string): readonly CardOrder[] {
  const { ready, preparing, new: unanswered, completed, canceled } = groupByColumn(findOrders(orders, { branch: null, search }));
  if (search.trim()) return [...ready, ...preparing, ...unanswered, ...completed, ...canceled];
  return [...ready, ...preparing].filter(({ deliveryType, isCancellationUnseen }) => deliveryType !== 'delivery' && !isCancellationUnseen);
}
