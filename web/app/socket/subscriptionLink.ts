/** The link of subscriptions. The socket client is loaded with the first subscription, so that it does not delay the first page. */
import { ApolloLink, Observable } from '@apollo/client';
import { expectMessages, expectNoMessages } from './connection';
import type * as socketModule from './createSocket';

/** Milliseconds until the client is loaded again when that failed. */
const retryDelay = 3_000;

export function subscriptionLink(origin: string, handlers: socketModule.SocketHandlers): ApolloLink {
  let socketLink: Promise<ApolloLink> | undefined;
  let isLoaded = false;
  const waiting = new Set<object>();
  return new ApolloLink(
    (operation, forward) =>
      new Observable(observer => {
        let subscription: { unsubscribe: () => void } | undefined;
        waiting.add(observer);
        expectMessages(); // the page is not live while the client is missing
        socketLink ??= loadSocket().then(({ createSocketLink }) => {
          isLoaded = true;
          return createSocketLink(origin, handlers);
        });
        void socketLink.then(link => {
          if (waiting.delete(observer)) subscription = link.request(operation, forward).subscribe(observer);
        });
        return () => {
          if (waiting.delete(observer) && waiting.size === 0 && !isLoaded) expectNoMessages();
          subscription?.unsubscribe();
        };
      }),
  );
}

// Without a network the chunk cannot be loaded. A subscription waits for it as it waits for a connection.
const loadSocket = (): Promise<typeof socketModule> =>
  import('./createSocket').catch(() => new Promise(done => setTimeout(done, retryDelay)).then(loadSocket));
