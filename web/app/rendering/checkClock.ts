/** Corrects a wrong clock of the device. A rendered page sends no query from whose response the client would learn the time. */
import { syncServerTime } from '../../hooks/serverTime';

/** A page is at most this old, in milliseconds, unless it comes from a cache or the clock of the device is wrong. */
const maxAge = 120_000;

/** Asks the server for its time if the page seems to come from the future or the past. */
export function checkClock(renderTime: number): void {
  const sentAt = Date.now();
  if (Math.abs(sentAt - renderTime) < maxAge) return;
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => syncServerTime(headers.get('date'), sentAt),
    () => {}, // the next query corrects the clock
  );
}
