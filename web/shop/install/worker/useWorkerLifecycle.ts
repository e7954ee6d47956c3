/** Starts, updates or removes the service worker of this browser after the page has loaded, so that it never delays the page. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ShopDocument } from '../../shell/Shop.generated';
import { useWorker } from './useWorker';
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

/**
 * Loads the settings again on a page that may come from the worker. The worker stores the response; without a network it answers with the
 * stored one, and its age tells the page that its data are outdated.
 */
export function useFreshness(): void {
  const client = useApolloClient();
  const { isRegistered } = useWorker();
  useEffect(() => {
    if (isRegistered) client.query({ query: ShopDocument, fetchPolicy: 'network-only' }).catch(() => {}); // the page has its data
  }, [isRegistered, client]);
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
