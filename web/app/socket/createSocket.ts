/** Creates the socket of subscriptions. It reconnects while the page is open, and reports to the state of the connection. */
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws/client';
import { toObject } from '../../../schema/objects';
import { expectMessages, expectNoMessages, markSilent, recordMessage, reportConnected } from './connection';

/** Interval of socket pings and the time to wait for a pong, in milliseconds. */
const heartbeatInterval = 10_000;
const pongTimeout = 5_000;

/** The close code of a socket whose session has ended. */
const sessionEndedCode = 4401;

/** The close code when the last subscription of the page has ended. */
const normalCode = 1000;

export interface SocketHandlers {
  onReconnect: () => void;
  onSessionEnded: () => void;
}

export const createSocketLink = (origin: string, handlers: SocketHandlers): GraphQLWsLink =>
  new GraphQLWsLink(createSocket(origin, handlers));

/** Creates a socket client that reconnects while the page is open. After a reconnect, active queries are refetched (G-132). */
function createSocket(origin: string, { onReconnect, onSessionEnded }: SocketHandlers): Client {
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
      connecting: expectMessages,
      message: recordMessage,
      connected: (_socket, _payload, wasRetry) => {
        reportConnected(!wasRetry);
        if (wasRetry) onReconnect();
      },
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
        if (toObject(event).code === normalCode) expectNoMessages();
        else markSilent();
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
