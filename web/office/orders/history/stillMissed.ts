/** Finds the missed orders that still wait for an answer. Pure functions. */
import { isUnanswered } from '../../../../schema/rules/order/orderStatus';
import type { CardOrder } from '../board/board';

interface Known {
  /** The live orders. They know an answer before the missed orders are read again. */
  readonly liveOrders: readonly Pick<CardOrder, 'id' | 'status'>[] | undefined;
  /** Null for all branches. */
  readonly branch: string | null;
}

export function stillMissed<O extends Pick<CardOrder, 'id' | 'status'> & { readonly branch: { readonly id: string } }>(
  missed: readonly O[],
  { liveOrders = [], branch }: Known,
): readonly O[] {
  if (missed.length === 0) return missed;
  const statuses = new Map(liveOrders.map(({ id, status }) => [id, status]));
  return missed.filter(order => (!branch || order.branch.id === branch) && isUnanswered(statuses.get(order.id) ?? order.status));
}
