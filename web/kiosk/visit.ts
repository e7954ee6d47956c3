/** The visit of one customer at a self-service device: how it ends, so that the next customer finds nothing of it (KIOSK-05, G-097). */
import { readDevice, writeContextCookie, writeDevice } from '../app/selfService';
import { removeVisit } from '../app/storage/browserStorage';

/**
 * Removes what this visit stored and loads the page again, which also empties its memory. Without the server, a new page would be the
 * error of the browser: then it returns false, and the caller covers the page until it succeeds.
 */
export async function endVisit(isResting: boolean): Promise<boolean> {
  const { start } = readDevice();
  const url = location.origin + start; // a path may begin with two slashes, which alone would name another host
  removeVisit();
  writeDevice({ start, isResting });
  writeContextCookie(); // another tab of the browser may have removed it
  const isReachable = await fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) location.replace(url);
  return isReachable;
}
