/** Frees what no page shows any more: the back office stays open for days, and each order takes 16 kB of the cache. */
import { InMemoryCache, type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Removes the results of a field of `Query` when the component is removed; of a field with an id, only those of this id. */
export function useEvictOnLeave(fieldName: string, id?: string): void {
  const { cache } = useApolloClient();
  useEffect(
    () => () => {
      // The queries of the component end with it. Before that, they would request the result again.
      setTimeout(() => cache.evict({ id: 'ROOT_QUERY', fieldName, ...(id !== undefined && { args: { id } }) }));
    },
    [cache, fieldName, id],
  );
}

/**
 * Removes the records that no result refers to, and what the cache remembers of reading them. That makes the client parse its documents again,
 * so it is for every hour rather than for every minute.
 */
export function removeUnusedRecords({ cache }: ApolloClient): void {
  if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true });
}
