/** Counts the new orders in the Apollo cache. It sends no query of its own. */
import { isWaiting } from '../board/board';
import { useOrdersCurrentQuery } from '../Orders.generated';

export function useNewOrderCount(): number {
  const { data } = useOrdersCurrentQuery({ fetchPolicy: 'cache-only' });
  return data?.ordersCurrent.filter(isWaiting).length ?? 0;
}
