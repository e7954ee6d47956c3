/** The order behind a status link, and every change to it, until it can change no more (G-065, G-132). */
import { useEffect, useState } from 'react';
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { OrderStatusChangedDocument, useOrderPublicQuery, type StatusOrderFragment } from './OrderStatus.generated';

/** The safety net below the subscription (STAT-18). */
const pollEvery = 10_000;

export function useLiveOrder(uid: string, hash: string) {
  const [newest, setNewest] = useState<StatusOrderFragment>();
  const isOver = newest !== undefined && isFinal(newest.status);
  const { data, error, subscribeToMore, refetch } = useOrderPublicQuery({
    variables: { uid, hash },
    fetchPolicy: 'cache-and-network',
    pollInterval: isOver ? 0 : pollEvery,
  });

  // An answer may be overtaken by a change that was told meanwhile: the higher number is newer.
  const told = data?.orderPublic;
  if (told && told !== newest && told.event >= (newest?.event ?? 0)) setNewest(told);

  // Apollo writes a change over the stored order, because both carry its id.
  useEffect(
    () => (isOver ? undefined : subscribeToMore({ document: OrderStatusChangedDocument, variables: { uid, hash }, onError: () => {} })),
    [subscribeToMore, uid, hash, isOver],
  );
  return { order: newest, error, refetch };
}
