/** Where the clouds of a sky stand and how they drift (G-090): by chance, but never on top of each other. */

export interface Cloud {
  /** Percent of the sky's width. */
  left: number;
  /** Percent of the sky's height. */
  top: number;
  /** From 1, the nearest: largest and fastest. */
  depth: number;
  /** Seconds of one drift. */
  seconds: number;
  drawing: number;
}

const narrow = 720;
const apart = 10;
const tries = 200;

/** 10 clouds on narrow windows, otherwise 15. `random` answers like Math.random. */
export function cloudsFor(width: number, random: () => number): Cloud[] {
  const clouds: Cloud[] = [];
  const between = (from: number, to: number): number => from + random() * (to - from);
  for (let index = 0; index < (width <= narrow ? 10 : 15); index++) {
    let place = { left: between(-100, 150), top: between(10, 39) };
    for (let tried = 0; tried < tries && clouds.some(cloud => distance(cloud, place) < apart); tried++)
      place = { left: between(-100, 150), top: between(10, 39) };
    const depth = 1 + Math.floor(random() * 4);
    clouds.push({ ...place, depth, seconds: secondsOf(depth, random()), drawing: index % 3 });
  }
  return clouds;
}

// The nearest drift in 80 seconds, the farthest in 379.
const secondsOf = (depth: number, chance: number): number => Math.round(80 + ((depth - 1 + chance) / 4) * 299);

const distance = (one: { left: number; top: number }, other: { left: number; top: number }): number =>
  Math.hypot(one.left - other.left, one.top - other.top);
