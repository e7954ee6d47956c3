import type { LeadTime } from './leadTime';
import { timeText } from './dateText';
import { inZone } from './calendar';
import {
  acceptsAppointment,
  datesOf,
  earliestTime,
  isWithinSlots,
  saleTime,
  suggestedTimes,
  slotsAhead,
  slotsOfDate,
  type SlotQuery,
} from './slots';
import { dailyRule, weekdayRule, onceRule, closedRule, inVienna } from '../../testing/hours';

const leadTime = (leadTimeType: LeadTime['leadTimeType'], leadTimeValue: number): LeadTime => ({
  isLeadTimeEnabled: true,
  leadTimeType,
  leadTimeValue,
});
const branch = { openingHours: [dailyRule('06:00', '18:00')], deliveryHours: [dailyRule('10:00', '12:00')], isDeliveryHoursEnabled: true };
const query: SlotQuery = { branch, method: 'takeaway', products: [] };
const withHours = (...openingHours: SlotQuery['branch']['openingHours']): SlotQuery => ({ ...query, branch: { ...branch, openingHours } });

const time = (millis: number): string => timeText(inZone(millis, 'Europe/Vienna'));
const slotTexts = (slotQuery: SlotQuery, date: string, now: string): string[] =>
  slotsOfDate(slotQuery, date, inVienna(now)).map(({ start, end }) => `${time(start)}-${time(end)}`);

describe('slotsOfDate', () => {
  test.each([
    ['rounds the start up to five minutes', query, '2026-11-20', '2026-11-20T10:02', ['10:05-18:00']],
    ['rounds up a second after the mark', query, '2026-11-20', '2026-11-20T10:05:01', ['10:10-18:00']],
    [
      'returns one slot per shift',
      withHours(dailyRule('06:00', '18:00'), closedRule('12:00', '14:00')),
      '2026-11-21',
      '2026-11-20T10:00',
      ['06:00-12:00', '14:00-18:00'],
    ],
    ['rounds odd opening times', withHours(dailyRule('06:07', '11:58')), '2026-11-21', '2026-11-20T10:00', ['06:10-11:58']],
    [
      'merges overlapping rules',
      withHours(dailyRule('06:00', '12:00'), dailyRule('10:00', '14:00')),
      '2026-11-21',
      '2026-11-20T10:00',
      ['06:00-14:00'],
    ],
    [
      'assigns a night shift to the day it begins',
      withHours(weekdayRule('friday', '18:00', '02:00')),
      '2026-11-27',
      '2026-11-20T10:00',
      ['18:00-02:00'],
    ],
    [
      'does not assign a night shift to the day after',
      withHours(weekdayRule('friday', '18:00', '02:00')),
      '2026-11-28',
      '2026-11-20T10:00',
      [],
    ],
    [
      'assigns the rest of the current night shift to today',
      withHours(weekdayRule('friday', '18:00', '02:00')),
      '2026-11-21',
      '2026-11-21T00:31',
      ['00:35-02:00'],
    ],
    ['uses the hours of the delivery', { ...query, method: 'delivery' as const }, '2026-11-21', '2026-11-20T10:00', ['10:00-12:00']],
    ['returns none for yesterday', query, '2026-11-19', '2026-11-20T10:00', []],
    ['returns none for an invalid date', query, 'x', '2026-11-20T10:00', []],
    [
      'starts at orderableFrom',
      { ...query, branch: { ...branch, orderableFrom: '07:32' } },
      '2026-11-21',
      '2026-11-20T10:00',
      ['07:35-18:00'],
    ],
    [
      'moves the end out of the hour skipped in spring',
      withHours(dailyRule('01:30', '02:45')),
      '2027-03-28',
      '2027-03-27T10:00',
      ['01:30-03:45'],
    ],
  ] as const)('%s', (_, slotQuery, date, now, expected) => expect(slotTexts(slotQuery, date, now)).toEqual(expected));
});

