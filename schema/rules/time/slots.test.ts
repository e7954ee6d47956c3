import type { LeadTime } from './leadTime';
import { timeText } from './dateText';
import { inZone } from './calendar';
import { acceptsAppointment, datesOf, earliestTime, isWithinSlots, suggestedTimes, slotsAhead, slotsOfDate, type SlotQuery } from './slots';
import { daily, on, once, pause, vienna } from '../../testing/hours';

const lead = (leadTimeType: LeadTime['leadTimeType'], leadTimeValue: number): LeadTime => ({
  isLeadTimeEnabled: true,
  leadTimeType,
  leadTimeValue,
});
const branch = { openingHours: [daily('06:00', '18:00')], deliveryHours: [daily('10:00', '12:00')], isDeliveryHoursEnabled: true };
const query: SlotQuery = { branch, method: 'takeaway', products: [] };
const withHours = (...openingHours: SlotQuery['branch']['openingHours']): SlotQuery => ({ ...query, branch: { ...branch, openingHours } });

const time = (millis: number): string => timeText(inZone(millis, 'Europe/Vienna'));
const shown = (asked: SlotQuery, date: string, now: string): string[] =>
  slotsOfDate(asked, date, vienna(now)).map(({ start, end }) => `${time(start)}-${time(end)}`);

describe('slots of a date', () => {
  test.each([
    ['first start rounded up to five minutes', query, '2026-11-20', '2026-11-20T10:02', ['10:05-18:00']],
    ['a second past the mark goes to the next', query, '2026-11-20', '2026-11-20T10:05:01', ['10:10-18:00']],
    [
      'one per shift',
      withHours(daily('06:00', '18:00'), pause('12:00', '14:00')),
      '2026-11-21',
      '2026-11-20T10:00',
      ['06:00-12:00', '14:00-18:00'],
    ],
    ['odd opening times are rounded too', withHours(daily('06:07', '11:58')), '2026-11-21', '2026-11-20T10:00', ['06:10-11:58']],
    [
      'overlapping rules are one',
      withHours(daily('06:00', '12:00'), daily('10:00', '14:00')),
      '2026-11-21',
      '2026-11-20T10:00',
      ['06:00-14:00'],
    ],
    ['a night belongs to the day it begins', withHours(on('friday', '18:00', '02:00')), '2026-11-27', '2026-11-20T10:00', ['18:00-02:00']],
    ['and not to the day after', withHours(on('friday', '18:00', '02:00')), '2026-11-28', '2026-11-20T10:00', []],
    [
      'but what is left of it counts as today',
      withHours(on('friday', '18:00', '02:00')),
      '2026-11-21',
      '2026-11-21T00:31',
      ['00:35-02:00'],
    ],
    ['delivery keeps its own hours', { ...query, method: 'delivery' as const }, '2026-11-21', '2026-11-20T10:00', ['10:00-12:00']],
    ['yesterday has none', query, '2026-11-19', '2026-11-20T10:00', []],
    ['no date has none', query, 'x', '2026-11-20T10:00', []],
    [
      'orderable from later on',
      { ...query, branch: { ...branch, orderableFrom: '07:32' } },
      '2026-11-21',
      '2026-11-20T10:00',
      ['07:35-18:00'],
    ],
    ['no slot in the hour that spring skips', withHours(daily('01:30', '02:45')), '2027-03-28', '2027-03-27T10:00', ['01:30-03:45']],
  ] as const)('%s', (_, asked, date, now, expected) => expect(shown(asked, date, now)).toEqual(expected));
});

test('the longest lead time in the cart counts, one that is switched off does not', () => {
  const products = [lead('hours', 2), lead('days', 1), { ...lead('weeks', 1), isLeadTimeEnabled: false }];
  expect(shown({ ...query, products }, '2026-11-20', '2026-11-20T10:02')).toEqual([]);
  expect(shown({ ...query, products }, '2026-11-21', '2026-11-20T10:02')).toEqual(['10:05-18:00']);
});

