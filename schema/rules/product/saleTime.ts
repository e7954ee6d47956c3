/** The first time at which a product can be ordered (G-137). */
import type { DateTime } from 'luxon';
import { fromMinute, inZone, nextMinuteOf } from '../time/calendar';
import { slotStepMinutes } from '../time/capacity';
import { timeText } from '../time/dateText';
import { checkoutHorizonDays, slotRangesAhead, type SlotQuery } from '../time/slots';
import type { Range } from '../time/openingHours';
import { dayPrefix, nextRanges, rangesInHorizon, type ScheduledItem } from './availability';

/**
 * Returns the first time in the horizon at which the branch hands over orders and all items, such as a product and its category, are on
 * sale. Null if there is none. `query` contains the product.
 */
export function firstSaleTime(query: SlotQuery, items: readonly ScheduledItem[], at: DateTime): DateTime | null {
  const soldOutUntil = soldOutEnd(items, at);
  if (soldOutUntil === null || items.some(({ isEnabled }) => !isEnabled)) return null;
  const schedules = items.map(({ schedule }) => schedule).filter(schedule => schedule.length > 0);
  if (schedules.length === 0) return firstCommonTime(query, [{ start: soldOutUntil, end: Infinity }], at);
  const find = (ranges: readonly Range[]): DateTime | null =>
    firstCommonTime(
      query,
      ranges.map(({ start, end }) => ({ start: Math.max(start, soldOutUntil), end })),
      at,
    );
  // Most products are sold again within a week. A long lead time or a holiday needs the whole horizon.
  return find(nextRanges(schedules, at)) ?? find(rangesInHorizon(schedules, at));
}

/** Returns the first time that is in a slot of the branch and in one of the ranges. */
function firstCommonTime(query: SlotQuery, ranges: readonly Range[], at: DateTime): DateTime | null {
  for (const slot of slotRangesAhead(query, at, checkoutHorizonDays))
    for (const range of ranges) {
      const start = Math.ceil(Math.max(slot.start, range.start) / slotStepMinutes) * slotStepMinutes;
      if (start <= slot.end && start < range.end) return fromMinute(start, at);
    }
  return null;
}

/** Returns the minute since 1970 at which no item is sold out any longer; null if one has no end. */
function soldOutEnd(items: readonly ScheduledItem[], at: DateTime): number | null {
  const marks = items.flatMap(({ soldOut }) => soldOut ?? []);
  const ends = marks.flatMap(({ until }) => (until === null ? [] : [nextMinuteOf(inZone(until, at.zoneName!))]));
  return ends.length < marks.length ? null : Math.max(0, ...ends);
}

/** Returns `Ab Mittwoch, 07:00 bestellen`. */
export const orderFromText = (time: DateTime, at: DateTime): string => `Ab ${dayPrefix(time, at)}${timeText(time)} bestellen`;
