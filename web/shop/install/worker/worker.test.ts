import { checkForUpdates, getWorkerState, registerWorker, reloadOnUpdate, removeWorkers, restartApp, startWorker } from './worker';

/** A registration whose new version can be installed. */
function fakeRegistration() {
  const installing = new EventTarget();
  const waiting = { postMessage: jest.fn() };
  const registration = Object.assign(new EventTarget(), {
    waiting: null as object | null,
    active: { postMessage: jest.fn() },
    installing,
    update: jest.fn(async () => {}),
    unregister: jest.fn(async () => true),
  });
  const installUpdate = (): void => {
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = waiting;
    installing.dispatchEvent(new Event('statechange'));
  };
  return { registration, waiting, installUpdate };
}

let current: ReturnType<typeof fakeRegistration>;
let container: ReturnType<typeof fakeContainer>;
const fakeContainer = () =>
  Object.assign(new EventTarget(), {
    controller: {} as object | null,
    ready: Promise.resolve({ active: null }),
    register: jest.fn(async (): Promise<unknown> => current.registration),
    getRegistration: jest.fn(async (): Promise<unknown> => undefined),
    getRegistrations: jest.fn(async () => [current.registration]),
  });
const deleteCache = jest.fn(async (_name: string) => true);

beforeEach(() => {
  deleteCache.mockClear();
  current = fakeRegistration();
  container = fakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: async () => ['bakery-shop-images', 'other'], delete: deleteCache },
    configurable: true,
  });
});

test('registers the worker for the whole site and ignores a failure', async () => {
  await registerWorker();
  expect(container.register).toHaveBeenCalledWith('/build/service-worker.js', { scope: '/' });
  expect(getWorkerState().isRegistered).toBe(true);
  await removeWorkers();
  container.register = jest.fn(() => Promise.reject(new Error('blocked')));
  await registerWorker();
  expect(getWorkerState().isRegistered).toBe(false);
});

test.each([
  ['only an installed app', true, 1],
  ['no open page', false, 0],
])('registers %s by itself', async (_title, isStandalone, count) => {
  await startWorker(isStandalone);
  expect(container.register).toHaveBeenCalledTimes(count);
});

test('removes all workers and only its own caches', async () => {
  await removeWorkers();
  expect(current.registration.active.postMessage).toHaveBeenCalledWith({ type: 'STOP_STORING' });
  expect(current.registration.unregister).toHaveBeenCalledTimes(1);
  expect(deleteCache.mock.calls).toEqual([['bakery-shop-images']]);
  expect(getWorkerState()).toEqual({ isRegistered: false, waiting: null });
});

test('finds a waiting version and activates it on request', async () => {
  container.getRegistration = jest.fn(async () => current.registration);
  await startWorker(false);
  expect(getWorkerState().waiting).toBeNull();
  current.installUpdate();
  expect(getWorkerState().waiting).toBe(current.waiting);
  restartApp();
  expect(current.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

test('ignores what a removed worker still reports', async () => {
  await registerWorker();
  await removeWorkers();
  current.installUpdate();
  expect(getWorkerState()).toEqual({ isRegistered: false, waiting: null });
});

test('shows no update for the first worker of a page', async () => {
  container.controller = null;
  await registerWorker();
  current.installUpdate();
  expect(getWorkerState()).toEqual({ isRegistered: true, waiting: null });
});

test('checks for a new version after 2.5 seconds and then every 30 minutes', async () => {
  jest.useFakeTimers();
  container.getRegistration = jest.fn(async () => current.registration);
  const stop = checkForUpdates();
  await jest.advanceTimersByTimeAsync(2_499);
  expect(current.registration.update).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(current.registration.update).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(30 * 60_000);
  expect(current.registration.update).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(current.registration.update).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('reloads once when a new version takes over, but not for the first one', () => {
  const reload = jest.fn();
  container.controller = null;
  const stop = reloadOnUpdate(reload);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(0);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});
