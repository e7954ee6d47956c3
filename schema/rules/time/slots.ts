/** Computes the times that can be ordered. The picker and the server use the same slots. */
import type { DateTime, Zone } from 'luxon';
import type { Issue } from '../../fields/validation/validate';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { fromMillis, fromMinute, dateOf, dayOf, dayOfDate, minuteOf, minuteOfDay, nextMinuteOf, toMillis, wallClock } from './calendar';
import { isInFullSlot, minutesUntilHandover, slotStepMinutes, withoutFullSlots, type BranchPreparation } from './capacity';
import { readyMinute, type LeadTime } from './leadTime';
import { busyMinutes, endOfPause, serviceStateAt, type ServiceBranch } from './serviceState';
import { hoursOf, mergeRanges, rangesOfDay, type BranchHours, type Range } from './openingHours';

/** A free range of one shift in milliseconds; both ends are inclusive (ENT-44). */
export interface Slot {
  readonly start: number;
  readonly end: number;
}

export interface OrderingBranch extends BranchHours, BranchPreparation, ServiceBranch {
  /** `07:30`: the earliest hand-over of each day. */
  readonly orderableFrom?: string | null;
}

/** The parameters of a slot search: branch, delivery method and the products with their lead times. */
export interface SlotQuery {
  readonly branch: OrderingBranch;
  readonly method: DeliveryMethod;
  readonly products: readonly LeadTime[];
  /** The quarters of an hour that take no more orders, in milliseconds. */
  readonly fullSlots?: readonly number[];
}

/** The number of days to search in addition to today (G-005). */
export const slotHorizonDays = 180;
export const checkoutHorizonDays = 90;

/** Returns the start of a day in the shop's time zone, in milliseconds. */
const startOfDay = (day: number, at: DateTime): number => toMillis(wallClock(at.zone, day)(0, 'from'));

/** Returns the end of the last day of the horizon, in milliseconds: nothing can be ordered for a later time. */
export const horizonEnd = (at: DateTime): number => startOfDay(dayOf(at) + checkoutHorizonDays + 1, at);

/** Returns from when an instant is within the horizon, in milliseconds: from the start of a day. */
export const horizonReaches = (instant: DateTime): number => startOfDay(dayOf(instant) - checkoutHorizonDays, instant);

/** The minimum length of a slot, and the interval of suggested times. */
export const slotGapMinutes = 15;
const graceMinutes = 2;

/** Returns the slots of a date (`2026-11-20`). The rest of last night's shift counts as today's. */
export function slotsOfDate(query: SlotQuery, date: string, at: DateTime): Slot[] {
  const day = dayOfDate(date);
  if (Number.isNaN(day)) return [];
  return slotsOfDay({ ...query, readyFrom: handoverMinute(query, at) }, day, at).map(toSlot);
}

/** Finds the slots of today and the following days up to the horizon, one after the other, in minutes since 1970. */
export function* slotRangesAhead(query: SlotQuery, at: DateTime, horizonDays: number): Generator<Range> {
  for (const ranges of daysAhead(query, at, horizonDays)) yield* ranges;
}

/** Returns the slots of today and the following days up to the horizon. */
export const slotsAhead = (query: SlotQuery, at: DateTime, horizonDays = slotHorizonDays): Slot[] =>
  [...slotRangesAhead(query, at, horizonDays)].map(toSlot);

/** Returns the dates with a slot, in order; the date picker disables all others (CHK-50). */
export const datesOf = (slots: readonly Slot[], at: DateTime): string[] => [
  ...new Set(slots.map(({ start }) => dateOf(dayOf(fromMillis(start, at))))),
];

/** Returns the suggested times of a slot: every 15 minutes from its start, in milliseconds. */
export function suggestedTimes({ start, end }: Slot): number[] {
  const gap = toMillis(slotGapMinutes);
  return Array.from({ length: Math.floor((end - start) / gap) + 1 }, (_, index) => start + index * gap);
}

/** Tells whether an instant is in a slot, to the minute, both ends inclusive (TP-09). */
export const isWithinSlots = (slots: readonly Slot[], instant: DateTime): boolean =>
  slots.some(({ start, end }) => start <= toMillis(minuteOf(instant)) && toMillis(minuteOf(instant)) <= end);

