/** What the menu shows and what can be ordered, by time. */
import type { DateTime } from 'luxon';
import { atMinute, dayOf, inZone, minuteOf, weekdayOf, type Instant } from '../time/calendar';
import { dateText, timeText, weekdayNames } from '../time/dateText';
import { isOpen, rangesOfDays, type Range } from '../time/openingHours';
import type { OpeningRule } from '../time/openingRule';
import { checkoutHorizonDays } from '../time/slots';

/** Opening rules that say when something is to be had; none at all means always (G-027). */
export type Schedule = readonly OpeningRule[];

/** A product or a category. */
export interface Scheduled {
  readonly isEnabled: boolean;
  readonly schedule: Schedule;
  readonly isVisibleWhenUnavailable: boolean;
}

/** Until when something is to be had, or from when again; null where no end or no beginning is in sight. */
type Availability = { readonly isNow: true; readonly until: DateTime | null } | { readonly isNow: false; readonly from: DateTime | null };

const isScheduled = (schedule: Schedule, at: DateTime): boolean => !schedule.length || isOpen(schedule, at);

/** Whether it can be ordered for `at`: the chosen appointment, without one now (G-135). */
export const isOrderable = (thing: Scheduled, at: DateTime): boolean => thing.isEnabled && isScheduled(thing.schedule, at);

/** Whether lists show it now (STORE-21, STORE-22). */
export const isShown = (thing: Scheduled, at: DateTime): boolean => isOrderable(thing, at) || thing.isVisibleWhenUnavailable;

/** Of the menus of one branch the latest that has begun (STORE-20); of two that began together the later in the list. */
export function activeMenu<M extends { readonly availableFrom: Instant }>(menus: readonly M[], at: DateTime): M | undefined {
  const since = (menu: M): number => inZone(menu.availableFrom, at.zoneName!).toMillis();
  const begun = menus.filter(menu => since(menu) <= at.toMillis());
  return begun.reduce<M | undefined>((latest, menu) => (latest && since(latest) > since(menu) ? latest : menu), undefined);
}

// Most schedules repeat by the week; only where a week says nothing is it worth looking as far as an order can be placed.
const reaches = [8, checkoutHorizonDays];

/** When something is to be had whose schedules must all allow it, such as a product and its category. */
export function availability(schedules: readonly Schedule[], at: DateTime): Availability {
  const limits = schedules.filter(schedule => schedule.length);
  if (!limits.length) return { isNow: true, until: null };

  const now = minuteOf(at);
  for (const reach of reaches) {
    const days = [dayOf(at) - 1, dayOf(at) + reach] as const;
    const range = limits
      .map(schedule => rangesOfDays(schedule, days, at.zone))
      .reduce(overlaps)
      .find(({ end }) => end > now);
    if (!range) continue;
    if (range.start > now) return { isNow: false, from: atMinute(range.start, at) };
    const end = atMinute(range.end, at);
    return { isNow: true, until: dayOf(end) > days[1] ? null : end };
  }
  return { isNow: false, from: null };
}

/** `Verfügbar bis 11:00 Uhr`, `Verfügbar ab morgen, 06:00 Uhr`, `Derzeit nicht verfügbar`; nothing for what is always to be had (G-135). */
export function availabilityText(found: Availability, at: DateTime): string | undefined {
  if (found.isNow) return found.until ? `Verfügbar bis ${endText(found.until, at)}` : undefined;
  return found.from ? `Verfügbar ab ${startText(found.from, at)}` : 'Derzeit nicht verfügbar';
}

const startText = (start: DateTime, at: DateTime): string => `${dayPrefix(start, at)}${timeText(start)} Uhr`;

// What ends at midnight ends with the day before.
const endText = (end: DateTime, at: DateTime): string =>
  timeText(end) === '00:00' ? `${dayPrefix(end.minus({ days: 1 }), at)}24:00 Uhr` : startText(end, at);

function dayPrefix(moment: DateTime, at: DateTime): string {
  const ahead = dayOf(moment) - dayOf(at);
  if (ahead === 0) return '';
  if (ahead === 1) return 'morgen, ';
  return ahead < 7 ? `${weekdayNames[weekdayOf(dayOf(moment))]}, ` : `${dateText(moment)}, `;
}

const overlaps = (some: readonly Range[], others: readonly Range[]): Range[] =>
  some
    .flatMap(one => others.map(other => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) })))
    .filter(({ start, end }) => start < end);