test('applies the longest enabled lead time of the cart', () => {
  const products = [leadTime('hours', 2), leadTime('days', 1), { ...leadTime('weeks', 1), isLeadTimeEnabled: false }];
  expect(slotTexts({ ...query, products }, '2026-11-20', '2026-11-20T10:02')).toEqual([]);
  expect(slotTexts({ ...query, products }, '2026-11-21', '2026-11-20T10:02')).toEqual(['10:05-18:00']);
});

test('suggests every 15 minutes from the start, both ends included', () => {
  const [slot] = slotsOfDate(withHours(dailyRule('06:00', '07:00')), '2026-11-20', inVienna('2026-11-20T06:12'));
  expect(suggestedTimes(slot!).map(time)).toEqual(['06:15', '06:30', '06:45', '07:00']);
  expect(suggestedTimes({ ...slot!, end: slot!.end - 1 }).map(time)).toEqual(['06:15', '06:30', '06:45']);
});

describe('slotsAhead', () => {
  const at = inVienna('2026-11-20T10:00');
  const lastDate = (days?: number): string => datesOf(slotsAhead(query, at, days), at).at(-1)!;

  test('searches 180 days by default, 90 days in the checkout', () => {
    expect(lastDate()).toBe('2027-05-19');
    expect(lastDate(90)).toBe('2027-02-18');
  });

  test('returns each open date once', () => {
    const saturdayHours = withHours(weekdayRule('saturday', '06:00', '10:00'), weekdayRule('saturday', '14:00', '18:00'));
    expect(datesOf(slotsAhead(saturdayHours, at, 14), at)).toEqual(['2026-11-21', '2026-11-28']);
  });
});

test.each([
  ['10:04', false],
  ['10:05', true],
  ['10:05:59', true],
  ['18:00:59', true],
  ['18:01', false],
])('compares a selected time to the minute: %s', (selectedTime, expected) => {
  const slots = slotsAhead(query, inVienna('2026-11-20T10:02'), 0);
  expect(isWithinSlots(slots, inVienna(`2026-11-20T${selectedTime}`))).toBe(expected);
});

describe('acceptsAppointment', () => {
  test.each([
    ['2026-11-20T10:05', '2026-11-20T10:07', true, 'accepts a slot of two minutes ago'],
    ['2026-11-20T10:05', '2026-11-20T10:07:01', false, 'rejects it one second later'],
    ['2026-11-20T18:00', '2026-11-20T17:47', true, 'accepts it although the remaining slot is too short'],
    ['2026-11-20T05:59', '2026-11-20T04:00', false, 'rejects times outside the hours'],
    ['2027-02-18T10:00', '2026-11-20T10:00', true, 'accepts 90 days ahead'],
    ['2027-02-19T10:00', '2026-11-20T10:00', false, 'rejects 91 days ahead'],
    ['2027-02-19T10:00', '2026-11-21T00:01', true, 'counts the days from today just after midnight'],
    ['2026-11-20T10:05', '2026-11-20T12:00', false, 'rejects times in the past'],
  ])('decides about %s at %s: %s, %s', (appointment, now, expected) =>
    expect(acceptsAppointment(query, inVienna(appointment), inVienna(now))).toBe(expected),
  );

  test('accepts a time after midnight in the night shift', () =>
    expect(
      acceptsAppointment(withHours(weekdayRule('friday', '18:00', '02:00')), inVienna('2026-11-28T01:00'), inVienna('2026-11-20T10:00')),
    ).toBe(true));

  test('applies the lead time', () =>
    expect(
      acceptsAppointment({ ...query, products: [leadTime('hours', 3)] }, inVienna('2026-11-20T12:50'), inVienna('2026-11-20T10:00')),
    ).toBe(false));
});

