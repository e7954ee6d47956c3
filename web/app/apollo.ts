/** The client: questions over HTTP, subscriptions over a socket, and one store of what both answered. */
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { csrfHeaders } from './csrf';
import { heedServer } from '../hooks/serverTime';
import { newestAnswer } from './latestResponse';

/** No call waits longer (G-017). */
const timeout = 30_000;

/** How often the socket asks whether the other end is still there, and how long it waits for the answer. */
const pulse = 15_000;
const patience = 5_000;

const loginPage = '/backend/login';

/** The server closes a socket like this when its session has ended. */
const signInAgain = 4401;

interface Setup {
  origin: string;
  /** Where a session that has ended leads; the browser, unless a test looks on. */
  leave?: (address: string) => void;
}

export function createApollo({ origin, leave = address => location.assign(address) }: Setup): ApolloClient {
  function signIn(): void {
    if (location.pathname !== loginPage) leave(`${loginPage}?next=${encodeURIComponent(location.pathname + location.search)}`);
  }
  const socket = connect(origin, { onReturn: () => void client.refetchQueries({ include: 'active' }), onSignedOut: signIn });
  const client = new ApolloClient({
    cache: createCache(),
    // An answer that was on its way before a change does not hold it: who asks again afterwards gets one of their own.
    queryDeduplication: false,
    link: ApolloLink.from([
      new ErrorLink(({ error }) => {
        if (isSignedOut(error)) signIn();
      }),
      newestAnswer(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket),
        // Without word of the library: a public question is answered from what is kept only when nothing is asked beside it.
        new HttpLink({ uri: `${origin}/graphql`, fetch: inTime, enhancedClientAwareness: { transport: false } }),
      ),
    ]),
  });
  return client;
}

/** Records are kept by their id under their type; the settings are one of a kind, and the id of an area holds within its branch only. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Config: { keyFields: [] },
      Environment: { keyFields: [] },
      // What is published and what is being worked at are the same blocks with other words.
      ContentBlock: { keyFields: false },
      DeliveryArea: { keyFields: false },
      OrderedArea: { keyFields: false },
    },
  });

const isSignedOut = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

const inTime: typeof fetch = async (address, options = {}) => {
  const signals = [options.signal, AbortSignal.timeout(timeout)].filter(signal => signal instanceof AbortSignal);
  const sent = Date.now();
  const response = await fetch(address, {
    ...options,
    headers: { ...(options.headers as Record<string, string>), ...csrfHeaders() },
    signal: anyOf(signals),
  });
  heedServer(response.headers.get('date'), sent);
  return response;
};

/** Ends as soon as one of them does. AbortSignal.any would be it, but Safari knows that only since 17.4. */
function anyOf(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    signal.addEventListener('abort', () => any.abort(signal.reason));
  }
  return any.signal;
}

/** A socket that comes back for as long as the page is open; what was missed meanwhile is read again (G-132). */
function connect(origin: string, { onReturn, onSignedOut }: { onReturn: () => void; onSignedOut: () => void }): Client {
  let socket: WebSocket | undefined;
  let silence: ReturnType<typeof setTimeout>;
  return createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    keepAlive: pulse,
    on: {
      connected: (_socket, _payload, wasRetry) => wasRetry && onReturn(),
      opened: opened => {
        socket = opened as WebSocket;
      },
      ping: received => {
        if (!received) silence = setTimeout(() => socket?.close(4408, 'No answer'), patience);
      },
      pong: received => {
        if (received) clearTimeout(silence);
      },
      closed: event => {
        clearTimeout(silence);
        if ((event as CloseEvent).code === signInAgain) onSignedOut();
      },
    },
  });
}
