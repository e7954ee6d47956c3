/** Computes what the menu shows and what can be ordered at a time. */
import type { DateTime } from 'luxon';
import { fromMinute, dayOf, inZone, minuteOf, type Instant } from '../time/calendar';
import { dateText, timeText, weekdayText } from '../time/dateText';
import { isOpen, rangesOfDays, type Range } from '../time/openingHours';
import type { OpeningRule } from '../time/openingRule';
import { checkoutHorizonDays } from '../time/slots';
import { isSoldOut, type SoldOutMark } from './soldOut';

/** Opening rules of a product or category; an empty list means always (G-027). */
export type Schedule = readonly OpeningRule[];

/** A product or a category. */
export interface ScheduledItem {
  readonly isEnabled: boolean;
  readonly schedule: Schedule;
  readonly isVisibleWhenUnavailable: boolean;
  /** The mark of the branch on a product (G-145). */
  readonly soldOut?: SoldOutMark | null;
}

/** The end of the current availability or the start of the next; null if it is not known. */
type Availability = { readonly isNow: true; readonly until: DateTime | null } | { readonly isNow: false; readonly from: DateTime | null };

const isScheduled = (schedule: Schedule, at: DateTime): boolean => !schedule.length || isOpen(schedule, at);

const isOffered = (item: ScheduledItem, at: DateTime): boolean => item.isEnabled && isScheduled(item.schedule, at);

/** Tells whether the item can be ordered for `at`: the selected appointment, or now (G-135, G-145). */
export const isOrderable = (item: ScheduledItem, at: DateTime): boolean => isOffered(item, at) && !isSoldOut(item.soldOut, at);

/** Tells whether lists show the item now (STORE-21, STORE-22). They also show what is sold out. */
export const isVisible = (item: ScheduledItem, at: DateTime): boolean => isOffered(item, at) || item.isVisibleWhenUnavailable;

/** Returns the menu of a branch that started last (STORE-20); of two that started together, the later in the list. */
export function activeMenu<M extends { readonly availableFrom: Instant }>(menus: readonly M[], at: DateTime): M | undefined {
  const since = (menu: M): number => inZone(menu.availableFrom, at.zoneName!).toMillis();
  const startedMenus = menus.filter(menu => since(menu) <= at.toMillis());
  return startedMenus.reduce<M | undefined>((latest, menu) => (latest && since(latest) > since(menu) ? latest : menu), undefined);
}

// Most schedules repeat weekly. A longer search, as far ahead as orders are possible, is needed only if a week has no range.
const searchDays = [8, checkoutHorizonDays] as const;

/** Returns the ranges in which all schedules allow an order: those of the next week or, if it has none, those of the whole horizon. */
export function nextRanges(schedules: readonly Schedule[], at: DateTime): Range[] {
  const [week, horizon] = searchDays;
  const ranges = sharedRanges(schedules, at, week);
  return ranges.length > 0 ? ranges : sharedRanges(schedules, at, horizon);
}

/** Returns when all schedules allow an order, such as those of a product and its category. */
export function availability(schedules: readonly Schedule[], at: DateTime): Availability {
  const activeSchedules = schedules.filter(schedule => schedule.length);
  if (!activeSchedules.length) return { isNow: true, until: null };

  for (const daysAhead of searchDays) {
    const [range] = sharedRanges(activeSchedules, at, daysAhead);
    if (!range) continue;
    if (range.start > minuteOf(at)) return { isNow: false, from: fromMinute(range.start, at) };
    const end = fromMinute(range.end, at);
    return { isNow: true, until: dayOf(end) > dayOf(at) + daysAhead ? null : end };
  }
  return { isNow: false, from: null };
}

/**
 * Returns `Verfügbar bis 11:00 Uhr`, `Verfügbar ab morgen, 06:00 Uhr` or `Derzeit nicht verfügbar`; undefined if it is always available
 * (G-135).
 */
export function availabilityText(result: Availability, at: DateTime): string | undefined {
  if (result.isNow) return result.until ? `Verfügbar bis ${endText(result.until, at)}` : undefined;
  return result.from ? `Verfügbar ab ${startText(result.from, at)}` : 'Derzeit nicht verfügbar';
}

const startText = (start: DateTime, at: DateTime): string => `${dayPrefix(start, at)}${timeText(start)} Uhr`;

// An end at midnight is shown as 24:00 of the day before.
const endText = (end: DateTime, at: DateTime): string =>
  timeText(end) === '00:00' ? `${dayPrefix(end.minus({ days: 1 }), at)}24:00 Uhr` : startText(end, at);

/** Returns nothing for today, `morgen, `, `Mittwoch, ` or `01.12.2026, `. */
export function dayPrefix(instant: DateTime, at: DateTime): string {
  const ahead = dayOf(instant) - dayOf(at);
  if (ahead === 0) return '';
  if (ahead === 1) return 'morgen, ';
  return ahead < 7 ? `${weekdayText(dayOf(instant))}, ` : `${dateText(instant)}, `;
}

/** Returns the ranges of the whole horizon. */
export const rangesInHorizon = (schedules: readonly Schedule[], at: DateTime): Range[] => sharedRanges(schedules, at, checkoutHorizonDays);

const sharedRanges = (schedules: readonly Schedule[], at: DateTime, daysAhead: number): Range[] =>
  schedules
    .map(schedule => rangesOfDays(schedule, [dayOf(at) - 1, dayOf(at) + daysAhead], at.zone))
    .reduce(intersectRanges)
    .filter(({ end }) => end > minuteOf(at));

const intersectRanges = (ranges: readonly Range[], otherRanges: readonly Range[]): Range[] =>
  ranges
    .flatMap(range => otherRanges.map(other => ({ start: Math.max(range.start, other.start), end: Math.min(range.end, other.end) })))
    .filter(({ start, end }) => start < end);
