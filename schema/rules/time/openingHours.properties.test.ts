import fc from 'fast-check';
import { inZone, type Weekday } from './calendar';
import type { LeadTime } from './leadTime';
import { isOpen, nextShift } from './openingHours';
import { openingRuleFault, openingRuleTypes, type OpeningRule } from './openingRule';
import { slotsOfDate } from './slots';
import {
  instantOf,
  paintDay,
  paintDays,
  plainDate,
  plainDay,
  plainMinute,
  plainWeeks,
  stretches,
  type PlainWeeks,
} from '../../testing/referenceHours';

const zone = 'Europe/Vienna';
const days = 17;

// Some ordinary weeks, and both clock changes of two years on the eighth day of theirs.
const eras = ['2026-11-13', '2026-03-22', '2026-10-18', '2027-03-21', '2027-10-24'].map(from => plainWeeks(zone, from, days));

const time = fc
  .oneof(
    fc.integer({ min: 0, max: 1439 }),
    fc.integer({ min: 0, max: 95 }).map(quarter => quarter * 15),
    fc.integer({ min: 110, max: 190 }),
    fc.constant(0),
  )
  .map(minute => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);

const ruleOf = (weeks: PlainWeeks): fc.Arbitrary<OpeningRule> =>
  fc
    .record({
      type: fc.constantFrom(...openingRuleTypes, 'daily' as const),
      date: fc.integer({ min: 4, max: 12 }).map(day => plainDate(plainDay(weeks, 0) + day)),
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
    .filter(rule => !openingRuleFault(rule));

const lead: fc.Arbitrary<LeadTime> = fc.record({
  isLeadTimeEnabled: fc.boolean(),
  leadTimeType: fc.constantFrom('minutes' as const, 'hours' as const, 'days' as const),
  leadTimeValue: fc.integer({ min: 0, max: 3 }),
});

const question = fc.constantFrom(...eras).chain(weeks =>
  fc.record({
    weeks: fc.constant(weeks),
    rules: fc.array(ruleOf(weeks), { maxLength: 7 }),
    now: fc.integer({ min: 5 * 1440, max: 9 * 1440 }),
    seconds: fc.constantFrom(0, 0, 1, 59),
    leads: fc.array(lead, { maxLength: 3 }),
    orderableFrom: fc.option(time),
    ahead: fc.integer({ min: 1, max: 3 }),
  }),
);
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

const atOf = ({ weeks, now, seconds }: Question) => inZone(instantOf(weeks, now) + seconds * 1000, zone);

// fast-check prints what it tried; the minutes of the weeks are left out of it.
const ask = (holds: (asked: Question) => void): void =>
  fc.assert(fc.property(question, holds), {
    numRuns: 10_000,
    seed: 20261120,
    reporter: result => {
      if (!result.failed) return;
      const tried = result.counterexample?.map(({ weeks, ...asked }) => ({ ...asked, from: plainDate(plainDay(weeks, 0)) }));
      throw new Error(`${JSON.stringify(tried)} ${String(result.errorInstance)}`);
    },
  });

test('a branch is open exactly in the minutes that its rules paint', () =>
  ask(asked => {
    const { weeks, rules, now } = asked;
    const today = plainDay(weeks, now);
    expect(isOpen(rules, atOf(asked))).toBe(paintDays(weeks, rules, [today - 2, today])[now] === 1);
  }));

test('the next shift is what walking on in steps of 15 minutes finds', () =>
  ask(asked => {
    const { weeks, rules, now } = asked;
    const today = plainDay(weeks, now);
    const paint = paintDays(weeks, rules, [today - 1, today + 5]);
    if (paint[now]) return;

    let probe = now;
    while (!paint[probe] && probe < now + 72 * 60) probe += 15;
    const shift = paint[probe] ? stretches(paint).find(([start, end]) => start <= probe && probe < end)! : null;
    const clock = (minute: number): string => new Date(weeks.walls[minute]! * 60_000).toISOString().slice(11, 16);
    const weekday = (minute: number): Weekday =>
      new Date(weeks.walls[minute]! * 60_000).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase() as Weekday;
    const day = shift && (plainDay(weeks, shift[0]) === today ? 'today' : weekday(shift[0]));
    expect(nextShift(rules, atOf(asked))).toEqual(shift && { day, from: clock(shift[0]), to: clock(shift[1]) });
  }));

test('the slots of a date are its painted stretches from the first minute that can be met', () =>
  ask(asked => {
    const { weeks, rules, now, seconds, leads, orderableFrom, ahead } = asked;
    const day = plainDay(weeks, now) + ahead;
    const begun = now + (seconds ? 1 : 0);
    const ready = leads
      .filter(({ isLeadTimeEnabled }) => isLeadTimeEnabled)
      .map(({ leadTimeType, leadTimeValue }) => {
        if (leadTimeType === 'days') return plainMinute(weeks, weeks.walls[begun]! + leadTimeValue! * 1440, 'from');
        return begun + leadTimeValue! * (leadTimeType === 'hours' ? 60 : 1);
      });
    const [hour, minute] = (orderableFrom ?? '00:00').split(':').map(Number);
    const bound = Math.max(begun, ...ready, plainMinute(weeks, day * 1440 + hour! * 60 + minute!, 'from'));

    const expected = stretches(paintDay(weeks, rules, day)).flatMap(([start, end]) => {
      let first = Math.max(start, bound);
      while (weeks.walls[first]! % 5) first++;
      return end - first >= 15 ? [{ start: instantOf(weeks, first), end: instantOf(weeks, end) }] : [];
    });
    const branch = { openingHours: rules, deliveryHours: [], isDeliveryHoursEnabled: false, orderableFrom };
    expect(slotsOfDate({ branch, method: 'takeaway', products: leads }, plainDate(day), atOf(asked))).toEqual(expected);
  }));
