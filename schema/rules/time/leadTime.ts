/** Computes lead times: how long the shop needs to prepare an order. */
import type { DateTime } from 'luxon';
import { dayOf, nextMinuteOf, wallClock } from './calendar';

type LeadTimeType = 'minutes' | 'hours' | 'days' | 'weeks';

/** The lead time of a product (ENT-25). A disabled or incomplete lead time counts as none. */
export interface LeadTime {
  readonly isLeadTimeEnabled: boolean;
  readonly leadTimeType?: LeadTimeType | null;
  readonly leadTimeValue?: number | null;
}

/** Returns the first minute since 1970 at which all products are ready. The longest lead time counts (OPEN-11). */
export const readyMinute = (products: readonly LeadTime[], at: DateTime): number =>
  Math.max(nextMinuteOf(at), ...products.map(product => readyMinuteOf(product, at)));

/** Returns the products with the longest lead time; none if no product has one. */
export function productsWithLongestLeadTime<P extends LeadTime>(products: readonly P[], at: DateTime): P[] {
  const ready = readyMinute(products, at);
  return ready > nextMinuteOf(at) ? products.filter(product => readyMinuteOf(product, at) === ready) : [];
}

// Minutes and hours are elapsed time. Days and weeks keep the time of day across clock changes (G-051).
function readyMinuteOf({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime, at: DateTime): number {
  const value = isLeadTimeEnabled ? (leadTimeValue ?? 0) : 0;
  if (leadTimeType === 'days') return sameTimeInDays(value, at);
  if (leadTimeType === 'weeks') return sameTimeInDays(7 * value, at);
  return nextMinuteOf(at) + value * (leadTimeType === 'hours' ? 60 : 1);
}

function sameTimeInDays(days: number, at: DateTime): number {
  const hasBegun = at.second > 0 || at.millisecond > 0;
  const minute = at.hour * 60 + at.minute + (hasBegun ? 1 : 0);
  return wallClock(at.zone, dayOf(at) + days)(minute, 'from');
}

const leadTimeUnits: Readonly<Record<LeadTimeType, readonly [singular: string, plural: string]>> = {
  minutes: ['Minute', 'Minuten'],
  hours: ['Stunde', 'Stunden'],
  days: ['Tag', 'Tage'],
  weeks: ['Woche', 'Wochen'],
};

/** Returns `1 Tag Vorlauf`, `30 Minuten Vorlauf` or undefined without a lead time. */
export function leadTimeText({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime): string | undefined {
  if (!isLeadTimeEnabled || !leadTimeType || !leadTimeValue) return undefined;
  const [singular, plural] = leadTimeUnits[leadTimeType];
  return `${leadTimeValue} ${leadTimeValue === 1 ? singular : plural} Vorlauf`;
}
