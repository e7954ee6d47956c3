/** Starts, updates or removes the service worker of this browser after the page has loaded, so that it never delays the page. */
import { useEffect } from 'react';
import { checkForUpdates, reloadOnUpdate, removeWorkers, startWorker } from './worker';

interface LifecycleOptions {
  /** The shop is installable. */
  isEnabled: boolean;
  isStandalone: boolean;
}

export function useWorkerLifecycle({ isEnabled, isStandalone }: LifecycleOptions): void {
  useEffect(() => whenIdle(() => void (isEnabled ? startWorker(isStandalone) : removeWorkers())), [isEnabled, isStandalone]);
  useEffect(() => (isEnabled ? checkForUpdates() : undefined), [isEnabled]);
  useEffect(() => (isEnabled ? reloadOnUpdate() : undefined), [isEnabled]);
}

/** Calls back when the page has loaded and the browser is idle. Returns a function that prevents it. */
function whenIdle(callback: () => void): () => void {
  let isCanceled = false;
  const run = (): void => {
    if (!isCanceled) callback();
  };
  // Safari has no idle callbacks.
  const wait = (): void => void ('requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCanceled = true;
    removeEventListener('load', wait);
  };
}
