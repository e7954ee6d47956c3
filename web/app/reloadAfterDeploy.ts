/** After a deploy the parts of the client have other names: a page that was open before cannot fetch the old ones, and only a new start knows the new. */
import { useEffect, useState } from 'react';
import { storageKey } from './storageKey';

const place = 'fresh-start';

/** In milliseconds: what is still missing after a new start is not outdated but broken. */
const pause = 60_000;

/** Starts anew where a part is lost, once, and only while the house can be reached; says whether it is about to. */
export function useFreshStart(isLost: boolean): boolean {
  const [isStarting, setStarting] = useState(isLost && !isJustStarted());
  useEffect(() => {
    if (!isStarting) return;
    void isReachable().then(isThere => {
      if (isThere && noteStart()) location.reload();
      else setStarting(false);
    });
  }, [isStarting]);
  return isStarting;
}

// Where the browser keeps nothing, the page would start anew for ever.
function isJustStarted(): boolean {
  try {
    return Math.abs(Date.now() - Number(sessionStorage.getItem(storageKey(place)))) < pause;
  } catch {
    return true;
  }
}

function noteStart(): boolean {
  try {
    sessionStorage.setItem(storageKey(place), String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500, // even of a page that is not there
    () => false,
  );
