/** Validates working time and computes its status and minutes. Starts and ends are instants; minutes are whole. */
import type { Issue } from '../../fields/validation/validate';
import type { Rule } from '../../errors/messages';

interface Pause {
  readonly from: Date;
  /** Null while the pause is running. */
  readonly to: Date | null;
}

interface Activity {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly pauses: readonly Pause[];
}

interface Worker {
  readonly user: string | null;
  readonly externalUser: string | null;
}

const millisPerMinute = 60_000;
const maxDuration = 366 * 24 * 60 * millisPerMinute;
const issueAt = (path: (string | number)[], rule: Rule): Issue => ({ path, rule });

/** Requires that a pause ends after it begins. */
export const pauseIssue = ({ from, to }: Pause): Rule | undefined => (to && to <= from ? 'endBeforeStart' : undefined);

/**
 * Validates an activity: one person; the end after the start; consecutive pauses in between, of which only the last of a running activity
 * may be open.
 */
export function validateActivity({ startedAt, endedAt, pauses = [], ...worker }: Activity & Worker): Issue[] {
  if (endedAt && endedAt <= startedAt) return [issueAt(['endedAt'], 'endBeforeStart')];
  const pauseIssues = pauses.flatMap(({ from, to }, index): Issue[] => {
    const next = pauses[index + 1];
    const isInside = from >= startedAt && (!endedAt || (to !== null && to <= endedAt));
    if (!isInside) return [issueAt(['pauses', index], 'pauseOutside')];
    return next && (!to || next.from < to) ? [issueAt(['pauses', index + 1], 'pausesOverlap')] : [];
  });
  return [...validateWorker(worker), ...pauseIssues];
}

interface PlannedTime extends Worker {
  readonly from: Date;
  readonly to: Date;
  readonly pauseMinutes: number;
}

/** Validates a schedule: one person or none; the end after the start and within a year; a pause shorter than the whole. */
export function validateSchedule({ from, to, pauseMinutes, ...worker }: PlannedTime): Issue[] {
  if (to <= from) return [issueAt(['to'], 'endBeforeStart')];
  const length = to.getTime() - from.getTime();
  if (length > maxDuration) return [issueAt(['to'], 'periodTooLong')];
  return [...validateWorker(worker), ...(pauseMinutes * millisPerMinute >= length ? [issueAt(['pauseMinutes'], 'pauseTooLong')] : [])];
}

const validateWorker = ({ user, externalUser }: Worker): Issue[] => (user && externalUser ? [issueAt(['externalUser'], 'twoPersons')] : []);

/** Returns the status: running, paused while its last pause is open, or ended (G-106). */
export const activityStatus = ({ endedAt, pauses }: Pick<Activity, 'endedAt' | 'pauses'>): 'running' | 'paused' | 'ended' =>
  endedAt ? 'ended' : pauses.some(({ to }) => !to) ? 'paused' : 'running';

/** Returns the worked minutes: end minus start minus pauses (G-107); null before the end. */
export function workedTime({ startedAt, endedAt, pauses }: Activity): { workedMinutes: number | null; pauseMinutes: number | null } {
  if (!endedAt) return { workedMinutes: null, pauseMinutes: null };
  const paused = pauses.reduce((sum, { from, to }) => sum + ((to ?? endedAt).getTime() - from.getTime()), 0);
  const minutesOf = (millis: number): number => Math.floor(millis / millisPerMinute);
  return { workedMinutes: minutesOf(endedAt.getTime() - startedAt.getTime() - paused), pauseMinutes: minutesOf(paused) };
}