test('a slot offers every quarter of an hour from its start, both ends included', () => {
  const [slot] = slotsOfDate(withHours(daily('06:00', '07:00')), '2026-11-20', vienna('2026-11-20T06:12'));
  expect(suggestedTimes(slot!).map(time)).toEqual(['06:15', '06:30', '06:45', '07:00']);
  expect(suggestedTimes({ ...slot!, end: slot!.end - 1 }).map(time)).toEqual(['06:15', '06:30', '06:45']);
});

describe('the horizon', () => {
  const at = vienna('2026-11-20T10:00');
  const last = (days?: number): string => datesOf(slotsAhead(query, at, days), at).at(-1)!;

  test('is 180 days where nothing else is said, 90 at the checkout', () => {
    expect(last()).toBe('2027-05-19');
    expect(last(90)).toBe('2027-02-18');
  });

  test('names each open date once', () => {
    const open = withHours(on('saturday', '06:00', '10:00'), on('saturday', '14:00', '18:00'));
    expect(datesOf(slotsAhead(open, at, 14), at)).toEqual(['2026-11-21', '2026-11-28']);
  });
});

test.each([
  ['10:04', false],
  ['10:05', true],
  ['10:05:59', true],
  ['18:00:59', true],
  ['18:01', false],
])('a picked time is compared to the minute: %s', (picked, expected) => {
  const slots = slotsAhead(query, vienna('2026-11-20T10:02'), 0);
  expect(isWithinSlots(slots, vienna(`2026-11-20T${picked}`))).toBe(expected);
});

describe('the server', () => {
  test.each([
    ['2026-11-20T10:05', '2026-11-20T10:07', true, 'gives two minutes of grace'],
    ['2026-11-20T10:05', '2026-11-20T10:07:01', false, 'and not a second more'],
    ['2026-11-20T18:00', '2026-11-20T17:47', true, 'also where the rest has become too short'],
    ['2026-11-20T05:59', '2026-11-20T04:00', false, 'knows the hours'],
    ['2027-02-18T10:00', '2026-11-20T10:00', true, 'looks 90 days ahead'],
    ['2027-02-19T10:00', '2026-11-20T10:00', false, 'and no further'],
    ['2027-02-19T10:00', '2026-11-21T00:01', true, 'counts them from today just after midnight'],
    ['2026-11-20T10:05', '2026-11-20T12:00', false, 'does not sell the past'],
  ])('appointment %s at %s: %s, %s', (appointment, now, expected) =>
    expect(acceptsAppointment(query, vienna(appointment), vienna(now))).toBe(expected),
  );

  test('takes a time after midnight in the night before', () =>
    expect(acceptsAppointment(withHours(on('friday', '18:00', '02:00')), vienna('2026-11-28T01:00'), vienna('2026-11-20T10:00'))).toBe(
      true,
    ));

  test('asks the lead time', () =>
    expect(acceptsAppointment({ ...query, products: [lead('hours', 3)] }, vienna('2026-11-20T12:50'), vienna('2026-11-20T10:00'))).toBe(
      false,
    ));
});

describe('as soon as possible', () => {
  test.each([
    ['now', query, '2026-11-20T10:02', '2026-11-20T10:05'],
    ['tomorrow', query, '2026-11-20T17:50', '2026-11-21T06:00'],
    ['in the night that goes on', withHours(on('friday', '18:00', '02:00')), '2026-11-21T00:31', '2026-11-21T00:35'],
    ['after the holidays', withHours(once('2027-01-07', '07:00', '12:00')), '2026-11-20T10:00', '2027-01-07T07:00'],
  ] as const)('%s', (_, asked, now, expected) => expect(earliestTime(asked, vienna(now))?.toMillis()).toBe(vienna(expected).toMillis()));

  test('is never where nothing opens', () => expect(earliestTime(withHours(), vienna('2026-11-20T10:00'))).toBeNull());
});
