/** How many sockets anybody may hold, and how whoever holds one must behave. Each process counts for itself. */
import type { Duplex } from 'node:stream';
import { GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import { Refusal } from '../../../schema/errors/appError';
import type { Limits } from '../security/limits';

/** Whose socket it is. */
export interface Holder {
  network: string;
  session?: string | undefined;
  /** Whether they are signed in: the till gets the place of a guest in the café behind the same address. */
  isKnown: boolean;
}

/** The close code for whoever does not keep to the rules. */
const policyViolation = 1008;

const second = 1_000;

/** A socket that is held, or about to be: by its line. */
interface Guest extends Holder {
  line: Duplex;
}

/** Keeps the sockets of each address and of each session within their bounds. */
export function createCloakroom({ socketsPerAddress, socketsPerSession }: Pick<Limits, 'socketsPerAddress' | 'socketsPerSession'>) {
  const held = new Map<string, Set<Guest>>();

  const placesOf = ({ network, session }: Holder): [place: string, most: number][] => [
    [`address ${network}`, socketsPerAddress],
    ...(session ? [[`session ${session}`, socketsPerSession] as [string, number]] : []),
  ];

  function enter(guest: Guest): void {
    for (const [place] of placesOf(guest)) held.set(place, (held.get(place) ?? new Set()).add(guest));
    guest.line.once('close', () => leave(guest));
  }

  function leave(guest: Guest): void {
    for (const [place] of placesOf(guest)) {
      const guests = held.get(place);
      if (guests?.delete(guest) && guests.size === 0) held.delete(place);
    }
  }

  /** Has the stranger who sits longest behind the full address go, for whoever is signed in. */
  function makeRoom({ network, isKnown }: Holder): void {
    const guests = held.get(`address ${network}`);
    if (!isKnown || !guests || guests.size < socketsPerAddress) return;
    const stranger = [...guests].find(guest => !guest.isKnown);
    if (!stranger) return;
    leave(stranger);
    stranger.line.destroy();
  }

  const hasRoom = (holder: Holder): boolean => placesOf(holder).every(([place, most]) => (held.get(place)?.size ?? 0) < most);

  return {
    /** Takes a place for as long as the line is open; whether there was one. Asked and taken in one, however many ask at once. */
    take(holder: Holder, line: Duplex): boolean {
      if (line.destroyed) return false;
      if ((held.get(`session ${holder.session}`)?.size ?? 0) < socketsPerSession) makeRoom(holder);
      const isFree = hasRoom(holder);
      if (isFree) enter({ ...holder, line });
      return isFree;
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
