/** Where the shop's wall clock meets the world's clock: the only place that converts one into the other. */
import { DateTime, type Zone } from 'luxon';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A point in time as it arrives: a Date from the database, an ISO text from an answer, a timestamp in milliseconds. */
export type Instant = Date | string | number;

export const minutesPerDay = 24 * 60;
const millisPerMinute = 60_000;
const millisPerDay = minutesPerDay * millisPerMinute;

/** The instant on the shop's clock (G-053). Every rule takes its `at` like this; a text without an offset is the shop's own time. */
export function inZone(instant: Instant, zone: string): DateTime {
  if (typeof instant === 'string') return DateTime.fromISO(instant, { zone });
  return DateTime.fromMillis(Number(instant), { zone });
}

/** Whole minutes since 1970; the seconds of a minute that has begun are dropped. */
export const minuteOf = (at: DateTime): number => Math.floor(at.toMillis() / millisPerMinute);

/** The first whole minute that is not before `at`. */
export const nextMinuteOf = (at: DateTime): number => Math.ceil(at.toMillis() / millisPerMinute);

export const toMillis = (minute: number): number => minute * millisPerMinute;

/** A timestamp on the clock of `at`. */
export const atMillis = (millis: number, at: DateTime): DateTime => DateTime.fromMillis(millis, { zone: at.zone });

/** A minute since 1970 on the clock of `at`. */
export const atMinute = (minute: number, at: DateTime): DateTime => atMillis(toMillis(minute), at);

/** Calendar days are counted from 1 January 1970, so that a week is plain arithmetic and no zone can shift it. */
export const dayOf = (at: DateTime): number => Date.UTC(at.year, at.month - 1, at.day) / millisPerDay;

/** `'2026-11-20'` → its day; NaN for what is no date. */
export function dayOfDate(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / millisPerDay;
  return dateOf(day) === date ? day : NaN;
}

/** The day as `'2026-11-20'`. */
export const dateOf = (day: number): string => (Number.isFinite(day) ? new Date(day * millisPerDay).toISOString().slice(0, 10) : '');

// 1 January 1970 was a Thursday.
export const weekdayOf = (day: number): Weekday => weekdays[(day + 3) % 7]!;

/** `'06:30'` → 390, `'24:00'` → 1440; NaN for what is no time of day. */
export function minuteOfDay(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match) return Number(match[1]) * 60 + Number(match[2]);
  return time === '24:00' ? minutesPerDay : NaN;
}

/** Whether a time of day opens or closes a range; it matters only in the hour that autumn repeats. */
export type Edge = 'from' | 'to';

/**
 * Reads the wall clock of one day: minutes of that day (1440 and more reach into the next) → minutes since 1970.
 *
 * When the clocks change (domain.md 5.1): a time that spring skips moves forward by the hour that is missing; of a time that
 * autumn repeats, `from` is the first and `to` the second. luxon would decide by the offset it happens to come from.
 */
export function wallClock(zone: Zone, day: number): (minute: number, edge: Edge) => number {
  const offset = (minute: number): number => zone.offset(minute * millisPerMinute);
  const midnight = day * minutesPerDay;
  const [before, after] = offsetsAround(zone, day);
  if (before === after) return minute => midnight + minute - before;

  return (minute, edge) => {
    const early = midnight + minute - before;
    const late = midnight + minute - after;
    const isEarly = offset(early) === before;
    const isLate = offset(late) === after;
    if (isEarly && isLate) return edge === 'from' ? early : late;
    return isLate ? late : early;
  };
}

const mostKnown = 1_000;
const known = new Map<string, readonly [before: number, after: number]>();

// A zone asks Intl, which takes longer than all the rest of a rule. What it says of a day holds for good, so it is asked once.
function offsetsAround(zone: Zone, day: number): readonly [before: number, after: number] {
  const key = `${zone.name} ${day}`;
  const offset = (of: number): number => zone.offset(of * millisPerDay);
  const offsets = known.get(key) ?? [offset(day - 1), offset(day + 3)];
  if (known.size >= mostKnown) known.clear();
  known.set(key, offsets);
  return offsets;
}
