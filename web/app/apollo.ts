/** Creates the Apollo client: queries over HTTP, subscriptions over a WebSocket, one normalized cache. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { cacheSizes } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { withCsrfHeaders } from './csrf';
import { syncServerTime } from '../hooks/serverTime';
import { readAge } from '../hooks/useOutdated';
import { latestResponse } from './links/latestResponse';
import { asVisitor, publicQueriesByGet } from './links/visitorRequests';
import { subscriptionLink } from './socket/subscriptionLink';
import { hasErrorCode } from './errorCode';
import { loginPath } from '../../schema/site/paths';

/** Timeout of a request in milliseconds (G-017). */
const requestTimeout = 30_000;

/** How long a redirect to the login may take in milliseconds. */
const redirectDuration = 5_000;

// Each cleanup of the cache replaces the documents. The client would remember the 2,000 last ones, the growth of many days.
cacheSizes['queryManager.getDocumentInfo'] = 50;

interface ApolloOptions {
  origin: string;
  /** The data with which the server has rendered the page. */
  data?: unknown;
  /** Redirects the browser to the login when the session has ended. Tests replace it. */
  redirect?: (url: string) => void;
}

export function createApollo({ origin, data = {}, redirect = url => location.assign(url) }: ApolloOptions): ApolloClient {
  const redirectToLogin = createLoginRedirect(redirect);
  const socketHandlers = { onReconnect: () => void client.refetchQueries({ include: 'active' }), onSessionEnded: redirectToLogin };
  const client = new ApolloClient({
    cache: createCache().restore(data as NormalizedCacheObject),
    // A refetch after a change must not share a response that was requested before the change.
    queryDeduplication: false,
    link: ApolloLink.from([
      new ErrorLink(({ error }) => {
        if (hasErrorCode(error, 'UNAUTHENTICATED')) redirectToLogin();
      }),
      latestResponse(),
      asVisitor(),
      publicQueriesByGet(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink(origin, socketHandlers),
        // The library's client awareness data would make a cacheable public query uncacheable.
        new HttpLink({
          uri: `${origin}/graphql`,
          fetch: fetchWithTimeout,
          print: printOnOneLine,
          enhancedClientAwareness: { transport: false },
        }),
      ),
    ]),
  });
  return client;
}

/**
 * Returns the redirect to the login. When a session ends, several responses say so, and a second redirect would abort the first.
 * A person with unsaved changes may have stayed on the page, so a later response redirects again.
 */
function createLoginRedirect(redirect: (url: string) => void): () => void {
  let redirectedAt = -Infinity;
  return () => {
    if (location.pathname === loginPath || performance.now() - redirectedAt < redirectDuration) return;
    redirectedAt = performance.now();
    redirect(`${loginPath}?next=${encodeURIComponent(location.pathname + location.search)}`);
  };
}

/** Creates the cache. Settings exist once; the id of a delivery area is unique only within its branch. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Config: { keyFields: [] },
      Environment: { keyFields: [] },
      // A page and its planned publication share an id.
      Usage: { keyFields: false },
      // The published and the draft version of a block share an id but have different content.
      ContentBlock: { keyFields: false },
      // An order that a list has loaded needs no second request.
      Query: { fields: { order: (order, { args, toReference }) => order ?? toReference({ __typename: 'Order', id: args?.id }) } },
      DeliveryArea: { keyFields: false },
      OrderDeliveryArea: { keyFields: false },
    },
  });

// A public query is part of a URL, and some proxies reject long ones.
const printOnOneLine: HttpLink.Options['print'] = (query, print) => print(query).replace(/\s+/g, ' ');

interface TimedRequest extends RequestInit {
  /** Milliseconds, for the few requests that may take longer. */
  timeout?: number;
}

const fetchWithTimeout = async (url: Parameters<typeof fetch>[0], { timeout = requestTimeout, ...options }: TimedRequest = {}) => {
  const signals = [options.signal, AbortSignal.timeout(timeout)].filter(signal => signal instanceof AbortSignal);
  const sentAt = Date.now();
  const response = await fetch(url, {
    ...options,
    headers: withCsrfHeaders(options.headers),
    signal: anyOf(signals),
  });
  syncServerTime(response.headers.get('date'), sentAt);
  readAge(response);
  return response;
};

/** Returns a signal that aborts with the first of the given signals. Safari has AbortSignal.any only since 17.4. */
function anyOf(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason));
  }
  return controller.signal;
}
