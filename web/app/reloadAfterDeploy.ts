/** Reloads the page when it needs a script that a newer deployment has replaced. */
import { useEffect, useState } from 'react';
import { isStorageAvailable, readStorage, writeStorage } from './storage/browserStorage';

const storageName = 'fresh-start';

/** The minimum time between two reloads, in milliseconds. A script that is still missing is broken, not outdated. */
const minReloadInterval = 60_000;

/** Reloads once when a script is missing and the server is reachable. Returns whether a reload is about to happen. */
export function useReloadAfterDeploy(isScriptMissing: boolean): boolean {
  const [isReloading, setReloading] = useState(isScriptMissing && !hasJustReloaded());
  useEffect(() => {
    if (!isReloading) return;
    void isReachable().then(isServerReachable => {
      if (isServerReachable && saveReload()) location.reload();
      else setReloading(false);
    });
  }, [isReloading]);
  return isReloading;
}

// Without session storage the page would reload endlessly.
function hasJustReloaded(): boolean {
  const reloadedAt = readStorage('session', storageName, stored => (typeof stored === 'number' ? stored : 0));
  return !isStorageAvailable('session') || Math.abs(Date.now() - reloadedAt) < minReloadInterval;
}

const saveReload = (): boolean => writeStorage('session', storageName, Date.now());

const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500, // Any status below 500, even of an unknown page.
    () => false,
  );
