/**
 * A slow reference implementation of opening hours to test the rules against: it looks up every minute of some weeks with Intl and marks it
 * open or closed. It shares no code with the rules.
 */
import type { OpeningRule } from '../rules/time/openingRule';

const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const millisPerMinute = 60_000;

/** The minutes of some weeks in one time zone, counted from the start of the first week. */
export interface ReferenceWeeks {
  readonly first: number;
  /** The wall clock of every minute: day since 1970 times 1440 plus minute of the day. */
  readonly wallMinutes: readonly number[];
  /** Every minute with this wall clock: one, or two in the hour that occurs twice in autumn. */
  readonly minutes: ReadonlyMap<number, readonly number[]>;
}

export function referenceWeeks(zone: string, from: string, days: number): ReferenceWeeks {
  const first = Date.parse(`${from}T00:00:00Z`) / millisPerMinute;
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  } as const);
  const wallMinutes: number[] = [];
  const minutes = new Map<number, number[]>();
  for (let minute = 0; minute < days * 1440; minute++) {
    const parts = format.formatToParts((first + minute) * millisPerMinute);
    const part = (type: string): number => Number(parts.find(entry => entry.type === type)!.value);
    const wallMinute = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) / millisPerMinute;
    wallMinutes.push(wallMinute);
    minutes.set(wallMinute, [...(minutes.get(wallMinute) ?? []), minute]);
  }
  return { first, wallMinutes, minutes };
}

export const instantOf = (weeks: ReferenceWeeks, minute: number): number => (weeks.first + minute) * millisPerMinute;

export const referenceDate = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const referenceDay = (weeks: ReferenceWeeks, minute: number): number => Math.floor(weeks.wallMinutes[minute]! / 1440);

/** Returns the minute of a wall clock time; a time skipped in spring is an hour later. */
export function referenceMinute(weeks: ReferenceWeeks, wallMinute: number, edge: 'from' | 'to'): number {
  const matches = weeks.minutes.get(wallMinute) ?? weeks.minutes.get(wallMinute + 60)!;
  return edge === 'from' ? matches[0]! : matches.at(-1)!;
}

/** Marks the minutes that are open by the rules of one day. */
export function markOpenDay(weeks: ReferenceWeeks, rules: readonly OpeningRule[], day: number): Uint8Array {
  const isOpenMinute = new Uint8Array(weeks.wallMinutes.length);
  const weekday = weekdayNames[new Date(day * 86_400_000).getUTCDay()];
  const levels = [
    rules.filter(rule => rule.type === 'once' && rule.date === referenceDate(day)),
    rules.filter(rule => rule.type === weekday),
    rules.filter(rule => rule.type === 'daily'),
  ];
  const level = levels.find(candidates => candidates.length > 0) ?? [];
  if (level.some(rule => rule.isClosed && !rule.from)) return isOpenMinute;
  for (const isClosed of [false, true])
    for (const rule of level) {
      if (rule.isClosed !== isClosed) continue;
      const [from, to] = [parseClock(rule.from!), parseClock(rule.to!)];
      const start = referenceMinute(weeks, day * 1440 + from, 'from');
      const end = referenceMinute(weeks, day * 1440 + (to <= from ? to + 1440 : to), 'to');
      for (let minute = start; minute < end; minute++) isOpenMinute[minute] = isClosed ? 0 : 1;
    }
  return isOpenMinute;
}

const parseClock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Marks the open minutes of several days; a day ends before its third midnight. */
export function markOpenDays(weeks: ReferenceWeeks, rules: readonly OpeningRule[], [first, last]: readonly [number, number]): Uint8Array {
  const isOpenMinute = new Uint8Array(weeks.wallMinutes.length);
  for (let day = first; day <= last; day++) {
    const dayMinutes = markOpenDay(weeks, rules, day);
    const end = referenceMinute(weeks, (day + 2) * 1440, 'to');
    for (let minute = referenceMinute(weeks, day * 1440, 'from'); minute < end; minute++) if (dayMinutes[minute]) isOpenMinute[minute] = 1;
  }
  return isOpenMinute;
}

/** Returns the open ranges from the first open minute to the first closed one. */
export function openRanges(isOpenMinute: Uint8Array): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (let start = isOpenMinute.indexOf(1); start >= 0; start = isOpenMinute.indexOf(1, ranges.at(-1)![1])) {
    const end = isOpenMinute.indexOf(0, start);
    ranges.push([start, end < 0 ? isOpenMinute.length : end]);
  }
  return ranges;
}
