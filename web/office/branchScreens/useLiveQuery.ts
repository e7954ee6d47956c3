/** Loads what a branch screen shows and updates it on every event. */
import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

/** Polling replaces the events that a lost connection misses. */
const refreshInterval = 10_000;

interface LiveDocuments<Data, Change> {
  query: TypedDocumentNode<Data, { branch: string }>;
  subscription: TypedDocumentNode<Change, { branch: string }>;
  /** Returns the data of the query. Every event contains all records. */
  toData: (change: Unmasked<Change>) => Unmasked<Data>;
}

/** Without a connection, the last data stays. */
export function useLiveQuery<Data, Change>(branch: string, { query, subscription, toData }: LiveDocuments<Data, Change>) {
  const { data, error, subscribeToMore } = useQuery(query, {
    variables: { branch },
    pollInterval: refreshInterval,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(
    () =>
      subscribeToMore({
        document: subscription,
        variables: { branch },
        updateQuery: (_, { subscriptionData }) => toData(subscriptionData.data),
        onError: () => {},
      }),
    [branch, subscribeToMore],
  );
  return { data, error };
}
