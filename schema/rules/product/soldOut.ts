/** Products that a branch has sold out until a time, or until staff remove the mark (G-145). */
import type { DateTime } from 'luxon';
import { array, dateTime, reference } from '../../fields/field';
import type { Issue } from '../../fields/validation/validate';
import { dayOf, fromMinute, inZone, minuteOf, wallClock, type Instant } from '../time/calendar';
import { closingTime, rangesOfDay } from '../time/openingHours';
import type { OpeningRule } from '../time/openingRule';

/** The input of `markSoldOut`. */
export const soldOutInputFields = {
  until: dateTime({ label: 'Bis', help: 'Leer: bis es jemand zurücknimmt. Ohne Angabe: bis Ladenschluss.' }),
};

export interface SoldOutInput {
  /** Null has no end; undefined means the closing time. */
  until?: Date | null;
}

/** How many products a branch may have sold out at once. */
export const maxSoldOut = 500;

export const soldOut = array({
  name: 'SoldOutProduct',
  label: 'Ausverkauft',
  readOnly: true,
  max: maxSoldOut,
  description: `The products that are sold out, at most ${maxSoldOut}; after \`until\` an entry has no effect, without it the product is sold out until staff remove the mark`,
  fields: { product: reference({ label: 'Produkt', to: 'product', required: true }), until: dateTime({ label: 'Bis' }) },
});

/** A mark without its product. */
export interface SoldOutMark {
  readonly until: Instant | null;
}

/** Tells whether a mark applies to an order for `at`. */
export const isSoldOut = (mark: SoldOutMark | null | undefined, at: DateTime): boolean =>
  !!mark && (mark.until === null || at < inZone(mark.until, at.zoneName!));

/** How many days ahead a mark may end. */
const maxDaysAhead = 90;

/** Returns what is wrong with an input beyond its fields. */
export function soldOutIssues({ until }: SoldOutInput, now: Date): Issue[] {
  if (!until) return [];
  if (until <= now) return [{ path: ['until'], rule: 'inPast' }];
  const isTooFar = until.getTime() - now.getTime() > maxDaysAhead * 86_400_000;
  return isTooFar ? [{ path: ['until'], rule: 'tooFarAhead', limit: maxDaysAhead }] : [];
}

/** Returns the end of a mark without a given one: the last closing time of the day, or else the end of the day. */
export function defaultSoldOutEnd(openingHours: readonly OpeningRule[], at: DateTime): DateTime {
  const ends = rangesOfDay(openingHours, dayOf(at), at.zone).map(({ end }) => end);
  const end = Math.max(...ends);
  if (end > minuteOf(at)) return fromMinute(end, at);
  return closingTime(openingHours, at) ?? endOfDay(at);
}

const endOfDay = (at: DateTime): DateTime => fromMinute(wallClock(at.zone, dayOf(at) + 1)(0, 'from'), at);
