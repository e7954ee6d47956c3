/**
 * Opening hours once more, slow and plain, to hold the rules against: every minute of some weeks is looked up in the zone
 * database by Intl and painted open or closed. Shares no code with the rules.
 */
import type { OpeningRule } from '../rules/time/openingRule';

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const minuteMillis = 60_000;

/** Weeks of one zone, minute by minute. Minutes are counted from the first of the weeks. */
export interface PlainWeeks {
  readonly first: number;
  /** The wall clock of every minute: day since 1970 times 1440 plus minute of the day. */
  readonly walls: readonly number[];
  /** Every minute at which the wall clock shows this: one, or two where autumn repeats the hour. */
  readonly minutes: ReadonlyMap<number, readonly number[]>;
}

export function plainWeeks(zone: string, from: string, days: number): PlainWeeks {
  const first = Date.parse(`${from}T00:00:00Z`) / minuteMillis;
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  } as const);
  const walls: number[] = [];
  const minutes = new Map<number, number[]>();
  for (let minute = 0; minute < days * 1440; minute++) {
    const parts = format.formatToParts((first + minute) * minuteMillis);
    const part = (type: string): number => Number(parts.find(one => one.type === type)!.value);
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) / minuteMillis;
    walls.push(wall);
    minutes.set(wall, [...(minutes.get(wall) ?? []), minute]);
  }
  return { first, walls, minutes };
}

export const instantOf = (weeks: PlainWeeks, minute: number): number => (weeks.first + minute) * minuteMillis;

export const plainDate = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const plainDay = (weeks: PlainWeeks, minute: number): number => Math.floor(weeks.walls[minute]! / 1440);

/** The minute of a wall time; one that spring skips is an hour later. */
export function plainMinute(weeks: PlainWeeks, wall: number, edge: 'from' | 'to'): number {
  const found = weeks.minutes.get(wall) ?? weeks.minutes.get(wall + 60)!;
  return edge === 'from' ? found[0]! : found.at(-1)!;
}

/** The minutes that are open because of the rules of one day. */
export function paintDay(weeks: PlainWeeks, rules: readonly OpeningRule[], day: number): Uint8Array {
  const paint = new Uint8Array(weeks.walls.length);
  const weekday = names[new Date(day * 86_400_000).getUTCDay()];
  const levels = [
    rules.filter(rule => rule.type === 'once' && rule.date === plainDate(day)),
    rules.filter(rule => rule.type === weekday),
    rules.filter(rule => rule.type === 'daily'),
  ];
  const level = levels.find(some => some.length > 0) ?? [];
  if (level.some(rule => rule.isClosed && !rule.from)) return paint;
  for (const closed of [false, true])
    for (const rule of level) {
      if (rule.isClosed !== closed) continue;
      const [from, to] = [clock(rule.from!), clock(rule.to!)];
      const start = plainMinute(weeks, day * 1440 + from, 'from');
      const end = plainMinute(weeks, day * 1440 + (to <= from ? to + 1440 : to), 'to');
      for (let minute = start; minute < end; minute++) paint[minute] = closed ? 0 : 1;
    }
  return paint;
}

const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** All days painted over each other; what a day paints ends before its third midnight. */
export function paintDays(weeks: PlainWeeks, rules: readonly OpeningRule[], [first, last]: readonly [number, number]): Uint8Array {
  const all = new Uint8Array(weeks.walls.length);
  for (let day = first; day <= last; day++) {
    const paint = paintDay(weeks, rules, day);
    const end = plainMinute(weeks, (day + 2) * 1440, 'to');
    for (let minute = plainMinute(weeks, day * 1440, 'from'); minute < end; minute++) if (paint[minute]) all[minute] = 1;
  }
  return all;
}

/** The painted stretches, from the first open minute to the first closed one. */
export function stretches(paint: Uint8Array): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let start = paint.indexOf(1); start >= 0; start = paint.indexOf(1, found.at(-1)![1])) {
    const end = paint.indexOf(0, start);
    found.push([start, end < 0 ? paint.length : end]);
  }
  return found;
}
