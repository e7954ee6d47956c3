/** What staff must know before they look at the cards: a lost connection, a failed load, and orders that wait for an answer. */
import { useConnectionState } from '../../../app/socket/connection';
import { NewOrderAlert } from '../alerts/NewOrderAlert';
import { LoadError } from '../LoadError';
import { useLiveOrders, useOrders } from '../live/ordersContext';
import { ConnectionNotice } from './ConnectionNotice';

/** `showsNewOrders` is false where the bar of the back office shows them. */
export function BoardMessages({ showsNewOrders = true }: { showsNewOrders?: boolean }) {
  const { store } = useLiveOrders();
  const { error } = useOrders();
  const isLive = useConnectionState() === 'live';
  return (
    <>
      <ConnectionNotice />
      {error && isLive && <LoadError error={error} onRetry={() => void store.load()} />}
      {showsNewOrders && <NewOrderAlert />}
    </>
  );
}
