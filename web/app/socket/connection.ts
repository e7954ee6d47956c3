/** The state of the socket, from the messages that arrived: a socket that the network has cut looks open for minutes. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/**
 * connecting: the first message is awaited; live: a message within the last seconds, or no subscription needs the socket; silent: the
 * connection is being checked; lost: nothing for half a minute.
 */
export type ConnectionState = 'connecting' | 'live' | 'silent' | 'lost';

/** Seconds without a message, from which on the screen must not say that it is live. A message arrives at least every ten seconds. */
const silentAfter = 12;
const lostAfter = 30;

/** Returns the state after this time of silence, in milliseconds. */
export function connectionState(silence: number, hasMessage = true): ConnectionState {
  if (silence >= lostAfter * 1_000) return 'lost';
  if (silence >= silentAfter * 1_000) return 'silent';
  return hasMessage ? 'live' : 'connecting';
}

const checkInterval = 1_000;

/** Infinity while no subscription needs the socket. Not the clock of the page, which stops while a device sleeps. */
let lastMessageAt = Infinity;
/** False from the first subscription until the first message. */
let hasMessage = true;
let state: ConnectionState = 'live';
type ChangeListener = (state: ConnectionState, previous: ConnectionState) => void;
const listeners = new Set<ChangeListener>();
let timer: ReturnType<typeof setInterval> | undefined;

function update(): void {
  const next = navigator.onLine ? connectionState(Date.now() - lastMessageAt, hasMessage) : 'lost';
  if (next === state) return;
  const previous = state;
  state = next;
  for (const listener of listeners) listener(state, previous);
}

/** Called when a subscription needs the socket: from now on messages must arrive, the first one when the server accepts the socket. */
export function expectMessages(): void {
  if (lastMessageAt !== Infinity) return;
  lastMessageAt = Date.now();
  hasMessage = false;
  update();
}

/** Called when no subscription needs the socket any more. */
export function expectNoMessages(): void {
  lastMessageAt = Infinity;
  hasMessage = true;
  update();
}

/** Called for every message of the socket. */
export function recordMessage(): void {
  lastMessageAt = Date.now();
  hasMessage = true;
  update();
}

/** Called when the socket has closed: nothing arrives from now on, although the last message may be recent. */
export function markSilent(): void {
  lastMessageAt = Math.min(lastMessageAt, Date.now() - silentAfter * 1_000);
  update();
}

/** Calls the listener when the state changes. */
export function onConnectionChange(listener: ChangeListener): () => void {
  listeners.add(listener);
  timer ??= setInterval(update, checkInterval);
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
}

/** Calls the listener when a connection that was silent or lost is live again. The first connection is not. */
export const onLiveAgain = (listener: () => void): (() => void) =>
  onConnectionChange((next, previous) => {
    if (next === 'live' && previous !== 'connecting') listener();
  });

type ConnectListener = (isFirst: boolean) => void;
const connectListeners = new Set<ConnectListener>();

/** Called when the server has accepted the socket: the subscriptions of the page are sent now. */
export function reportConnected(isFirst: boolean): void {
  for (const listener of connectListeners) listener(isFirst);
}

/** Calls the listener whenever the server accepts the socket. What changed before that was not reported. */
export function onConnected(listener: ConnectListener): () => void {
  connectListeners.add(listener);
  return () => void connectListeners.delete(listener);
}

/** Runs when the server accepts the first socket. After a lost connection, all queries of the page are sent again anyway. */
export function useOnFirstConnection(run: () => void): void {
  const handleConnection = useEffectEvent(run);
  useEffect(() => onConnected(isFirst => isFirst && handleConnection()), []);
}

export const isLive = (): boolean => state === 'live';

/** When the last message arrived, in milliseconds. */
export const lastMessageTime = (): number => Math.min(lastMessageAt, Date.now());

export const useConnectionState = (): ConnectionState => useSyncExternalStore(onConnectionChange, () => state);
