/** Creates the Apollo client: queries over HTTP, subscriptions over a WebSocket, one normalized cache. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { withCsrfHeaders } from './csrf';
import { syncServerTime } from '../hooks/serverTime';
import { readAge } from '../hooks/useOutdated';
import { latestResponse } from './latestResponse';
import { toObject } from '../../schema/objects';
import { hear, hearNothing } from './connection';
import { hasErrorCode } from './errorCode';
import { loginPath } from '../../schema/site/paths';

/** Timeout of a request in milliseconds (G-017). */
const requestTimeout = 30_000;

/** Interval of socket pings and the time to wait for a pong, in milliseconds. */
const heartbeatInterval = 10_000;
const pongTimeout = 5_000;

/** The close code of a socket whose session has ended. */
const sessionEndedCode = 4401;

interface ApolloOptions {
  origin: string;
  /** Redirects the browser to the login when the session has ended. Tests replace it. */
  redirect?: (url: string) => void;
}

export function createApollo({ origin, redirect = url => location.assign(url) }: ApolloOptions): ApolloClient {
  function redirectToLogin(): void {
    if (location.pathname !== loginPath) redirect(`${loginPath}?next=${encodeURIComponent(location.pathname + location.search)}`);
  }
  const socket = connect(origin, { onReconnect: () => void client.refetchQueries({ include: 'active' }), onSessionEnded: redirectToLogin });
  const client = new ApolloClient({
    cache: createCache(),
    // A refetch after a change must not share a response that was requested before the change.
    queryDeduplication: false,
    link: ApolloLink.from([
      new ErrorLink(({ error }) => {
        if (hasErrorCode(error, 'UNAUTHENTICATED')) redirectToLogin();
      }),
      latestResponse(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket),
        // The library's client awareness data would make a cacheable public query uncacheable.
        new HttpLink({ uri: `${origin}/graphql`, fetch: fetchWithTimeout, enhancedClientAwareness: { transport: false } }),
      ),
    ]),
  });
  return client;
}

/** Creates the cache. Settings exist once; the id of a delivery area is unique only within its branch. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Config: { keyFields: [] },
      Environment: { keyFields: [] },
      // The published and the draft version of a block share an id but have different content.
      ContentBlock: { keyFields: false },
      // An order that a list has loaded needs no second request.
      Query: { fields: { order: (order, { args, toReference }) => order ?? toReference({ __typename: 'Order', id: args?.id }) } },
      DeliveryArea: { keyFields: false },
      OrderDeliveryArea: { keyFields: false },
    },
  });

const fetchWithTimeout: typeof fetch = async (url, options = {}) => {
  const signals = [options.signal, AbortSignal.timeout(requestTimeout)].filter(signal => signal instanceof AbortSignal);
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

/** Creates a socket client that reconnects while the page is open. After a reconnect, active queries are refetched (G-132). */
function connect(origin: string, { onReconnect, onSessionEnded }: { onReconnect: () => void; onSessionEnded: () => void }): Client {
  let socket: WebSocket | undefined;
  let pongTimer: ReturnType<typeof setTimeout>;
  return createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: waitBeforeRetry,
    keepAlive: heartbeatInterval,
    on: {
      message: hear,
      connected: (_socket, _payload, wasRetry) => wasRetry && onReconnect(),
      opened: opened => {
        if (opened instanceof WebSocket) socket = opened;
      },
      ping: isReceived => {
        if (!isReceived) pongTimer = setTimeout(() => socket?.close(4408, 'No answer'), pongTimeout);
      },
      pong: isReceived => {
        if (isReceived) clearTimeout(pongTimer);
      },
      closed: event => {
        clearTimeout(pongTimer);
        hearNothing();
        if (toObject(event).code === sessionEndedCode) onSessionEnded();
      },
    },
  });
}

const longestWait = 5_000;

/** Waits up to eight seconds, not all clients the same time, so that a restarted server is not flooded. Ends when the device is online again. */
const waitBeforeRetry = (attempt: number): Promise<void> =>
  new Promise(resolve => {
    const end = (): void => {
      removeEventListener('online', end);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, Math.min(1_000 * 2 ** attempt, longestWait) + Math.random() * 3_000);
    addEventListener('online', end);
  });
