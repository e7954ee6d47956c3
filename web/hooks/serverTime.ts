/** The time as the shop's server tells it: a device whose clock is wrong still shows what the shop will accept. */

/** Milliseconds a device may be off before it is corrected: less changes nothing anyone sees. */
const tolerance = 60_000;

let correction = 0;
const listeners = new Set<() => void>();

/** Now, in milliseconds. */
export const now = (): number => Date.now() + correction;

/** Learns from the `Date` of an answer; `sent`: when it was asked for, by the device's clock. Within the time the answer took nothing is known. */
export function heedServer(date: string | null, sent: number): void {
  const received = Date.now();
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const off = told - (sent + received) / 2;
  const next = Math.abs(off) > tolerance + (received - sent) / 2 ? off : 0;
  if (Math.abs(next - correction) <= tolerance) return;
  correction = next;
  for (const changed of listeners) changed();
}

/** Told whenever the time is another than it seemed. */
export function onCorrection(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
