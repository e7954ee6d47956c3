import { IANAZone } from 'luxon';
import { fromMinute, dateOf, dayOf, dayOfDate, inZone, minuteOfDay, wallClock, weekdayOf, type DayEdge } from './calendar';
import { inVienna } from '../../testing/hours';

test.each(['2026-11-20T10:15:00+01:00', new Date('2026-11-20T09:15:00Z'), Date.UTC(2026, 10, 20, 9, 15), '2026-11-20T10:15'])(
  'converts %p to 10:15 in Vienna',
  instant => expect(inZone(instant, 'Europe/Vienna').toISO()).toBe('2026-11-20T10:15:00.000+01:00'),
);

test('uses the date of the given time zone, not of the device', () => {
  const instant = '2026-11-20T23:30:00Z';
  expect(dateOf(dayOf(inZone(instant, 'Europe/Vienna')))).toBe('2026-11-21');
  expect(dateOf(dayOf(inZone(instant, 'America/Los_Angeles')))).toBe('2026-11-20');
});

test.each([
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59.000+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00.000+02:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59.000+02:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00.000+01:00'],
])('changes the offset at the instant of the clock change: %s is %s', (instant, expected) =>
  expect(inZone(instant, 'Europe/Vienna').toISO()).toBe(expected),
);

test.each(['Europe/Vienna', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])('has the offsets of %s throughout a year', name => {
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2026, 0, 1, hour));
  const zone = IANAZone.create(name);
  expect(hours.filter(hour => inZone(hour, name).offset !== zone.offset(hour))).toEqual([]);
});

test('returns an invalid time for an unknown time zone', () => expect(inZone('2026-11-20T10:15', 'Europe/Nowhere').isValid).toBe(false));

test.each([
  ['2026-11-20', 'friday'],
  ['2028-02-29', 'tuesday'],
  ['1970-01-01', 'thursday'],
])('returns the weekday of %s: %s', (date, weekday) => {
  expect(weekdayOf(dayOfDate(date))).toBe(weekday);
  expect(dateOf(dayOfDate(date))).toBe(date);
});

test.each(['2026-02-29', '2026-13-01', '20.11.2026', '', 'x', '2026-1-1'])('returns NaN for the date %p', date =>
  expect(dayOfDate(date)).toBeNaN(),
);

test.each([
  ['00:00', 0],
  ['06:30', 390],
  ['23:59', 1439],
  ['24:00', 1440],
])('parses %s as minute %d of the day', (time, minute) => expect(minuteOfDay(time)).toBe(minute));

test.each(['24:01', '7:00', '07:60', '', '07:00:00', ' 07:00'])('returns NaN for the time %p', time => expect(minuteOfDay(time)).toBeNaN());

describe('wallClock at clock changes', () => {
  test.each<[string, string, DayEdge, string]>([
    ['2026-03-29', '01:59', 'from', '01:59:00.000+01:00'],
    ['2026-03-29', '02:30', 'from', '03:30:00.000+02:00'],
    ['2026-03-29', '02:30', 'to', '03:30:00.000+02:00'],
    ['2026-03-29', '03:00', 'from', '03:00:00.000+02:00'],
    ['2026-10-25', '01:59', 'to', '01:59:00.000+02:00'],
    ['2026-10-25', '02:00', 'from', '02:00:00.000+02:00'],
    ['2026-10-25', '02:00', 'to', '02:00:00.000+01:00'],
    ['2026-10-25', '02:30', 'from', '02:30:00.000+02:00'],
    ['2026-10-25', '02:30', 'to', '02:30:00.000+01:00'],
    ['2026-10-25', '03:00', 'to', '03:00:00.000+01:00'],
    ['2027-03-28', '02:00', 'from', '03:00:00.000+02:00'],
    ['2027-10-31', '02:59', 'from', '02:59:00.000+02:00'],
    ['2027-10-31', '02:59', 'to', '02:59:00.000+01:00'],
  ])('converts %s %s as %s to %s', (date, time, edge, expected) => {
    const at = inVienna('2026-11-20T10:00');
    expect(fromMinute(wallClock(at.zone, dayOfDate(date))(minuteOfDay(time), edge), at).toISO()).toBe(`${date}T${expected}`);
  });

  test('converts minutes of the evening before', () => {
    const at = inVienna('2026-11-20T10:00');
    const clock = wallClock(at.zone, dayOfDate('2026-10-24'));
    expect(fromMinute(clock(24 * 60 + 150, 'to'), at).toISO()).toBe('2026-10-25T02:30:00.000+01:00');
  });
});
