/** Collects events and sends them together (ANALYT-01, CONST-30). A failure is never shown (ERR-49). */
import { maxEventAge } from '../../../schema/site/eventAge';
import { newId } from '../../hooks/newId';

export interface ShopEvent {
  readonly type: 'page-view' | 'device-info' | 'event';
  readonly action: string;
  readonly category?: string;
  readonly name?: string;
  readonly data?: object;
  readonly path?: string;
}

/** As the server takes it. */
export interface SentEvent extends ShopEvent {
  readonly id: string;
  /** Milliseconds since it happened. */
  readonly age: number;
}

interface Sender {
  /** Tells whether the visitor still agrees; otherwise waiting events are dropped. */
  isAllowed: () => boolean;
  /** Returns whether another attempt is useful. */
  send: (events: readonly SentEvent[]) => Promise<'done' | 'failed'>;
  /** Sends while the page is being left. Returns false when the browser cannot. */
  sendAtEnd: (events: readonly SentEvent[]) => boolean;
}

interface EventQueue {
  /** `at` is the time as `performance.now()`. */
  add: (event: ShopEvent, at?: number) => void;
  flush: () => Promise<void>;
  /** Sends everything while the page is being left. */
  flushAtEnd: () => void;
}

/** Milliseconds. */
const flushInterval = 1_000;
const retryInterval = 10_000;
const maxPerCall = 50;
/** Without a network the oldest are lost. */
const maxWaiting = 200;

type WaitingEvent = ShopEvent & { readonly id: string; readonly at: number };

const toSent = ({ at, ...event }: WaitingEvent): SentEvent => ({
  ...event,
  age: Math.min(maxEventAge, Math.max(0, Math.round(performance.now() - at))),
});

export function createEventQueue({ isAllowed, send, sendAtEnd }: Sender): EventQueue {
  let waiting: readonly WaitingEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const schedule = (milliseconds: number): void => void (timer ??= setTimeout(() => void flush(), milliseconds));

  function add(event: ShopEvent, at = performance.now()): void {
    waiting = [...waiting, { ...event, id: newId(), at }].slice(-maxWaiting);
    schedule(flushInterval);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!isAllowed()) waiting = [];
    if (isSending || waiting.length === 0) return;
    const events = waiting.slice(0, maxPerCall);
    waiting = waiting.slice(maxPerCall);
    isSending = true;
    const result = await send(events.map(toSent));
    isSending = false;
    // The server stores an event once, so one whose answer was lost may be sent again.
    if (result === 'failed') waiting = [...events, ...waiting].slice(-maxWaiting);
    if (waiting.length > 0) schedule(result === 'failed' ? retryInterval : flushInterval);
  }

  function flushAtEnd(): void {
    if (!isAllowed()) waiting = [];
    while (waiting.length > 0 && sendAtEnd(waiting.slice(0, maxPerCall).map(toSent))) waiting = waiting.slice(maxPerCall);
  }

  return { add, flush, flushAtEnd };
}
