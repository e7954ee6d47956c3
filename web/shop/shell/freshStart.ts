/** After a deploy the parts of the client have other names: a page that was open before cannot fetch the old ones, and only a new start knows the new. */
import { useEffect, useState } from 'react';
import { load, save } from '../kept';

const place = 'fresh-start';

/** In milliseconds: what is still missing after a new start is not outdated but broken. */
const pause = 60_000;

/** Whether a part of the client could not be fetched, in the words of Chromium, Firefox, Safari and vite. */
export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message);

/** Starts anew where a part is lost, once, and only while the shop can be reached; says whether it is about to. */
export function useFreshStart(isLost: boolean): boolean {
  const [isStarting, setStarting] = useState(isLost && !isJustStarted());
  useEffect(() => {
    if (!isStarting) return;
    void isReachable().then(isThere => {
      if (!isThere) return setStarting(false);
      save('session', place, { at: Date.now() });
      location.reload();
    });
  }, [isStarting]);
  return isStarting;
}

function isJustStarted(): boolean {
  const { at } = (load('session', place) ?? {}) as { at?: number };
  return typeof at === 'number' && Math.abs(Date.now() - at) < pause;
}

const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500, // even of a page that is not there
    () => false,
  );
