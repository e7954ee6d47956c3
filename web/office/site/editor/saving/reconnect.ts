/** What the page editor does when a lost connection is back. */
import { onLiveAgain } from '../../../../app/socket/connection';

/** Calls the listener when the device is online again, or the socket is live again. Returns what ends this. */
export function onReconnect(listener: () => void): () => void {
  const stop = onLiveAgain(listener);
  addEventListener('online', listener);
  return () => {
    removeEventListener('online', listener);
    stop();
  };
}

/** Milliseconds that a request may wait before a new connection makes it stale. Younger ones use the new connection already. */
const staleAfter = 2_000;

/** The last request of the editor. After a break of the network, it can wait for its answer until it times out. */
export class StartedRequest {
  private controller = new AbortController();
  private startedAt = 0;

  start(): AbortSignal {
    this.startedAt = Date.now();
    return (this.controller = new AbortController()).signal;
  }

  get isCancelled(): boolean {
    return this.controller.signal.aborted;
  }

  /** Cancels the request if its answer is late. Whether the server has received it is unknown, as after any lost answer. */
  cancelStale(): void {
    if (Date.now() - this.startedAt >= staleAfter) this.controller.abort();
  }
}