describe('earliestTime', () => {
  test.each([
    ['returns the next slot now', query, '2026-11-20T10:02', '2026-11-20T10:05'],
    ['returns the first slot of tomorrow', query, '2026-11-20T17:50', '2026-11-21T06:00'],
    [
      'returns a slot of the current night shift',
      withHours(weekdayRule('friday', '18:00', '02:00')),
      '2026-11-21T00:31',
      '2026-11-21T00:35',
    ],
    ['returns a slot weeks ahead', withHours(onceRule('2027-01-07', '07:00', '12:00')), '2026-11-20T10:00', '2027-01-07T07:00'],
  ] as const)('%s', (_, slotQuery, now, expected) =>
    expect(earliestTime(slotQuery, inVienna(now))?.toMillis()).toBe(inVienna(expected).toMillis()),
  );

  test('returns null without opening hours', () => expect(earliestTime(withHours(), inVienna('2026-11-20T10:00'))).toBeNull());
});

describe('preparation and capacity (G-147)', () => {
  const dayQuery = withHours(dailyRule('10:00', '12:00'));
  const withBranch = (values: Partial<SlotQuery['branch']>): SlotQuery => ({ ...dayQuery, branch: { ...dayQuery.branch, ...values } });
  const fullAt = (...times: string[]): number[] => times.map(text => inVienna(`2026-11-20T${text}`).toMillis());
  const now = inVienna('2026-11-20T10:03');
  const earliest = (slotQuery: SlotQuery): string | undefined => earliestTime(slotQuery, now)?.toFormat('HH:mm');

  test('adds the preparation of the delivery method, and the way of a delivery', () => {
    const busyBranch = withBranch({ takeawayPreparationMinutes: 20, deliveryPreparationMinutes: 30, deliveryMinutes: 15 });
    expect(earliest(busyBranch)).toBe('10:25');
    expect(earliest({ ...busyBranch, method: 'delivery' })).toBe('10:50');
    expect(earliest({ ...busyBranch, method: 'dineIn' })).toBe('10:05');
    expect(acceptsAppointment(busyBranch, inVienna('2026-11-20T10:20'), now)).toBe(false);
    expect(acceptsAppointment(busyBranch, inVienna('2026-11-20T10:23'), now)).toBe(false);
    expect(acceptsAppointment(busyBranch, inVienna('2026-11-20T10:25'), now)).toBe(true);
  });

  test('waits for the longer of preparation and lead time', () => {
    const preparing = withBranch({ takeawayPreparationMinutes: 20 });
    expect(earliest({ ...preparing, products: [leadTime('minutes', 30)] })).toBe('10:35');
    expect(earliest({ ...preparing, products: [leadTime('minutes', 10)] })).toBe('10:25');
  });

  test.each([
    [['10:00'], ['10:15-12:00']],
    [['10:30'], ['10:05-10:25', '10:45-12:00']],
    [
      ['10:30', '11:00'],
      ['10:05-10:25', '10:45-10:55', '11:15-12:00'],
    ],
    [['11:45', '12:00'], ['10:05-11:40']],
  ])('offers no full quarter of an hour: %j', (times, expected) => {
    const slots = slotsOfDate({ ...dayQuery, fullSlots: fullAt(...times) }, '2026-11-20', now);
    expect(slots.map(({ start, end }) => `${time(start)}-${time(end)}`)).toEqual(expected);
  });

  test('gives the earliest time after full quarters of an hour', () =>
    expect(earliest({ ...dayQuery, fullSlots: fullAt('10:00', '10:15') })).toBe('10:30'));
});

test('checks products at the appointment, else at the earliest time, else now', () => {
  const night = inVienna('2026-11-20T02:10');
  const appointment = inVienna('2026-12-24T08:00');
  const earliest = earliestTime(query, night)!;
  expect(timeText(earliest)).toBe('06:00');
  expect(saleTime({ appointment, earliest }, night)).toBe(appointment);
  expect(saleTime({ appointment: null, earliest }, night)).toBe(earliest);
  expect(saleTime({ appointment: null, earliest: null }, night)).toBe(night);
});
