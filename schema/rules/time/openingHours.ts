/** When a branch is open. The clock and the rules come in, the answer goes out; server and web ask the same functions. */
import type { DateTime, Zone } from 'luxon';
import { atMinute, dateOf, dayOf, minuteOf, minuteOfDay, minutesPerDay, wallClock, weekdayOf, type Edge, type Weekday } from './calendar';
import { timeText } from './dateText';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import type { OpeningRule } from './openingRule';

/** Whole minutes, half open: the end is outside. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export type OpeningState = 'open' | 'closingSoon' | 'closed';

/** ENT-13: the day is `today` or the weekday on which the shift starts; the times are `HH:mm`. */
export interface NextShift {
  readonly day: 'today' | Weekday;
  readonly from: string;
  readonly to: string;
}

export interface BranchHours {
  readonly openingHours: readonly OpeningRule[];
  readonly deliveryHours: readonly OpeningRule[];
  readonly isDeliveryHoursEnabled: boolean;
}

const closingSoonMinutes = 60;
const probeMinutes = 15;
const reachMinutes = 72 * 60;

// From yesterday, whose night may still be going on, to the end of what begins within reach, on whichever side of a clock change.
const daysBack = 1;
const daysAhead = 5;

/** Delivery has hours of its own only when the branch says so (OPEN-02). */
export const hoursOf = (branch: BranchHours, method: DeliveryMethod): readonly OpeningRule[] =>
  method === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours;

/** The rules that decide a date: its own, else those of its weekday, else the daily ones; levels never mix (G-030). */
export function rulesOfDay(rules: readonly OpeningRule[], day: number): readonly OpeningRule[] {
  const date = dateOf(day);
  const once = rules.filter(rule => rule.type === 'once' && rule.date === date);
  return once.length ? once : rulesOfWeekday(rules, weekdayOf(day));
}

export function rulesOfWeekday(rules: readonly OpeningRule[], weekday: Weekday): readonly OpeningRule[] {
  const own = rules.filter(rule => rule.type === weekday);
  return own.length ? own : rules.filter(rule => rule.type === 'daily');
}

/** The open ranges of one level of rules, in order; `clock` turns minutes of the day into what the ranges count. */
export function rangesOf(level: readonly OpeningRule[], clock: (minute: number, edge: Edge) => number): Range[] {
  if (level.some(rule => rule.isClosed && !hasTimes(rule))) return [];
  const rangesWhere = (isClosed: boolean): Range[] =>
    join(level.filter(rule => rule.isClosed === isClosed && hasTimes(rule)).map(rule => rangeOf(rule, clock)));
  return rangesWhere(true).reduce(cut, rangesWhere(false));
}

/** The open ranges that begin on a day, in minutes since 1970. */
export const rangesOfDay = (rules: readonly OpeningRule[], day: number, zone: Zone): Range[] =>
  rangesOf(rulesOfDay(rules, day), wallClock(zone, day));

/** The open ranges that begin on the days from first to last; neighbours and overlaps are one range. */
export const rangesOfDays = (rules: readonly OpeningRule[], [first, last]: readonly [number, number], zone: Zone): Range[] =>
  join(Array.from({ length: last - first + 1 }, (_, index) => rangesOfDay(rules, first + index, zone)).flat());

export function isOpen(rules: readonly OpeningRule[], at: DateTime): boolean {
  const today = dayOf(at);
  return [today - 1, today].some(day => rangesOfDay(rules, day, at.zone).some(range => contains(range, minuteOf(at))));
}

/** The shift that is going on, neighbours included, or null. Its start is known from yesterday on, its end for some days ahead. */
export function currentShift(rules: readonly OpeningRule[], at: DateTime): { start: DateTime; end: DateTime } | null {
  const shift = rangesAround(rules, at).find(range => contains(range, minuteOf(at)));
  return shift ? { start: atMinute(shift.start, at), end: atMinute(shift.end, at) } : null;
}

/** When the branch closes; null while it is closed and where no closing is in reach (72 hours), as around the clock. */
export function closingTime(rules: readonly OpeningRule[], at: DateTime): DateTime | null {
  const end = currentShift(rules, at)?.end;
  return end && minuteOf(end) <= minuteOf(at) + reachMinutes ? end : null;
}

/** Closing soon is open with less than 60 minutes left (OPEN-03). */
export function openingState(rules: readonly OpeningRule[], at: DateTime): OpeningState {
  const shift = currentShift(rules, at);
  if (!shift) return 'closed';
  return shift.end.diff(at).as('minutes') < closingSoonMinutes ? 'closingSoon' : 'open';
}

/**
 * The shift a closed branch opens with: the first that a search in steps of 15 minutes up to 72 hours ahead finds (G-031).
 * While the branch is open, that is the shift going on.
 */
export function nextShift(rules: readonly OpeningRule[], at: DateTime): NextShift | null {
  const now = minuteOf(at);
  const shift = rangesAround(rules, at).find(range => {
    const probe = now + Math.max(0, Math.ceil((range.start - now) / probeMinutes)) * probeMinutes;
    return contains(range, probe) && probe <= now + reachMinutes;
  });
  if (!shift) return null;

  const [start, end] = [atMinute(shift.start, at), atMinute(shift.end, at)];
  const day = dayOf(start) === dayOf(at) ? 'today' : weekdayOf(dayOf(start));
  return { day, from: timeText(start), to: timeText(end) };
}

const contains = (range: Range, minute: number): boolean => range.start <= minute && minute < range.end;

const rangesAround = (rules: readonly OpeningRule[], at: DateTime): Range[] =>
  rangesOfDays(rules, [dayOf(at) - daysBack, dayOf(at) + daysAhead], at.zone);

const hasTimes = ({ from, to }: OpeningRule): boolean => minuteOfDay(from ?? '') < minutesPerDay && minuteOfDay(to ?? '') >= 0;

function rangeOf({ from, to }: OpeningRule, clock: (minute: number, edge: Edge) => number): Range {
  const start = minuteOfDay(from!);
  const end = minuteOfDay(to!);
  return { start: clock(start, 'from'), end: clock(end > start ? end : end + minutesPerDay, 'to') };
}

// A range whose hours spring skips can be empty.
export function join(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else joined.push(range);
  }
  return joined;
}

const cut = (ranges: readonly Range[], gap: Range): Range[] =>
  ranges
    .flatMap(({ start, end }) => [
      { start, end: Math.min(end, gap.start) },
      { start: Math.max(start, gap.end), end },
    ])
    .filter(({ start, end }) => start < end);
