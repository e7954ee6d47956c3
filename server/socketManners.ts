/** How many sockets anybody may hold, and how whoever holds one must behave. Each process counts for itself. */
import { GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import { Refusal } from '../schema/errors';
import type { Limits } from './limits';

/** Whose socket it is. */
export interface Holder {
  network: string;
  session?: string | undefined;
  /** Whether they are signed in: guests in the café take no place from the till behind the same address. */
  isKnown: boolean;
}

/** The close code for whoever does not keep to the rules. */
const policyViolation = 1008;

const second = 1_000;

/** Counts the sockets of each address, strangers and people apart, and of each session. */
export function createCloakroom(limits: Pick<Limits, 'socketsPerAddress' | 'socketsPerSession'>) {
  const held = new Map<string, number>();

  const places = ({ network, session, isKnown }: Holder): [place: string, most: number][] => [
    [`${isKnown ? 'people' : 'strangers'} ${network}`, limits.socketsPerAddress],
    ...(session ? [[`session ${session}`, limits.socketsPerSession] as [string, number]] : []),
  ];

  function count(holder: Holder, step: 1 | -1): void {
    for (const [place] of places(holder)) {
      const number = (held.get(place) ?? 0) + step;
      if (number > 0) held.set(place, number);
      else held.delete(place);
    }
  }

  return {
    hasRoom: (holder: Holder): boolean => places(holder).every(([place, most]) => (held.get(place) ?? 0) < most),
    keep(holder: Holder, socket: WebSocket): void {
      count(holder, 1);
      socket.once('close', () => count(holder, -1));
    },
  };
}

/** Closes the socket when more messages come in a second than any page sends. */
export function watch(socket: WebSocket, { messagesPerSecond }: Pick<Limits, 'messagesPerSecond'>): void {
  let since = performance.now();
  let heard = 0;

  function hear(): void {
    const now = performance.now();
    if (now - since >= second) [since, heard] = [now, 0];
    if (++heard > messagesPerSecond) expel(socket);
  }

  socket.on('message', hear).on('ping', hear);
}

/** What cannot be sent has no reader any more, and what cannot be read closes its socket: neither is a fault of ours to be logged, though graphql-ws would. */
export function keepQuiet(socket: WebSocket): void {
  const send = socket.send.bind(socket);
  socket.send = ((text: string, done?: () => void) => send(text, () => done?.())) as WebSocket['send'];
  socket.removeAllListeners('error').on('error', () => {});
}

// What still arrives from it is not read any more; it gets a moment to say goodbye.
function expel(socket: WebSocket): void {
  socket.removeAllListeners('message').removeAllListeners('ping');
  socket.close(policyViolation, 'Too many messages');
  setTimeout(() => socket.terminate(), second).unref();
}

/** Cuts the line to whoever does not read what was sent: it would be kept in memory for ever. */
export function cutSlowReader(socket: WebSocket, { buffered }: Pick<Limits, 'buffered'>): void {
  if (socket.bufferedAmount > buffered) socket.terminate();
}

/** Resolves or rejects with the work, or after this many milliseconds refuses; the work is not heard any more. */
export async function within<T>(patience: number, work: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(refused(new Refusal('unavailable'))), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A refusal in the words of graphql-js. */
export const refused = (refusal: Error): GraphQLError => new GraphQLError(refusal.message, { originalError: refusal });
