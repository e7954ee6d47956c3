/** The open orders of a branch, followed live. The screen reports which it has shown. */
import type { ApolloClient } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useMemo } from 'react';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import {
  BackofficeDocument,
  BackofficeOrderChangedDocument,
  BackofficeVersionsDocument,
  MarkBackofficeOrdersSeenDocument,
  type BackofficeOrderChangedSubscription,
  type CounterOrderFragment,
} from '../BranchScreens.generated';
import { useSeenReports } from '../../orders/board/useReportSeen';
import { keepSubscribed } from '../live/keepSubscribed';
import type { Change } from '../live/mergeChanges';
import type { ScreenSource } from '../live/screenStore';
import { useScreenStore } from '../live/useScreenStore';

/** Returns the change that a response of an action stands for. */
export const toChange = (order: CounterOrderFragment): Change<CounterOrderFragment> => ({
  id: order.id,
  event: order.event,
  record: isFinal(order.status) ? null : order,
});

function createSource(client: ApolloClient, branch: string): ScreenSource<CounterOrderFragment> {
  const options = { variables: { branch }, fetchPolicy: 'no-cache' } as const;
  return {
    readList: async () => (await client.query({ query: BackofficeDocument, ...options })).data!.backoffice.map(toChange),
    readVersions: async () => (await client.query({ query: BackofficeVersionsDocument, ...options })).data!.backoffice,
    subscribe: (onChange, onError) =>
      keepSubscribed<BackofficeOrderChangedSubscription>(() => client.subscribe({ query: BackofficeOrderChangedDocument, ...options }), {
        onData: ({ backofficeOrderChanged: change }) => change && onChange({ id: change.id, event: change.event, record: change.order }),
        onError,
      }),
  };
}

/** Returns the open orders: those with priority, the oldest priority first, then the others, the earliest due first. */
export function useOpenOrders(branch: string) {
  const { records, error, store } = useScreenStore(branch, createSource);
  const orders = useMemo(
    () =>
      records?.toSorted(
        (a, b) =>
          Number(b.prioritizedAt !== null) - Number(a.prioritizedAt !== null) ||
          compare(sortTimeOf(a), sortTimeOf(b)) ||
          compare(a.createdAt, b.createdAt),
      ),
    [records],
  );
  return { orders, error, store };
}

// Times in ISO 8601 sort like texts.
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const sortTimeOf = ({ prioritizedAt, dueAt, createdAt }: CounterOrderFragment): string => prioritizedAt ?? dueAt ?? createdAt;

/** Reports the new orders that the screen has shown, so that the status pages of their customers say so. */
export function useReportShown(branch: string, orders: readonly CounterOrderFragment[] = []): void {
  const [markSeen] = useMutation(MarkBackofficeOrdersSeenDocument, { fetchPolicy: 'no-cache' });
  useSeenReports(orders, ids => markSeen({ variables: { branch, orders: ids } }));
}
