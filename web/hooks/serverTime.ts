/** The time of the server. A device with a wrong clock still shows the times that the shop accepts. */

/** Smaller differences in milliseconds are not corrected. */
const tolerance = 60_000;

let correction = 0;
let simulation = 0;
let renderTime: number | undefined;
const listeners = new Set<() => void>();

/** Returns the corrected current time in milliseconds. */
export const now = (): number => Date.now() + correction;

/** Returns the time for which pages are shown: the current one, unless the tools of the shop simulate another (G-087). */
export const getPageTime = (): number => now() + simulation;

/** Shows pages as they will be at another time, in milliseconds; null ends the simulation. The time continues from there. */
export function simulateTime(time: number | null): void {
  simulation = time === null ? 0 : time - now();
  for (const listener of listeners) listener();
}

/** Sets the time at which the server has rendered the page. */
export function setRenderTime(time: number): void {
  renderTime = time;
}

/** Returns the time for which a component is rendered on the server and hydrated in the browser. */
export const getRenderTime = (): number => renderTime ?? now();

/**
 * Syncs with the `Date` header of a response; `sentAt` is the device time of the request. Differences within the response time are ignored.
 */
export function syncServerTime(date: string | null, sentAt: number): void {
  const received = Date.now();
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime - (sentAt + received) / 2;
  const next = Math.abs(difference) > tolerance + (received - sentAt) / 2 ? difference : 0;
  if (Math.abs(next - correction) <= tolerance) return;
  correction = next;
  for (const listener of listeners) listener();
}

/** Calls the listener when the correction or the simulation changes. Returns a function that stops listening. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
