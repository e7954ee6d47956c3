/** Positions and speeds of the clouds (G-090): random, but without overlaps. */

export interface Cloud {
  /** In percent of the width of the sky. */
  left: number;
  /** In percent of the height of the sky. */
  top: number;
  /** From 1, the nearest, which is largest and fastest. */
  depth: number;
  /** The duration of one drift in seconds. */
  seconds: number;
  /** The number of the view in clouds.svg, from 1. */
  illustration: number;
}

const narrowWidth = 720;
const minDistance = 10;
const maxAttempts = 200;

/** Returns 10 clouds for narrow windows, otherwise 15. `random` works like Math.random. */
export function cloudsFor(width: number, random: () => number): Cloud[] {
  const clouds: Cloud[] = [];
  const randomBetween = (from: number, to: number): number => from + random() * (to - from);
  for (let index = 0; index < (width <= narrowWidth ? 10 : 15); index++) {
    let position = { left: randomBetween(-100, 150), top: randomBetween(10, 39) };
    for (let attempt = 0; attempt < maxAttempts && clouds.some(cloud => distance(cloud, position) < minDistance); attempt++)
      position = { left: randomBetween(-100, 150), top: randomBetween(10, 39) };
    const depth = 1 + Math.floor(random() * 4);
    clouds.push({ ...position, depth, seconds: driftSeconds(depth, random()), illustration: 1 + (index % 3) });
  }
  return clouds;
}

// The nearest clouds take 80 seconds, the farthest 379.
const driftSeconds = (depth: number, random: number): number => Math.round(80 + ((depth - 1 + random) / 4) * 299);

const distance = (one: { left: number; top: number }, other: { left: number; top: number }): number =>
  Math.hypot(one.left - other.left, one.top - other.top);
