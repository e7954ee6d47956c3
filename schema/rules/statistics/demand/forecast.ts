/**
 * The forecast of what is sold on a day: the median of the newest of its weekdays. A single exceptional day does not change it. Pure functions.
 */
import { dateOf, dayOfDate } from '../../time/calendar';
import { isPublicHoliday } from './publicHolidays';
import { rangesOf, rulesOfDay } from '../../time/openingHours';
import type { OpeningRule } from '../../time/openingRule';
import { countText } from '../reportText';

const daysPerWeek = 7;
/** A forecast is the median of at most so many weekdays. */
const maxDays = 8;
/** Fewer weekdays are no forecast. */
export const minDays = 4;
/** The newest weekdays for which the rule is tested. */
const maxTests = 4;
/** How many weeks the rule looks back, so that days that are left out can be replaced by older ones. */
const weeksBack = 16;

/** Returns the same weekdays before a day, newest first. */
export const sameWeekdays = (date: string): string[] =>
  Array.from({ length: weeksBack }, (_, index) => dateOf(dayOfDate(date) - (index + 1) * daysPerWeek));

interface OpeningBranch {
  readonly openingHours: readonly OpeningRule[];
  /** The country whose public holidays are left out. */
  readonly holidayCountry: string | null;
}

/** Only a usual day says something about other days of its weekday. */
export const dayKinds = {
  usual: 'Üblich',
  closed: 'Geschlossen',
  holiday: 'Feiertag',
  ownHours: 'Eigene Öffnungszeiten',
} as const;
export type DayKind = keyof typeof dayKinds;

/** Returns what a day is at a branch. One without opening hours is always open. */
export function dayKindOf({ openingHours, holidayCountry }: OpeningBranch, date: string): DayKind {
  const day = dayOfDate(date);
  const rules = rulesOfDay(openingHours, day);
  if (openingHours.length > 0 && rangesOf(rules, minute => minute).length === 0) return 'closed';
  if (isPublicHoliday(date, holidayCountry)) return 'holiday';
  return rules.some(({ type }) => type === 'once') ? 'ownHours' : 'usual';
}

/** Returns the median; of an even number of values the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns the forecast for the day after these amounts, newest first. Null for too few of them. */
const forecastOf = (amounts: readonly number[]): number | null =>
  amounts.length < minDays ? null : Math.round(median(amounts.slice(0, maxDays)) * 1e3) / 1e3;

interface Forecast {
  /** Null without enough weekdays. */
  readonly amount: number | null;
  /** By how much the same rule was wrong on the newest of these weekdays, on average; null when it cannot be tested. */
  readonly error: number | null;
  /** How many weekdays the forecast is made from. */
  readonly days: number;
}

/**
 * Returns the forecast from the amounts of the usual weekdays, newest first. A product is new until the first day on which it was sold, so
 * older days do not count.
 */
export function createForecast(amounts: readonly number[]): Forecast {
  const known = amounts.slice(0, amounts.findLastIndex(amount => amount > 0) + 1);
  const amount = forecastOf(known);
  const errors = known.slice(0, maxTests).flatMap((actual, index) => {
    const tested = forecastOf(known.slice(index + 1));
    return tested === null ? [] : [Math.abs(tested - actual)];
  });
  const error = errors.length > 0 ? Math.round((errors.reduce((sum, value) => sum + value, 0) / errors.length) * 1e3) / 1e3 : null;
  return { amount, error, days: amount === null ? 0 : Math.min(known.length, maxDays) };
}

interface ForecastItem {
  readonly forecast: number | null;
  readonly error: number | null;
}

/** States how wrong the forecast was: `Zuletzt lag die Prognose im Schnitt um 3 Stück daneben.` The items are of pieces. */
export function errorStatement(items: readonly ForecastItem[]): string {
  const errors = items.flatMap(({ error }) => error ?? []);
  if (!items.some(({ forecast }) => forecast !== null)) return 'Zu wenig Bestellungen für eine Prognose.';
  if (errors.length === 0) return 'Wie genau die Prognose ist, zeigt sich erst nach weiteren Wochen.';
  const mean = errors.reduce((sum, value) => sum + value, 0) / errors.length;
  return `Zuletzt lag die Prognose im Schnitt um ${countText(Math.round(mean * 10) / 10)} Stück je Produkt daneben.`;
}
