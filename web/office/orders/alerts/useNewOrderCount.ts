/** How many orders wait for an answer, as far as the board has read them. Asks nothing itself. */
import { isWaiting } from '../board/board';
import { useOrdersCurrentQuery } from '../Orders.generated';

export function useNewOrders(): number {
  const { data } = useOrdersCurrentQuery({ fetchPolicy: 'cache-only' });
  return data?.ordersCurrent.filter(isWaiting).length ?? 0;
}
