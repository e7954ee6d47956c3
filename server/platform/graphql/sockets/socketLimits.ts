/** Limits the number of sockets per address and session, and what each socket may do. Each process counts for itself. */
import type { Duplex } from 'node:stream';
import { GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import { AppError } from '../../../../schema/errors/appError';
import { toError } from '../../../../schema/errors/toError';
import { runInScope } from '../../context/requestScope';
import type { Limits } from '../../security/limits';

/** The client that opens a socket. */
export interface SocketClient {
  network: string;
  session?: string | undefined;
  /** A signed-in client may replace an anonymous one of the same address. */
  isSignedIn: boolean;
}

/** The close code for exceeded limits. */
const policyViolation = 1008;

const second = 1_000;

/** An open connection and its client. */
interface Connection extends SocketClient {
  stream: Duplex;
}

/** Limits the connections of each address and of each session. */
export function createConnectionLimiter({ socketsPerAddress, socketsPerSession }: Pick<Limits, 'socketsPerAddress' | 'socketsPerSession'>) {
  const connectionsByKey = new Map<string, Set<Connection>>();

  const limitsOf = ({ network, session }: SocketClient): (readonly [key: string, max: number])[] => [
    [`address ${network}`, socketsPerAddress],
    ...(session ? [[`session ${session}`, socketsPerSession] as const] : []),
  ];

  function add(connection: Connection): void {
    for (const [key] of limitsOf(connection)) connectionsByKey.set(key, (connectionsByKey.get(key) ?? new Set()).add(connection));
    connection.stream.once('close', () => remove(connection));
  }

  function remove(connection: Connection): void {
    for (const [key] of limitsOf(connection)) {
      const connections = connectionsByKey.get(key);
      if (connections?.delete(connection) && connections.size === 0) connectionsByKey.delete(key);
    }
  }

  /** When an address is at its limit, a signed-in client replaces the oldest anonymous connection. */
  function replaceAnonymous({ network, isSignedIn }: SocketClient): void {
    const connections = connectionsByKey.get(`address ${network}`);
    if (!isSignedIn || !connections || connections.size < socketsPerAddress) return;
    const oldest = [...connections].find(connection => !connection.isSignedIn);
    if (!oldest) return;
    remove(oldest);
    oldest.stream.destroy();
  }

  const isBelowLimits = (client: SocketClient): boolean =>
    limitsOf(client).every(([key, max]) => (connectionsByKey.get(key)?.size ?? 0) < max);

  return {
    /** Adds a connection until its stream closes and returns true, or returns false at a limit. Checking and adding happen in one step. */
    accept(client: SocketClient, stream: Duplex): boolean {
      if (stream.destroyed) return false;
      if ((connectionsByKey.get(`session ${client.session}`)?.size ?? 0) < socketsPerSession) replaceAnonymous(client);
      const isAccepted = isBelowLimits(client);
      if (isAccepted) add({ ...client, stream });
      return isAccepted;
    },
  };
}

/** Closes the socket when it sends more messages per second than any page does. */
export function trackConnection(socket: WebSocket, { messagesPerSecond }: Pick<Limits, 'messagesPerSecond'>): void {
  let windowStart = performance.now();
  let messageCount = 0;

  function countMessage(): void {
    const now = performance.now();
    if (now - windowStart >= second) [windowStart, messageCount] = [now, 0];
    if (++messageCount > messagesPerSecond) closeForAbuse(socket);
  }

  socket.on('message', countMessage).on('ping', countMessage);
}

/** Ignores errors of closed sockets; graphql-ws would log them as server errors. */
export function ignoreSocketErrors(socket: WebSocket): void {
  const send = socket.send.bind(socket);
  socket.send = ((text: string, done?: () => void) => send(text, () => done?.())) as WebSocket['send'];
  socket.removeAllListeners('error').on('error', () => {});
}

// Ignores further messages and gives the client a second to close.
function closeForAbuse(socket: WebSocket): void {
  socket.removeAllListeners('message').removeAllListeners('ping');
  socket.close(policyViolation, 'Too many messages');
  setTimeout(() => socket.terminate(), second).unref();
}

/** Closes the socket of a client that does not read, because its messages would stay in memory. */
export function closeSlowConnection(socket: WebSocket, { maxBufferedBytes }: Pick<Limits, 'maxBufferedBytes'>): void {
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
}

/** Settles with the work, or rejects with UNAVAILABLE after this many milliseconds. A later result is dropped. */
export const withTimeout = <T>(timeout: number, work: T | Promise<T>): Promise<T> => withExtendableTimeout(timeout, () => work);

/** Does the work like `withTimeout`. The work may take longer when it asks for that, and learns when it has timed out. */
export async function withExtendableTimeout<T>(timeout: number, work: () => T | Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let extendTimeout = (_milliseconds: number): void => {};
  const timedOut = new Promise<never>((_done, fail) => {
    const end = (): void => {
      fail(toGraphqlError(new AppError('UNAVAILABLE')));
      controller.abort();
    };
    extendTimeout = milliseconds => {
      clearTimeout(timer);
      if (!controller.signal.aborted) timer = setTimeout(end, milliseconds);
    };
  });
  extendTimeout(timeout);
  const result = runInScope({ extendTimeout, signal: controller.signal }, async () => work()); // also an error thrown at once ends the timer
  return Promise.race([result, timedOut]).finally(() => clearTimeout(timer));
}

/** Wraps whatever was thrown in an error of graphql-js, unless it is one. */
export function toGraphqlError(thrown: unknown): GraphQLError {
  if (thrown instanceof GraphQLError) return thrown;
  const error = toError(thrown);
  return new GraphQLError(error.message, { originalError: error });
}
