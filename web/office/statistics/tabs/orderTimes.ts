/** Orders or visits by hour of the day, from those by weekday and hour. Pure functions. */
import { countText } from '../../../../schema/rules/statistics/reportText';

interface HourValue {
  readonly hour: number;
  readonly value: number;
}

/** Sums up the weekdays of each hour, from the first to the last hour that has any. */
export function sumByHour(cells: readonly HourValue[]): HourValue[] {
  const busy = cells.filter(({ value }) => value > 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(...busy), Math.max(...busy)];
  if (busy.length === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    value: cells.filter(({ hour }) => hour === first + index).reduce((sum, { value }) => sum + value, 0),
  }));
}

/** Returns the hour with the largest value. */
export const busiestHour = (hours: readonly HourValue[]): HourValue | undefined =>
  hours.toSorted((one, other) => other.value - one.value)[0];

/** States when most orders are placed. */
export function busiestHours(hours: readonly HourValue[]): string {
  const most = busiestHour(hours);
  return most
    ? `Die meisten Bestellungen kommen zwischen ${most.hour} und ${most.hour + 1} Uhr: ${countText(most.value)}.`
    : 'Wann bestellt wird';
}
