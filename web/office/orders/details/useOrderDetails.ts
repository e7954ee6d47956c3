/** Loads an order for its drawer, and again when the list has a newer version of it. */
import { useEffect } from 'react';
import { useEvictOnLeave } from '../../../app/cacheCleanup';
import type { CardOrder } from '../board/board';
import { useOrderDetailQuery } from '../Orders.generated';

export function useOrderDetails(id: string, card: CardOrder | undefined) {
  const { data, error, refetch } = useOrderDetailQuery({ variables: { id } });
  useEvictOnLeave('order', id);
  const details = data?.order;
  const isOutdated = card !== undefined && details !== undefined && card.event > details.event;
  useEffect(() => void (isOutdated && refetch()), [isOutdated, card?.event, refetch]);
  return { details, error, refetch };
}
