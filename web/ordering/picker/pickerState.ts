/** The state changes of the time picker: steps, suggested times, dates. Pure (A4, TP-05 to TP-12). */
import type { DateTime } from 'luxon';
import { fromMillis, dateOf, dayOf, dayOfDate } from '../../../schema/rules/time/calendar';
import { dateText, timeText, weekdayText } from '../../../schema/rules/time/dateText';
import { isWithinSlots, type Slot } from '../../../schema/rules/time/slots';

/** The slots that contain the selectable times; null allows any time. */
export type AvailableSlots = readonly Slot[] | null;

export type PickerStep =
  | { readonly kind: 'hour' | 'minute'; readonly by: 1 | -1 }
  /** A suggested time, in milliseconds. */
  | { readonly kind: 'choose'; readonly at: number }
  /** Another date, `2026-11-20`. */
  | { readonly kind: 'day'; readonly date: string };

interface PickerOptions {
  readonly minuteGranularity: number;
  readonly availableSlots: AvailableSlots;
}

/** Returns the start of the picker: the given time, else the start of today. */
export const initialTime = (date: DateTime | null, at: DateTime): DateTime => date ?? at.startOf('day');

export function applyStep(time: DateTime, pickerStep: PickerStep, { minuteGranularity, availableSlots }: PickerOptions): DateTime {
  switch (pickerStep.kind) {
    case 'hour':
      return time.plus({ hours: pickerStep.by });
    case 'minute':
      return time.plus({ minutes: pickerStep.by * minuteGranularity });
    case 'choose':
      return fromMillis(pickerStep.at, time);
    case 'day':
      return moveToDate(time, pickerStep.date, availableSlots);
  }
}

/** Returns the same time on another date, or the first time available on it. */
function moveToDate(time: DateTime, date: string, availableSlots: AvailableSlots): DateTime {
  const [year, month, day] = date.split('-').map(Number);
  const sameTime = time.set({ year: year!, month: month!, day: day! });
  if (isAvailable(sameTime, availableSlots)) return sameTime;
  const firstSlot = slotsOn(sameTime, availableSlots)[0];
  return firstSlot ? fromMillis(firstSlot.start, time) : sameTime;
}

/** Tells whether a time is in a slot, to the minute, including both ends (TP-09). */
export const isAvailable = (time: DateTime, availableSlots: AvailableSlots): boolean =>
  availableSlots === null || isWithinSlots(availableSlots, time);

/** Returns the slots that start on the date of the time. */
export const slotsOn = (time: DateTime, availableSlots: AvailableSlots): Slot[] =>
  (availableSlots ?? []).filter(({ start }) => dayOf(fromMillis(start, time)) === dayOf(time));

/** Returns the first later date with a slot, `2026-11-21`. */
export function nextAvailableDate(time: DateTime, availableSlots: AvailableSlots): string | undefined {
  const nextSlot = (availableSlots ?? []).find(({ start }) => dayOf(fromMillis(start, time)) > dayOf(time));
  return nextSlot && dateOf(dayOf(fromMillis(nextSlot.start, time)));
}

/** Returns for example `Freitag, 20.11.2026`. */
export const dateTitle = (time: DateTime): string => `${weekdayText(dayOf(time))}, ${dateText(time)}`;

export const slotTimes = ({ start, end }: Slot, at: DateTime): { from: string; to: string } => ({
  from: timeText(fromMillis(start, at)),
  to: timeText(fromMillis(end, at)),
});

/** Returns for example `Samstag, 21.11.` for a button. */
export function shortDateText(date: string): string {
  const [, month, day] = date.split('-');
  return `${weekdayText(dayOfDate(date))}, ${day}.${month}.`;
}
