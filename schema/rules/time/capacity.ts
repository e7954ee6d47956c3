/** How long a branch needs for an order, and which quarters of an hour are full (G-147). */
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import type { Range } from './openingHours';

/** The preparation of each delivery method. A missing value counts as no minutes. */
export type BranchPreparation = {
  readonly [M in DeliveryMethod as `${M}PreparationMinutes`]?: number;
} & {
  /** The minutes of the way to the customer, in addition to the preparation. */
  readonly deliveryMinutes?: number;
};

/** Capacity is counted by quarters of an hour of the clock. */
export const quarterMinutes = 15;
/** Slots begin at full five minutes, and end so before a full quarter of an hour. */
export const slotStepMinutes = 5;
const quarterMillis = quarterMinutes * 60_000;

/** Returns the minutes from an order to its hand-over. */
export const minutesUntilHandover = (branch: BranchPreparation, method: DeliveryMethod): number =>
  (branch[`${method}PreparationMinutes`] ?? 0) + (method === 'delivery' ? (branch.deliveryMinutes ?? 0) : 0);

/** Tells whether a time is in one of the full quarters of an hour; all in milliseconds. */
export const isInFullSlot = (fullSlots: readonly number[], time: number): boolean =>
  fullSlots.includes(Math.floor(time / quarterMillis) * quarterMillis);

/** Removes the full quarters of an hour from a range whose ends are inclusive. The full quarters are in milliseconds. */
export const withoutFullSlots = (range: Range, fullSlots: readonly number[]): Range[] =>
  fullSlots.reduce((ranges, fullSlot) => ranges.flatMap(part => subtractQuarter(part, fullSlot / 60_000)), [range]);

const subtractQuarter = ({ start, end }: Range, quarter: number): Range[] =>
  [
    { start, end: Math.min(end, quarter - slotStepMinutes) },
    { start: Math.max(start, quarter + quarterMinutes), end },
  ].filter(part => part.start <= part.end);
