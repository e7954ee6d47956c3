/** What the time picker does with a moment: steps, suggested times, days. Pure; the picker shows what comes out (A4, TP-05 to TP-12). */
import type { DateTime } from 'luxon';
import { atMillis, dateOf, dayOf, dayOfDate, weekdayOf } from '../../../schema/rules/time/calendar';
import { dateText, timeText, weekdayNames } from '../../../schema/rules/time/dateText';
import { isWithinSlots, type Slot } from '../../../schema/rules/time/slots';

/** The times that can be chosen; null: any time can. */
export type AvailableDates = readonly Slot[] | null;

export type PickerStep =
  | { readonly kind: 'hour' | 'minute'; readonly by: 1 | -1 }
  /** A suggested time, in milliseconds. */
  | { readonly kind: 'choose'; readonly at: number }
  /** Another day, `2026-11-20`. */
  | { readonly kind: 'day'; readonly date: string };

interface PickerRules {
  readonly minuteGranularity: number;
  readonly availableDates: AvailableDates;
}

/** Where the picker begins: the moment given, else the start of today. */
export const firstMoment = (date: DateTime | null, at: DateTime): DateTime => date ?? at.startOf('day');

export function step(moment: DateTime, taken: PickerStep, { minuteGranularity, availableDates }: PickerRules): DateTime {
  switch (taken.kind) {
    case 'hour':
      return moment.plus({ hours: taken.by });
    case 'minute':
      return moment.plus({ minutes: taken.by * minuteGranularity });
    case 'choose':
      return atMillis(taken.at, moment);
    case 'day':
      return onDay(moment, taken.date, availableDates);
  }
}

/** The same time on another day; where that day does not offer it, the first time it does. */
function onDay(moment: DateTime, date: string, availableDates: AvailableDates): DateTime {
  const [year, month, day] = date.split('-').map(Number);
  const same = moment.set({ year: year!, month: month!, day: day! });
  if (isAvailable(same, availableDates)) return same;
  const first = slotsOn(same, availableDates)[0];
  return first ? atMillis(first.start, moment) : same;
}

/** To the minute, both ends of a slot included (TP-09). */
export const isAvailable = (moment: DateTime, availableDates: AvailableDates): boolean =>
  availableDates === null || isWithinSlots(availableDates, moment);

/** The slots that begin on the day of the moment. */
export const slotsOn = (moment: DateTime, availableDates: AvailableDates): Slot[] =>
  (availableDates ?? []).filter(({ start }) => dayOf(atMillis(start, moment)) === dayOf(moment));

/** The first day with a slot after that of the moment, `2026-11-21`. */
export function nextFreeDate(moment: DateTime, availableDates: AvailableDates): string | undefined {
  const next = (availableDates ?? []).find(({ start }) => dayOf(atMillis(start, moment)) > dayOf(moment));
  return next && dateOf(dayOf(atMillis(next.start, moment)));
}

/** `Freitag, 20.11.2026` */
export const titleOf = (moment: DateTime): string => `${weekdayNames[weekdayOf(dayOf(moment))]}, ${dateText(moment)}`;

export const slotTimes = ({ start, end }: Slot, at: DateTime): { from: string; to: string } => ({
  from: timeText(atMillis(start, at)),
  to: timeText(atMillis(end, at)),
});

/** `Samstag, 21.11.` for a button. */
export function shortDay(date: string): string {
  const [, month, day] = date.split('-');
  return `${weekdayNames[weekdayOf(dayOfDate(date))]}, ${day}.${month}.`;
}
