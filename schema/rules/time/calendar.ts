/** Converts between the shop's wall clock and instants. No other module does this. */
import { DateTime, IANAZone, type Zone } from 'luxon';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** An instant: a Date from the database, an ISO text from a response or a timestamp in milliseconds. */
export type Instant = Date | string | number;

export const minutesPerDay = 24 * 60;
const millisPerMinute = 60_000;
const millisPerDay = minutesPerDay * millisPerMinute;

/** Converts an instant to the shop's time zone (G-053). Every rule takes its `at` like this; a text without an offset is shop time. */
export function inZone(instant: Instant, zoneName: string): DateTime {
  const zone = zones.get(zoneName) ?? new CalendarZone(zoneName);
  zones.set(zoneName, zone);
  if (typeof instant === 'string') return DateTime.fromISO(instant, { zone });
  return DateTime.fromMillis(Number(instant), { zone });
}

const maxCachedDays = 1_000;

/** A time zone that looks up its offset once per day (UTC), because Intl lookups are the slowest part of a rule. */
class CalendarZone extends IANAZone {
  /** NaN where the offset changes during the day. */
  private readonly offsets = new Map<number, number>();

  override offset(millis: number): number {
    const offset = this.offsetOfDay(Math.floor(millis / millisPerDay));
    return Number.isNaN(offset) ? super.offset(millis) : offset;
  }

  private offsetOfDay(day: number): number {
    const cached = this.offsets.get(day);
    if (cached !== undefined) return cached;
    const [start, end] = [super.offset(day * millisPerDay), super.offset((day + 1) * millisPerDay)];
    const offset = start === end ? start : Number.NaN;
    if (this.offsets.size >= maxCachedDays) this.offsets.clear();
    this.offsets.set(day, offset);
    return offset;
  }
}

const zones = new Map<string, CalendarZone>();

/** Returns the minutes since 1970, rounded down. */
export const minuteOf = (at: DateTime): number => Math.floor(at.toMillis() / millisPerMinute);

/** Returns the minutes since 1970, rounded up. */
export const nextMinuteOf = (at: DateTime): number => Math.ceil(at.toMillis() / millisPerMinute);

export const toMillis = (minute: number): number => minute * millisPerMinute;

/** Converts a timestamp to the time zone of `at`. */
export const fromMillis = (millis: number, at: DateTime): DateTime => DateTime.fromMillis(millis, { zone: at.zone });

/** Converts minutes since 1970 to the time zone of `at`. */
export const fromMinute = (minute: number, at: DateTime): DateTime => fromMillis(toMillis(minute), at);

/** Returns days since 1 January 1970, so that no time zone can shift a date. */
export const dayOf = (at: DateTime): number => Date.UTC(at.year, at.month - 1, at.day) / millisPerDay;

/** Parses `'2026-11-20'`; NaN if it is not a date. */
export function dayOfDate(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / millisPerDay;
  return dateOf(day) === date ? day : NaN;
}

/** Formats a day as `'2026-11-20'`. */
export const dateOf = (day: number): string => (Number.isFinite(day) ? new Date(day * millisPerDay).toISOString().slice(0, 10) : '');

// 1 January 1970 was a Thursday.
export const weekdayOf = (day: number): Weekday => weekdays[(day + 3) % 7]!;

/** Parses `'06:30'` as 390 and `'24:00'` as 1440; NaN if it is not a time of day. */
export function minuteOfDay(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match) return Number(match[1]) * 60 + Number(match[2]);
  return time === '24:00' ? minutesPerDay : NaN;
}

/** Start or end of a range. It matters only in the hour that occurs twice in autumn. */
export type DayEdge = 'from' | 'to';

/**
 * Returns a converter from minutes of one day (1440 and more are the next day) to minutes since 1970.
 *
 * At clock changes (domain.md 5.1): a time skipped in spring moves forward by the missing hour. Of a time that occurs twice in autumn,
 * `from` is the first and `to` the second; luxon alone would decide by its current offset.
 */
export function wallClock(zone: Zone, day: number): (minute: number, edge: DayEdge) => number {
  const midnight = day * minutesPerDay;
  const [before, after] = [zone.offset((day - 1) * millisPerDay), zone.offset((day + 3) * millisPerDay)];
  if (before === after) return minute => midnight + minute - before;

  return (minute, edge) => {
    const early = midnight + minute - before;
    const late = midnight + minute - after;
    const isEarly = zone.offset(toMillis(early)) === before;
    const isLate = zone.offset(toMillis(late)) === after;
    if (isEarly && isLate) return edge === 'from' ? early : late;
    return isLate ? late : early;
  };
}
