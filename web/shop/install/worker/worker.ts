/**
 * The service worker in the page: registered when the shop is installed, updated, removed. All of it happens in the browser alone, and its
 * errors are never shown (PWA-07, PWA-12, ERR-49).
 */
import { cachePrefix } from '../../../serviceWorker/cacheNames';
import { isServer } from '../../../app/rendering/isServer';

export interface WorkerState {
  /** Whether a worker is registered; undefined until the browser has answered. */
  readonly isRegistered: boolean | undefined;
  /** A new version is installed and waits until the page is loaded again. */
  readonly waiting: ServiceWorker | null;
}

export const initialState: WorkerState = { isRegistered: undefined, waiting: null };

const workerUrl = '/build/service-worker.js';
const scope = '/';

/** Milliseconds to the first check for a new version, and between two checks (PWA-08). */
const firstUpdateDelay = 2_500;
const updateInterval = 30 * 60_000;

let state = initialState;
/** The registration whose changes are shown; a removed worker still reports some. */
let watched: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();

function setState(change: Partial<WorkerState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const getWorkerState = (): WorkerState => state;

export function onWorkerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isSupported = (): boolean => !isServer && 'serviceWorker' in navigator;

/** Finds the registered worker. An app that the browser has installed by itself gets one. */
export async function startWorker(isStandalone: boolean): Promise<void> {
  if (!isSupported()) return setState({ isRegistered: false });
  const registration = await navigator.serviceWorker.getRegistration(scope).catch(() => undefined);
  if (registration) return watch(registration);
  setState({ isRegistered: false });
  if (isStandalone) await registerWorker();
}

/** Registers the worker and lets it store this page, which was loaded without it. */
export async function registerWorker(): Promise<void> {
  if (!isSupported()) return;
  try {
    watch(await navigator.serviceWorker.register(workerUrl, { scope }));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'STORE_PAGE', url: location.href });
  } catch {
    // The shop works without a worker.
  }
}

/** Removes all workers and what they have stored (PWA-02, PWA-04). */
export async function removeWorkers(): Promise<void> {
  watched = null;
  setState({ isRegistered: false, waiting: null });
  if (!isSupported()) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    for (const { active } of registrations) active?.postMessage({ type: 'STOP_STORING' });
    await Promise.all(registrations.map(registration => registration.unregister()));
    const names = await caches.keys();
    await Promise.all(names.filter(name => name.startsWith(cachePrefix)).map(name => caches.delete(name)));
  } catch {
    // The browser forbids both, so there is nothing to remove.
  }
}

/** Activates the new version; the page is then loaded again (PWA-06). */
export const restartApp = (): void => state.waiting?.postMessage({ type: 'SKIP_WAITING' });

function watch(registration: ServiceWorkerRegistration): void {
  watched = registration;
  const showWaiting = (): void => {
    if (watched === registration) setState({ isRegistered: true, waiting: isUpdate() ? registration.waiting : null });
  };
  showWaiting();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', showWaiting));
}

// The first worker of a page is no update.
const isUpdate = (): boolean => navigator.serviceWorker.controller !== null;

/** Checks for a new version now and then. Returns a function that stops it. */
export function checkForUpdates(): () => void {
  if (!isSupported()) return () => {};
  const check = (): void =>
    void navigator.serviceWorker
      .getRegistration(scope)
      .then(registration => registration?.update())
      .catch(() => {}); // the next check may succeed
  const timeout = setTimeout(check, firstUpdateDelay);
  const interval = setInterval(check, updateInterval);
  return () => {
    clearTimeout(timeout);
    clearInterval(interval);
  };
}

/** Loads the page again, once, when a new version controls it. Returns a function that stops it. */
export function reloadOnUpdate(reload: () => void = () => location.reload()): () => void {
  if (!isSupported()) return () => {};
  let isControlled = isUpdate();
  let isReloading = false;
  const handleChange = (): void => {
    if (isControlled && !isReloading) {
      isReloading = true;
      reload();
    }
    isControlled = true;
  };
  navigator.serviceWorker.addEventListener('controllerchange', handleChange);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', handleChange);
}
