/** Names on a map that do not cover each other: lifted above their neighbours while that suffices, else gathered behind their number. */

/** The tip of a pin in pixels, downwards from the top, and how wide its name is. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Pixels from one name to the next above it. */
const step = 46;
/** Farther from its tip no name is lifted. */
const highest = 3 * step;

const areBeside = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) >= (a.width + b.width) / 2;

/** How far each name is lifted off its tip so that all can be read, by its id; undefined where there are too many for that. */
export function liftsOf(spots: readonly Spot[]): Map<string, number> | undefined {
  const placed: Spot[] = [];
  const lifts = new Map<string, number>();
  const nameUnder = (name: Spot) => placed.find(other => !areBeside(name, other) && Math.abs(name.y - other.y) < step);
  for (const spot of spots.toSorted((a, b) => b.y - a.y)) {
    let foot = spot.y;
    for (let under = nameUnder({ ...spot, y: foot }); under; under = nameUnder({ ...spot, y: foot })) {
      foot = under.y - step;
      if (spot.y - foot > highest) return undefined;
    }
    placed.push({ ...spot, y: foot });
    lifts.set(spot.id, spot.y - foot);
  }
  return lifts;
}

/** The spots whose names touch, together; most are alone. */
export function groupsOf(spots: readonly Spot[]): (readonly Spot[])[] {
  const groups = spots.map(spot => ({ middle: spot, members: [spot] }));
  for (let i = 0; i < groups.length; i++) {
    const { middle, members } = groups[i]!;
    const touched = groups.findIndex(
      (other, index) => index > i && !areBeside(middle, other.middle) && Math.abs(middle.y - other.middle.y) < step,
    );
    if (touched === -1) continue;
    const [other] = groups.splice(touched, 1);
    const all = [...members, ...other!.members];
    groups[i] = { middle: { ...middle, x: meanOf(all, 'x'), y: meanOf(all, 'y') }, members: all };
    i = -1; // moved, it may touch one that was looked at before
  }
  return groups.map(({ members }) => members);
}

const meanOf = (spots: readonly Spot[], axis: 'x' | 'y'): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
