/** Loads the queries of a page while its code loads, in the browser and on the server. */
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';

interface PageQuery {
  query: DocumentNode;
  variables?: OperationVariables;
  /** Whether to load the data again in the background when it is cached. */
  isRefreshed?: boolean;
}

export type QueriesOf = (client: ApolloClient, request: LoaderFunctionArgs) => readonly PageQuery[];

/** Milliseconds after which a page is shown without its data. It then loads them itself and shows a skeleton. */
const maxDelay = 2_000;

/** Returns a loader that fills the cache with the queries of a page. The page reports errors, because it sends a failed query again. */
export const preload =
  (client: ApolloClient, queriesOf: QueriesOf): LoaderFunction =>
  async request => {
    const loaded = Promise.all(queriesOf(client, request).map(query => load(client, query)));
    await Promise.race([loaded, new Promise(done => setTimeout(done, maxDelay))]);
    return null;
  };

async function load(client: ApolloClient, { query, variables = {}, isRefreshed = false }: PageQuery): Promise<void> {
  const isCached = client.readQuery({ query, variables }) !== null;
  if (isCached && !isRefreshed) return;
  const result = client.query({ query, variables, fetchPolicy: isCached ? 'network-only' : 'cache-first' }).catch(() => {});
  if (!isCached) await result;
}
