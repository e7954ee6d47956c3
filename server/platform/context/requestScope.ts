/** What slow work needs to know of the request that waits for it: it may take longer, and ends when nobody waits any more. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestScope {
  /** Lets the request take this many milliseconds from now on. */
  extendTimeout: (milliseconds: number) => void;
  /** Aborted when the request has timed out or its client has gone. */
  signal: AbortSignal;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export const runInScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/** Lets the current request take this many milliseconds from now on, for one that waits for a slow service. */
export const extendRequestTimeout = (milliseconds: number): void => scopes.getStore()?.extendTimeout(milliseconds);

/** Returns the signal of the current request; undefined in a job. */
export const requestSignal = (): AbortSignal | undefined => scopes.getStore()?.signal;
