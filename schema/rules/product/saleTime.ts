/** The first time at which a product can be ordered (G-137). */
import type { DateTime } from 'luxon';
import { fromMinute, inZone, nextMinuteOf } from '../time/calendar';
import { slotStepMinutes } from '../time/capacity';
import { timeText } from '../time/dateText';
import { checkoutHorizonDays, slotRangesAhead, type SlotQuery } from '../time/slots';
import { dayPrefix, nextRanges, type ScheduledItem } from './availability';

/**
 * Returns the first time in the horizon at which the branch hands over orders and all items, such as a product and its category, are on
 * sale. Null if there is none. `query` contains the product.
 */
export function firstSaleTime(query: SlotQuery, items: readonly ScheduledItem[], at: DateTime): DateTime | null {
  const soldOutUntil = soldOutEnd(items, at);
  if (soldOutUntil === null || items.some(({ isEnabled }) => !isEnabled)) return null;
  const schedules = items.map(({ schedule }) => schedule).filter(schedule => schedule.length > 0);
  const ranges = schedules.length > 0 ? nextRanges(schedules, at) : [{ start: 0, end: Infinity }];
  for (const slot of slotRangesAhead(query, at, checkoutHorizonDays))
    for (const range of ranges) {
      const start = Math.ceil(Math.max(slot.start, range.start, soldOutUntil) / slotStepMinutes) * slotStepMinutes;
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
