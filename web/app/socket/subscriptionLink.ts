/** The link of subscriptions. The socket client is loaded with the first subscription, so that it does not delay the first page. */
import { ApolloLink, Observable } from '@apollo/client';
import type * as socketModule from './createSocket';

/** Milliseconds until the client is loaded again when that failed. */
const retryDelay = 3_000;

export function subscriptionLink(origin: string, handlers: socketModule.SocketHandlers): ApolloLink {
  let socketLink: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable(observer => {
        let subscription: { unsubscribe: () => void } | undefined;
        let isEnded = false;
        socketLink ??= loadSocket().then(({ createSocketLink }) => createSocketLink(origin, handlers));
        void socketLink.then(link => {
          if (!isEnded) subscription = link.request(operation, forward).subscribe(observer);
        });
        return () => {
          isEnded = true;
          subscription?.unsubscribe();
        };
      }),
  );
}

// Without a network the chunk cannot be loaded. A subscription waits for it as it waits for a connection.
const loadSocket = (): Promise<typeof socketModule> =>
  import('./createSocket').catch(() => new Promise(done => setTimeout(done, retryDelay)).then(loadSocket));
