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

export interface PushEvent extends LifecycleEvent {
  readonly data: { text: () => string } | null;
}

export interface NotificationEvent extends LifecycleEvent {
  readonly notification: Notification;
}

interface WindowClient {
  readonly url: string;
  focus: () => Promise<unknown>;
}

interface NotificationSettings extends NotificationOptions {
  readonly renotify: boolean;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
  skipWaiting: () => Promise<void>;
  readonly registration: { showNotification: (title: string, settings: NotificationSettings) => Promise<void> };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (query: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly location: Location;
}
