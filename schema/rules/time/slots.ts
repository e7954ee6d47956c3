/** Which times an order can be wished for. The picker shows what the server will accept, because both ask here. */
import type { DateTime, Zone } from 'luxon';
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import { atMillis, atMinute, dateOf, dayOf, dayOfDate, minuteOf, minuteOfDay, toMillis, wallClock } from './calendar';
import { readyMinute, type LeadTime } from './leadTime';
import { hoursOf, join, rangesOfDay, type BranchHours, type Range } from './openingHours';

/** A free range of one shift: timestamps in milliseconds, both ends can be chosen (ENT-44). */
export interface Slot {
  readonly start: number;
  readonly end: number;
}

export interface OrderingBranch extends BranchHours {
  /** `07:30`: no order is handed over earlier in the day. */
  readonly orderableFrom?: string | null;
}

/** Whose slots are asked for: where, how it is handed over, and the products whose lead times count. */
export interface SlotQuery {
  readonly branch: OrderingBranch;
  readonly method: DeliveryMethod;
  readonly products: readonly LeadTime[];
}

/** How far ahead slots are looked for, in days (G-005): today and as many days more. */
export const slotHorizonDays = 180;
export const checkoutHorizonDays = 90;

/** What is left of a shift must be this long to be a slot; within it, a time is offered as often. */
export const slotGapMinutes = 15;
/** Slots begin at full five minutes. */
export const slotStepMinutes = 5;
const graceMinutes = 2;

/** The slots of a date (`2026-11-20`). What is left of a night that began yesterday counts as today's. */
export function slotsOfDate(query: SlotQuery, date: string, at: DateTime): Slot[] {
  const day = dayOfDate(date);
  if (Number.isNaN(day)) return [];
  return slotsOfDay({ ...query, ready: readyMinute(query.products, at) }, day, at).map(toSlot);
}

/** The slots from now on, over today and as many days more as the horizon says. */
export const slotsAhead = (query: SlotQuery, at: DateTime, horizonDays = slotHorizonDays): Slot[] =>
  [...daysAhead(query, at, horizonDays)].flat().map(toSlot);

/** The dates that have a slot, in order: all others are closed to the date picker (CHK-50). */
export const datesOf = (slots: readonly Slot[], at: DateTime): string[] => [
  ...new Set(slots.map(({ start }) => dateOf(dayOf(atMillis(start, at))))),
];

/** The times to suggest inside a slot: every 15 minutes from its start, timestamps. */
export function suggestedTimes({ start, end }: Slot): number[] {
  const gap = toMillis(slotGapMinutes);
  return Array.from({ length: Math.floor((end - start) / gap) + 1 }, (_, index) => start + index * gap);
}

/** Whether a moment lies in a slot, to the minute, both ends inclusive (TP-09). */
export const isWithinSlots = (slots: readonly Slot[], moment: DateTime): boolean =>
  slots.some(({ start, end }) => start <= toMillis(minuteOf(moment)) && toMillis(minuteOf(moment)) <= end);

/** Whether the server takes an appointment: what was on offer up to two minutes ago still counts, 90 days are the limit. */
export function acceptsAppointment(query: SlotQuery, appointment: DateTime, at: DateTime): boolean {
  const then = at.minus({ minutes: graceMinutes });
  const ready = readyMinute(query.products, then);
  const day = dayOf(appointment.setZone(at.zone));
  const days = [day - 1, day].filter(one => one <= dayOf(at) + checkoutHorizonDays);
  return days.some(one => isWithinSlots(slotsOfShifts({ ...query, ready }, one, at).map(toSlot), appointment));
}

/** Whether it is too late for an appointment: the server takes it no more, however open the shop may be. */
export const isOver = (appointment: DateTime, at: DateTime): boolean => appointment < at.minus({ minutes: graceMinutes });

/** The time an order without an appointment is meant for, 'So schnell wie möglich' (G-051); null when nothing is in reach. */
export function earliestTime(query: SlotQuery, at: DateTime): DateTime | null {
  for (const [slot] of daysAhead(query, at, checkoutHorizonDays)) if (slot) return atMinute(slot.start, at);
  return null;
}

/** The minute since 1970 from which on a day orders are handed over. */
export const orderableMinute = ({ orderableFrom }: OrderingBranch, day: number, zone: Zone): number =>
  wallClock(zone, day)(minuteOfDay(orderableFrom ?? '') || 0, 'from');

interface ReadyQuery extends SlotQuery {
  readonly ready: number;
}

function* daysAhead(query: SlotQuery, at: DateTime, horizonDays: number): Generator<Range[]> {
  const asked = { ...query, ready: readyMinute(query.products, at) };
  const today = dayOf(at);
  for (let day = today; day <= today + horizonDays; day++) yield slotsOfDay(asked, day, at);
}

// Yesterday can no longer be chosen as a date; where its night still goes on, the rest would be out of reach.
const slotsOfDay = (query: ReadyQuery, day: number, at: DateTime): Range[] =>
  day === dayOf(at) ? join([...slotsOfShifts(query, day - 1, at), ...slotsOfShifts(query, day, at)]) : slotsOfShifts(query, day, at);

function slotsOfShifts({ branch, method, ready }: ReadyQuery, day: number, at: DateTime): Range[] {
  const first = Math.max(ready, orderableMinute(branch, day, at.zone));
  return rangesOfDay(hoursOf(branch, method), day, at.zone)
    .map(({ start, end }) => ({ start: Math.ceil(Math.max(start, first) / slotStepMinutes) * slotStepMinutes, end }))
    .filter(({ start, end }) => end - start >= slotGapMinutes);
}

const toSlot = ({ start, end }: Range): Slot => ({ start: toMillis(start), end: toMillis(end) });
