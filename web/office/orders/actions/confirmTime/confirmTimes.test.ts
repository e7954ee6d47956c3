import { inVienna } from '../../../../../schema/testing/hours';
import { freeTimes, isTimeOver, laterTimes, plannedTime, remainingText } from './confirmTimes';

const now = inVienna('2026-11-20T10:02');
const order = { dueAt: '2026-11-20T09:20:00.000Z' };

test('offers the planned time first, and some minutes later', () => {
  expect(Object.values(laterTimes(order, now))).toEqual([
    'Wie geplant · 10:20',
    '+5 min · 10:25',
    '+10 min · 10:30',
    '+15 min · 10:35',
    '+30 min · 10:50',
  ]);
});

test('counts from now on when the planned time is over, and offers no time that is over', () => {
  const late = { dueAt: '2026-11-20T08:50:00.000Z' };
  expect(plannedTime(late, now)).toBeNull();
  expect(Object.values(laterTimes(late, now))).toEqual([
    'in 8 Minuten · 10:10',
    'in 13 Minuten · 10:15',
    'in 18 Minuten · 10:20',
    'in 33 Minuten · 10:35',
  ]);
});

test.each([
  ['2026-11-20T09:02:00Z', false],
  ['2026-11-20T08:57:00Z', false],
  ['2026-11-20T08:56:59Z', true],
  [null, false],
])('needs another time once the planned one (%s) is over by more than five minutes', (dueAt, isLate) =>
  expect(isTimeOver({ dueAt }, now.toMillis())).toBe(isLate),
);

test('leaves out free times that are offered already, in whatever notation', () =>
  expect(freeTimes(['2026-11-20T09:25:00Z', '2026-11-20T09:40:00Z', '2026-11-21T07:00:00Z'], laterTimes(order, now), now)).toEqual({
    '2026-11-20T09:40:00Z': '10:40',
    '2026-11-21T07:00:00Z': 'Sa, 08:00',
  }));

test.each([
  ['2026-11-20T09:03:00Z', 'in einer Minute'],
  ['2026-11-20T09:22:00Z', 'in 20 Minuten'],
  ['2026-11-20T09:02:00Z', null],
  ['2026-11-21T09:02:00Z', null],
])('says how long it takes until %s', (time, text) => expect(remainingText(time, now)).toBe(text));