/** Tells whether the branch is open for an appointment: slots of the last two minutes still count, at most 90 days ahead. */
export function acceptsAppointment(query: SlotQuery, appointment: DateTime, at: DateTime): boolean {
  const graceTime = at.minus({ minutes: graceMinutes });
  const readyFrom = handoverMinute(query, graceTime);
  const day = dayOf(appointment.setZone(at.zone));
  const days = [day - 1, day].filter(slotDay => slotDay <= dayOf(at) + checkoutHorizonDays);
  return days.some(slotDay => isWithinSlots(slotsOfShifts({ ...query, readyFrom }, slotDay, at).map(toSlot), appointment));
}

/** Tells whether the quarter of an hour of an appointment takes no more orders. */
export const isSlotFull = ({ fullSlots = [] }: SlotQuery, appointment: DateTime): boolean =>
  isInFullSlot(fullSlots, appointment.toMillis());

/** Returns why an appointment is not possible: the branch is closed or paused (G-144), or the quarter of an hour is full (G-147). */
export function appointmentIssue(query: SlotQuery, appointment: DateTime, at: DateTime): Issue | null {
  const path = ['appointmentDate'];
  const { branch, method } = query;
  if (acceptsAppointment(query, appointment, at)) return isSlotFull(query, appointment) ? { path, rule: 'slotFull' } : null;
  if (appointment >= fromMinute(endOfPause(branch, method, at) ?? 0, at)) return { path, rule: 'closed' };
  return { path, rule: 'paused', limit: serviceStateAt(branch, method, at)?.reason ?? '' };
}

/** Tells whether an appointment is in the past, regardless of opening hours. */
export const isTooLate = (appointment: DateTime, at: DateTime): boolean => appointment < at.minus({ minutes: graceMinutes });

/** Returns the time of an order without an appointment, 'So schnell wie möglich' (G-051); null if no slot is in the horizon. */
export function earliestTime(query: SlotQuery, at: DateTime): DateTime | null {
  for (const [slot] of daysAhead(query, at, checkoutHorizonDays)) if (slot) return fromMinute(slot.start, at);
  return null;
}

/** The time of an order: an appointment, or else the earliest time; null if there is none. */
interface OrderTimes {
  readonly appointment: DateTime | null;
  readonly earliest: DateTime | null;
}

/** Returns the time for which products are checked: that of the order, or now if it has none (G-137). */
export const saleTime = ({ appointment, earliest }: OrderTimes, at: DateTime): DateTime => appointment ?? earliest ?? at;

/** Returns the first minute since 1970 at which the branch hands over orders on a day. */
export const orderableMinute = ({ orderableFrom }: OrderingBranch, day: number, zone: Zone): number =>
  wallClock(zone, day)(minuteOfDay(orderableFrom ?? '') || 0, 'from');

interface ReadyQuery extends SlotQuery {
  readonly readyFrom: number;
}

// The lead time of a product includes the preparation, so the later of the two counts (G-147).
function handoverMinute({ branch, method, products }: SlotQuery, at: DateTime): number {
  const minutes = minutesUntilHandover(branch, method) + busyMinutes(branch, method, at);
  return Math.max(readyMinute(products, at), nextMinuteOf(at) + minutes, endOfPause(branch, method, at) ?? 0);
}

function* daysAhead(query: SlotQuery, at: DateTime, horizonDays: number): Generator<Range[]> {
  const readyQuery = { ...query, readyFrom: handoverMinute(query, at) };
  const today = dayOf(at);
  for (let day = today; day <= today + horizonDays; day++) yield slotsOfDay(readyQuery, day, at);
}

// Yesterday is not selectable, so the rest of its night shift belongs to today.
function slotsOfDay(query: ReadyQuery, day: number, at: DateTime): Range[] {
  const slots = slotsOfShifts(query, day, at);
  const remainingSlots = day === dayOf(at) ? mergeRanges([...slotsOfShifts(query, day - 1, at), ...slots]) : slots;
  return remainingSlots.flatMap(slot => withoutFullSlots(slot, query.fullSlots ?? []));
}

function slotsOfShifts({ branch, method, readyFrom }: ReadyQuery, day: number, at: DateTime): Range[] {
  const first = Math.max(readyFrom, orderableMinute(branch, day, at.zone));
  return rangesOfDay(hoursOf(branch, method), day, at.zone)
    .map(({ start, end }) => ({ start: Math.ceil(Math.max(start, first) / slotStepMinutes) * slotStepMinutes, end }))
    .filter(({ start, end }) => end - start >= slotGapMinutes);
}

const toSlot = ({ start, end }: Range): Slot => ({ start: toMillis(start), end: toMillis(end) });
