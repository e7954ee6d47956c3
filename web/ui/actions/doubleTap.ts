/** Recognizes a double tap. What it hits second may have moved there after the first tap. */

interface Tap {
  at: number;
  x: number;
  y: number;
}

/** Milliseconds. Slower taps are two taps. */
const maxInterval = 500;
/** Pixels: about the width of a finger. */
const maxDistance = 40;

let previous: Tap | undefined;
let last: Tap | undefined;

globalThis.addEventListener?.(
  'pointerdown',
  ({ clientX, clientY }) => {
    previous = last;
    last = { at: performance.now(), x: clientX, y: clientY };
  },
  { capture: true },
);

/** Tells whether the current event belongs to the second tap of a double tap. Keys are never meant. */
export const isSecondTap = (): boolean =>
  previous !== undefined &&
  last !== undefined &&
  performance.now() - last.at < maxInterval &&
  last.at - previous.at < maxInterval &&
  Math.hypot(last.x - previous.x, last.y - previous.y) < maxDistance;
