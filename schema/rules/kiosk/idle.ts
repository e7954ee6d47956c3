/** What a self-service device does while nobody touches it (G-097, domain.md 7). */

/** So many seconds before the end the device asks whether the customer is still there. */
const questionSeconds = 15;

/** So many seconds after an order the device is ready for the next customer. */
const farewellSeconds = 20;

export interface IdleTime {
  /** Milliseconds since the last touch or key. */
  idle: number;
  /** Seconds until the screensaver. */
  screensaverSeconds: number;
  /** Something was entered that the next customer must not see. */
  hasInput: boolean;
  /** The page of an order that was placed. */
  isOrdered: boolean;
}

export type IdleStep = { name: 'active' | 'over' } | { name: 'asking' | 'farewell'; secondsLeft: number };

export function idleStep({ idle, screensaverSeconds, hasInput, isOrdered }: IdleTime): IdleStep {
  const secondsLeft = Math.ceil((isOrdered ? farewellSeconds : screensaverSeconds) - idle / 1_000);
  if (secondsLeft <= 0) return { name: 'over' };
  if (isOrdered) return { name: 'farewell', secondsLeft };
  return hasInput && secondsLeft <= questionSeconds ? { name: 'asking', secondsLeft } : { name: 'active' };
}
