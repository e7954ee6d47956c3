/** Finds the orders that can be handed over at the counter. Pure functions. */
import { groupByColumn, type CardOrder } from '../board/board';
import { findOrders, sortByMatch } from '../search/findOrders';

/**
 * Without a search: the orders of customers who come to the counter, ready ones first. A search finds every order of today, the best match
 * first; of equal matches, finished ones are last, because customers also ask for those.
 */
export function findPickupOrders(orders: readonly CardOrder[], search: string): readonly CardOrder[] {
  const { ready, preparing, new: unanswered, completed, canceled } = groupByColumn(findOrders(orders, { branch: null, search }));
  if (search.trim()) return sortByMatch([...ready, ...preparing, ...unanswered, ...completed, ...canceled], search);
  return [...ready, ...preparing].filter(({ deliveryType, isCancellationUnseen }) => deliveryType !== 'delivery' && !isCancellationUnseen);
}
