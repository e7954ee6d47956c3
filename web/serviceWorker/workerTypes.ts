/** The parts of the service worker API that the worker uses. The DOM library of TypeScript lacks them. */

interface LifecycleEvent extends Event {
  /** Keeps the worker running until the promise settles. */
  waitUntil: (promise: Promise<unknown>) => void;
}

export interface FetchEvent extends LifecycleEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface MessageEventOfPage extends LifecycleEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
  readonly location: Location;
}
