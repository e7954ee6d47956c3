/** Working time: what is wrong with a record of it, in which state it is, and how many minutes it counts. Starts and ends are instants; minutes are whole. */
import type { Fault } from '../../fields/validation/validate';
import type { Rule } from '../../errors/messages';

interface Pause {
  readonly from: Date;
  /** None while it lasts. */
  readonly to: Date | null;
}

interface Activity {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly pauses: readonly Pause[];
}

interface Persons {
  readonly user: string | null;
  readonly externalUser: string | null;
}

const millisPerMinute = 60_000;
const longest = 366 * 24 * 60 * millisPerMinute;
const at = (path: (string | number)[], rule: Rule): Fault => ({ path, rule });

/** A pause ends after it begins. */
export const pauseFault = ({ from, to }: Pause): Rule | undefined => (to && to <= from ? 'endsTooSoon' : undefined);

/** One person; an end after the start; pauses one after the other between them, of which only the last of a running activity may be open. */
export function activityFaults({ startedAt, endedAt, pauses = [], ...persons }: Activity & Persons): Fault[] {
  if (endedAt && endedAt <= startedAt) return [at(['endedAt'], 'endsTooSoon')];
  const wrong = pauses.flatMap(({ from, to }, index): Fault[] => {
    const next = pauses[index + 1];
    const isInside = from >= startedAt && (!endedAt || (to !== null && to <= endedAt));
    if (!isInside) return [at(['pauses', index], 'pauseOutside')];
    return next && (!to || next.from < to) ? [at(['pauses', index + 1], 'pausesOverlap')] : [];
  });
  return [...personFaults(persons), ...wrong];
}

interface Plan extends Persons {
  readonly from: Date;
  readonly to: Date;
  readonly pauseMinutes: number;
}

/** One person or none; an end after the start, within a year; a pause shorter than the whole. */
export function scheduleFaults({ from, to, pauseMinutes, ...persons }: Plan): Fault[] {
  if (to <= from) return [at(['to'], 'endsTooSoon')];
  const length = to.getTime() - from.getTime();
  if (length > longest) return [at(['to'], 'lastsTooLong')];
  return [...personFaults(persons), ...(pauseMinutes * millisPerMinute >= length ? [at(['pauseMinutes'], 'pauseTooLong')] : [])];
}

const personFaults = ({ user, externalUser }: Persons): Fault[] => (user && externalUser ? [at(['externalUser'], 'twoPersons')] : []);

/** Running, paused while its last pause is open, ended (G-106). */
export const activityStatus = ({ endedAt, pauses }: Pick<Activity, 'endedAt' | 'pauses'>): 'running' | 'paused' | 'ended' =>
  endedAt ? 'ended' : pauses.some(({ to }) => !to) ? 'paused' : 'running';

/** Worked = end minus start minus pauses (G-107); nothing is counted before the end is known. */
export function workedTime({ startedAt, endedAt, pauses }: Activity): { workedMinutes: number | null; pauseMinutes: number | null } {
  if (!endedAt) return { workedMinutes: null, pauseMinutes: null };
  const paused = pauses.reduce((sum, { from, to }) => sum + ((to ?? endedAt).getTime() - from.getTime()), 0);
  const minutesOf = (millis: number): number => Math.floor(millis / millisPerMinute);
  return { workedMinutes: minutesOf(endedAt.getTime() - startedAt.getTime() - paused), pauseMinutes: minutesOf(paused) };
}
