/** Finds the orders that can be handed over at the counter. Pure functions. */
import { findOrders, groupByColumn, type CardOrder } from '../board/board';

interface PickupQuery {
  /** Null for all branches. */
  readonly branch: string | null;
  readonly search: string;
}

/**
 * Without a search: the orders of customers who come to the counter, ready ones first. A search finds every order of today, finished ones
 * last, because customers also ask for those.
 */
export function findPickupOrders(orders: readonly CardOrder[], query: PickupQuery): readonly CardOrder[] {
  const { ready, preparing, new: unanswered, completed, canceled } = groupByColumn(findOrders(orders, query));
  if (query.search.trim()) return [...ready, ...preparing, ...unanswered, ...completed, ...canceled];
  return [...ready, ...preparing].filter(({ deliveryType }) => deliveryType !== 'delivery');
}
