/** How long the shop needs before it can hand something over. */
import type { DateTime } from 'luxon';
import { dayOf, nextMinuteOf, wallClock } from './calendar';

type LeadTimeType = 'minutes' | 'hours' | 'days' | 'weeks';

/** The lead time of a product (ENT-25); switched off or incomplete, it needs none. */
export interface LeadTime {
  readonly isLeadTimeEnabled: boolean;
  readonly leadTimeType?: LeadTimeType | null;
  readonly leadTimeValue?: number | null;
}

/** The first minute since 1970 at which all the products can be ready: the longest of their lead times counts (OPEN-11). */
export const readyMinute = (products: readonly LeadTime[], at: DateTime): number =>
  Math.max(nextMinuteOf(at), ...products.map(product => readyMinuteOf(product, at)));

/** Those of the products that everything else waits for; none where nothing needs time. */
export function slowestOf<P extends LeadTime>(products: readonly P[], at: DateTime): P[] {
  const ready = readyMinute(products, at);
  return ready > nextMinuteOf(at) ? products.filter(product => readyMinuteOf(product, at) === ready) : [];
}

// Minutes and hours pass; days and weeks keep the time of day, also across a clock change (G-051).
function readyMinuteOf({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime, at: DateTime): number {
  const value = isLeadTimeEnabled ? (leadTimeValue ?? 0) : 0;
  if (leadTimeType === 'days') return sameTimeAfter(value, at);
  if (leadTimeType === 'weeks') return sameTimeAfter(7 * value, at);
  return nextMinuteOf(at) + value * (leadTimeType === 'hours' ? 60 : 1);
}

function sameTimeAfter(days: number, at: DateTime): number {
  const hasBegun = at.second > 0 || at.millisecond > 0;
  const minute = at.hour * 60 + at.minute + (hasBegun ? 1 : 0);
  return wallClock(at.zone, dayOf(at) + days)(minute, 'from');
}

const leadTimeUnits: Readonly<Record<LeadTimeType, readonly [one: string, many: string]>> = {
  minutes: ['Minute', 'Minuten'],
  hours: ['Stunde', 'Stunden'],
  days: ['Tag', 'Tage'],
  weeks: ['Woche', 'Wochen'],
};

/** `1 Tag Vorlauf`, `30 Minuten Vorlauf`; nothing where none is needed. */
export function leadTimeText({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: LeadTime): string | undefined {
  if (!isLeadTimeEnabled || !leadTimeType || !leadTimeValue) return undefined;
  const [one, many] = leadTimeUnits[leadTimeType];
  return `${leadTimeValue} ${leadTimeValue === 1 ? one : many} Vorlauf`;
}
