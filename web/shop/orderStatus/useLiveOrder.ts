/** Loads the order of a status link and follows its changes until it is final (G-065, G-132) and staff cannot recall it (G-139). */
import { useEffect, useState } from 'react';
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { OrderStatusChangedDocument, useOrderPublicQuery, type StatusOrderFragment } from './OrderStatus.generated';

/** The poll interval in milliseconds; a fallback for the subscription (STAT-18). */
const pollInterval = 10_000;

export function useLiveOrder(uid: string, hash: string) {
  const [newestOrder, setNewestOrder] = useState<StatusOrderFragment>();
  const isFinished = newestOrder !== undefined && isFinal(newestOrder.status);
  const isRecallable = newestOrder?.status === 'COMPLETED';
  const isSubscribed = !isFinished || isRecallable;
  const { data, error, subscribeToMore, refetch } = useOrderPublicQuery({
    variables: { uid, hash },
    fetchPolicy: 'cache-and-network',
    pollInterval: isFinished ? 0 : pollInterval,
  });

  // A response may be older than an event; the higher event number is newer.
  const received = data?.orderPublic;
  if (received && received !== newestOrder && received.event >= (newestOrder?.event ?? 0)) setNewestOrder(received);

  // Apollo merges the event into the cached order, because both have its id.
  useEffect(
    () =>
      isSubscribed ? subscribeToMore({ document: OrderStatusChangedDocument, variables: { uid, hash }, onError: () => {} }) : undefined,
    [subscribeToMore, uid, hash, isSubscribed],
  );
  return { order: newestOrder, error, refetch };
}
