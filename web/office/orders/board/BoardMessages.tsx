/** What staff must know before they look at the cards: a lost connection, a failed load, and orders that wait for an answer. */
import { useConnectionState } from '../../../app/socket/connection';
import { NewOrderAlert } from '../alerts/NewOrderAlert';
import { LoadError } from '../LoadError';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { ConnectionNotice } from './ConnectionNotice';

/** `shouldShowNewOrders` is false where the bar of the back office shows them. */
export function BoardMessages({ shouldShowNewOrders = true }: { shouldShowNewOrders?: boolean }) {
  const { reload } = useLiveOrders();
  const { error } = useOrders();
  const isLost = useConnectionState() === 'lost';
  return (
    <>
      <ConnectionNotice />
      {error && !isLost && <LoadError error={error} onRetry={reload} />}
      {shouldShowNewOrders && <NewOrderAlert />}
    </>
  );
}
