/** Computes opening hours of a branch from its rules and a given time. Server and client call the same functions. */
import type { DateTime, Zone } from 'luxon';
import {
  fromMinute,
  dateOf,
  dayOf,
  minuteOf,
  minuteOfDay,
  minutesPerDay,
  wallClock,
  weekdayOf,
  type DayEdge,
  type Weekday,
} from './calendar';
import { timeText } from './dateText';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import type { OpeningRule } from './openingRule';

/** Whole minutes; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export type OpeningState = 'open' | 'closingSoon' | 'closed';

/** The next shift (ENT-13): the day is `today` or the weekday of its start; the times are `HH:mm`. */
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
const searchStepMinutes = 15;
const maxSearchMinutes = 72 * 60;

// From yesterday, whose night shift may continue, to the end of shifts that start within 72 hours, also across clock changes.
const daysBack = 1;
const daysAhead = 5;

/** Returns the rules of a delivery method. Delivery has its own hours only if the branch enables them (OPEN-02). */
export const hoursOf = (branch: BranchHours, method: DeliveryMethod): readonly OpeningRule[] =>
  method === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours;

/** Returns the rules of a date: those of the date, else of its weekday, else the daily ones. Levels never mix (G-030). */
export function rulesOfDay(rules: readonly OpeningRule[], day: number): readonly OpeningRule[] {
  const date = dateOf(day);
  const once = rules.filter(rule => rule.type === 'once' && rule.date === date);
  return once.length ? once : rulesOfWeekday(rules, weekdayOf(day));
}

export function rulesOfWeekday(rules: readonly OpeningRule[], weekday: Weekday): readonly OpeningRule[] {
  const weekdayRules = rules.filter(rule => rule.type === weekday);
  return weekdayRules.length ? weekdayRules : rules.filter(rule => rule.type === 'daily');
}

/** Returns the open ranges of one level of rules in order. `clock` converts minutes of the day to the unit of the ranges. */
export function rangesOf(level: readonly OpeningRule[], clock: (minute: number, edge: DayEdge) => number): Range[] {
  if (level.some(rule => rule.isClosed && !hasTimes(rule))) return [];
  const rangesWhere = (isClosed: boolean): Range[] =>
    mergeRanges(level.filter(rule => rule.isClosed === isClosed && hasTimes(rule)).map(rule => rangeOf(rule, clock)));
  return rangesWhere(true).reduce(subtractRange, rangesWhere(false));
}

/** Returns the open ranges that begin on a day, in minutes since 1970. */
export const rangesOfDay = (rules: readonly OpeningRule[], day: number, zone: Zone): Range[] =>
  rangesOf(rulesOfDay(rules, day), wallClock(zone, day));

/** Returns the open ranges that begin on the days from first to last. Adjacent and overlapping ranges are merged. */
export const rangesOfDays = (rules: readonly OpeningRule[], [first, last]: readonly [number, number], zone: Zone): Range[] =>
  mergeRanges(Array.from({ length: last - first + 1 }, (_, index) => rangesOfDay(rules, first + index, zone)).flat());

export function isOpen(rules: readonly OpeningRule[], at: DateTime): boolean {
  const today = dayOf(at);
  return [today - 1, today].some(day => rangesOfDay(rules, day, at.zone).some(range => contains(range, minuteOf(at))));
}

/** Returns the current shift or null; adjacent ranges are merged. The start is known from yesterday on, the end a few days ahead. */
export function currentShift(rules: readonly OpeningRule[], at: DateTime): { start: DateTime; end: DateTime } | null {
  const shift = rangesAround(rules, at).find(range => contains(range, minuteOf(at)));
  return shift ? { start: fromMinute(shift.start, at), end: fromMinute(shift.end, at) } : null;
}

/** Returns the closing time; null while closed or if it is more than 72 hours ahead. */
export function closingTime(rules: readonly OpeningRule[], at: DateTime): DateTime | null {
  const end = currentShift(rules, at)?.end;
  return end && minuteOf(end) <= minuteOf(at) + maxSearchMinutes ? end : null;
}

/** Returns the state; less than 60 minutes before closing it is `closingSoon` (OPEN-03). */
export function openingState(rules: readonly OpeningRule[], at: DateTime): OpeningState {
  const shift = currentShift(rules, at);
  if (!shift) return 'closed';
  return shift.end.diff(at).as('minutes') < closingSoonMinutes ? 'closingSoon' : 'open';
}

/**
 * Returns the next shift: the first that a search in steps of 15 minutes up to 72 hours ahead finds (G-031).
 * While the branch is open, this is the current shift.
 */
export function nextShift(rules: readonly OpeningRule[], at: DateTime): NextShift | null {
  const now = minuteOf(at);
  const shift = rangesAround(rules, at).find(range => {
    const searchMinute = now + Math.max(0, Math.ceil((range.start - now) / searchStepMinutes)) * searchStepMinutes;
    return contains(range, searchMinute) && searchMinute <= now + maxSearchMinutes;
  });
  if (!shift) return null;

  const [start, end] = [fromMinute(shift.start, at), fromMinute(shift.end, at)];
  const day = dayOf(start) === dayOf(at) ? 'today' : weekdayOf(dayOf(start));
  return { day, from: timeText(start), to: timeText(end) };
}

const contains = (range: Range, minute: number): boolean => range.start <= minute && minute < range.end;

const rangesAround = (rules: readonly OpeningRule[], at: DateTime): Range[] =>
  rangesOfDays(rules, [dayOf(at) - daysBack, dayOf(at) + daysAhead], at.zone);

const hasTimes = ({ from, to }: OpeningRule): boolean => minuteOfDay(from ?? '') < minutesPerDay && minuteOfDay(to ?? '') >= 0;

function rangeOf({ from, to }: OpeningRule, clock: (minute: number, edge: DayEdge) => number): Range {
  const start = minuteOfDay(from!);
  const end = minuteOfDay(to!);
  return { start: clock(start, 'from'), end: clock(end > start ? end : end + minutesPerDay, 'to') };
}

// A range within the hour skipped in spring can be empty.
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}

const subtractRange = (ranges: readonly Range[], gap: Range): Range[] =>
  ranges
    .flatMap(({ start, end }) => [
      { start, end: Math.min(end, gap.start) },
      { start: Math.max(start, gap.end), end },
    ])
    .filter(({ start, end }) => start < end);
