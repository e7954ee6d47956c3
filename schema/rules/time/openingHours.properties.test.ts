import fc from 'fast-check';
import { inZone, type Weekday } from './calendar';
import type { LeadTime } from './leadTime';
import { isOpen, nextShift } from './openingHours';
import { openingRuleIssue, openingRuleTypes, type OpeningRule } from './openingRule';
import { slotsOfDate } from './slots';
import {
  instantOf,
  markOpenDay,
  markOpenDays,
  referenceDate,
  referenceDay,
  referenceMinute,
  referenceWeeks,
  openRanges,
  type ReferenceWeeks,
} from '../../testing/referenceHours';

const zone = 'Europe/Vienna';
const days = 17;

// Some ordinary weeks, and the weeks around both clock changes of two years, each on the eighth day.
const weekSamples = ['2026-11-13', '2026-03-22', '2026-10-18', '2027-03-21', '2027-10-24'].map(from => referenceWeeks(zone, from, days));

const time = fc
  .oneof(
    fc.integer({ min: 0, max: 1439 }),
    fc.integer({ min: 0, max: 95 }).map(quarter => quarter * 15),
    fc.integer({ min: 110, max: 190 }),
    fc.constant(0),
  )
  .map(minute => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);

const arbitraryRule = (weeks: ReferenceWeeks): fc.Arbitrary<OpeningRule> =>
  fc
    .record({
      type: fc.constantFrom(...openingRuleTypes, 'daily' as const),
      date: fc.integer({ min: 4, max: 12 }).map(day => referenceDate(referenceDay(weeks, 0) + day)),
      isClosed: fc.boolean(),
      times: fc.oneof(
        { weight: 5, arbitrary: fc.tuple(time, fc.oneof({ weight: 9, arbitrary: time }, fc.constant('24:00'))) },
        fc.constant(null),
      ),
    })
    .map(({ type, date, isClosed, times }) => ({
      type,
      date: type === 'once' ? date : null,
      isClosed,
      from: times?.[0] ?? null,
      to: times?.[1] ?? null,
    }))
    .filter(rule => !openingRuleIssue(rule));

const arbitraryLeadTime: fc.Arbitrary<LeadTime> = fc.record({
  isLeadTimeEnabled: fc.boolean(),
  leadTimeType: fc.constantFrom('minutes' as const, 'hours' as const, 'days' as const),
  leadTimeValue: fc.integer({ min: 0, max: 3 }),
});

const arbitraryQuery = fc.constantFrom(...weekSamples).chain(weeks =>
  fc.record({
    weeks: fc.constant(weeks),
    rules: fc.array(arbitraryRule(weeks), { maxLength: 7 }),
    now: fc.integer({ min: 5 * 1440, max: 9 * 1440 }),
    seconds: fc.constantFrom(0, 0, 1, 59),
    leadTimes: fc.array(arbitraryLeadTime, { maxLength: 3 }),
    orderableFrom: fc.option(time),
    daysAhead: fc.integer({ min: 1, max: 3 }),
  }),
);
type HoursQuery = typeof arbitraryQuery extends fc.Arbitrary<infer T> ? T : never;

const instantOfQuery = ({ weeks, now, seconds }: HoursQuery) => inZone(instantOf(weeks, now) + seconds * 1000, zone);

// fast-check prints the counterexample; the minutes of the weeks are too long for the output.
const checkProperty = (property: (query: HoursQuery) => void): void =>
  fc.assert(fc.property(arbitraryQuery, property), {
    numRuns: 10_000,
    seed: 20261120,
    reporter: result => {
      if (!result.failed) return;
      const counterexamples = result.counterexample?.map(({ weeks, ...query }) => ({
        ...query,
        from: referenceDate(referenceDay(weeks, 0)),
      }));
      throw new Error(`${JSON.stringify(counterexamples)} ${String(result.errorInstance)}`);
    },
  });

test('is open exactly in the minutes of the reference', () =>
  checkProperty(query => {
    const { weeks, rules, now } = query;
    const today = referenceDay(weeks, now);
    expect(isOpen(rules, instantOfQuery(query))).toBe(markOpenDays(weeks, rules, [today - 2, today])[now] === 1);
  }));

test('finds the same next shift as a search in steps of 15 minutes', () =>
  checkProperty(query => {
    const { weeks, rules, now } = query;
    const today = referenceDay(weeks, now);
    const isOpenMinute = markOpenDays(weeks, rules, [today - 1, today + 5]);
    if (isOpenMinute[now]) return;

    let searchMinute = now;
    while (!isOpenMinute[searchMinute] && searchMinute < now + 72 * 60) searchMinute += 15;
    const shift = isOpenMinute[searchMinute]
      ? openRanges(isOpenMinute).find(([start, end]) => start <= searchMinute && searchMinute < end)!
      : null;
    const clock = (minute: number): string => new Date(weeks.wallMinutes[minute]! * 60_000).toISOString().slice(11, 16);
    const weekday = (minute: number): Weekday =>
      new Date(weeks.wallMinutes[minute]! * 60_000).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase() as Weekday;
    const day = shift && (referenceDay(weeks, shift[0]) === today ? 'today' : weekday(shift[0]));
    expect(nextShift(rules, instantOfQuery(query))).toEqual(shift && { day, from: clock(shift[0]), to: clock(shift[1]) });
  }));

test('returns the open ranges of the reference from the first possible minute as slots', () =>
  checkProperty(query => {
    const { weeks, rules, now, seconds, leadTimes, orderableFrom, daysAhead } = query;
    const day = referenceDay(weeks, now) + daysAhead;
    const nextMinute = now + (seconds ? 1 : 0);
    const readyMinutes = leadTimes
      .filter(({ isLeadTimeEnabled }) => isLeadTimeEnabled)
      .map(({ leadTimeType, leadTimeValue }) => {
        if (leadTimeType === 'days') return referenceMinute(weeks, weeks.wallMinutes[nextMinute]! + leadTimeValue! * 1440, 'from');
        return nextMinute + leadTimeValue! * (leadTimeType === 'hours' ? 60 : 1);
      });
    const [hour, minute] = (orderableFrom ?? '00:00').split(':').map(Number);
    const firstMinute = Math.max(nextMinute, ...readyMinutes, referenceMinute(weeks, day * 1440 + hour! * 60 + minute!, 'from'));

    const expected = openRanges(markOpenDay(weeks, rules, day)).flatMap(([start, end]) => {
      let first = Math.max(start, firstMinute);
      while (weeks.wallMinutes[first]! % 5) first++;
      return end - first >= 15 ? [{ start: instantOf(weeks, first), end: instantOf(weeks, end) }] : [];
    });
    const branch = { openingHours: rules, deliveryHours: [], isDeliveryHoursEnabled: false, orderableFrom };
    expect(slotsOfDate({ branch, method: 'takeaway', products: leadTimes }, referenceDate(day), instantOfQuery(query))).toEqual(expected);
  }));
