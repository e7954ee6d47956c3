import { type DateTime } from 'luxon';
import { inZone } from './calendar';
import { closingTime, currentShift, hoursOf, isOpen, nextShift, openingState } from './openingHours';
import type { OpeningRule } from './openingRule';
import { daily, once, on, vienna } from '../../testing/hours';
import table from './openingHours.vectors.json';
import { slotsOfDate } from './slots';

type Rules = readonly OpeningRule[];
type Vector = (typeof table.vectors)[number];

const states = { open: 'open', closingSoon: 'closing-soon', closed: 'closed' };

const answers: Readonly<Record<string, (rules: Rules, at: DateTime, params: Vector['params']) => unknown>> = {
  status: (rules, at) => states[openingState(rules, at)],
  nextShift: (rules, at) => {
    const shift = nextShift(rules, at);
    return shift && `${shift.day} ${shift.from}-${shift.to}`;
  },
  openUntil: (rules, at) => closingTime(rules, at)?.toFormat('yyyy-MM-dd HH:mm'),
  minutesOpen: (rules, at) => {
    const shift = currentShift(rules, at)!;
    return shift.end.diff(shift.start).as('minutes');
  },
  slots: (openingHours, at, params) => {
    const branch = { openingHours, deliveryHours: [], isDeliveryHoursEnabled: false, orderableFrom: params?.orderableFrom };
    const products = (params?.leads ?? []).map(lead => ({ isLeadTimeEnabled: true, ...lead }) as never);
    const slots = slotsOfDate({ branch, method: 'takeaway', products }, params!.date, at);
    const time = (millis: number): string => inZone(millis, table.zone).toFormat('HH:mm');
    return slots.map(({ start, end }) => `${time(start)}-${time(end)}`).join(', ') || 'none';
  },
};

test.each(table.vectors)('vector $no: $rules at $now, $question', ({ rules, now, question, params, expected }) => {
  const ruleSet = table.ruleSets[rules as keyof typeof table.ruleSets] as Rules;
  expect(answers[question]!(ruleSet, inZone(now, table.zone), params)).toEqual(expected);
});

describe('rules of a day', () => {
  const week = [daily('08:00', '20:00'), on('friday', '06:00', '12:00'), once('2026-11-20', '15:00', '16:00')];

  test.each([
    ['2026-11-20T10:00', false, 'the date replaces the weekday'],
    ['2026-11-20T15:30', true, 'the date counts'],
    ['2026-11-27T07:00', true, 'the weekday counts'],
    ['2026-11-27T15:00', false, 'the weekday replaces the daily rule'],
    ['2026-11-26T19:59', true, 'the daily rule counts'],
  ])('%s: %s, %s', (now, expected) => expect(isOpen(week, vienna(now))).toBe(expected));

  test('a closed day wins over open rules of its level', () =>
    expect(isOpen([daily('08:00', '20:00'), { type: 'daily', isClosed: true }], vienna('2026-11-20T10:00'))).toBe(false));

  test('an open rule that has lost its times opens nothing', () =>
    expect(isOpen([{ type: 'daily', isClosed: false, from: '08:00', to: null }], vienna('2026-11-20T10:00'))).toBe(false));

  test('a closed rule that has lost one time closes the day', () =>
    expect(isOpen([daily('08:00', '20:00'), { type: 'daily', isClosed: true, from: '12:00' }], vienna('2026-11-20T10:00'))).toBe(false));

  test('a night is not cut by what closes the day after', () =>
    expect(isOpen([on('friday', '18:00', '02:00'), { type: 'saturday', isClosed: true }], vienna('2026-11-21T01:00'))).toBe(true));
});

test('delivery has its own hours only when the branch says so', () => {
  const branch = { openingHours: [daily('06:00', '18:00')], deliveryHours: [daily('10:00', '12:00')], isDeliveryHoursEnabled: true };
  expect(hoursOf(branch, 'delivery')).toBe(branch.deliveryHours);
  expect(hoursOf(branch, 'takeaway')).toBe(branch.openingHours);
  expect(hoursOf({ ...branch, isDeliveryHoursEnabled: false }, 'delivery')).toBe(branch.openingHours);
});

describe('closing', () => {
  test.each([
    ['2026-11-20T17:00:00', 'open'],
    ['2026-11-20T17:00:01', 'closingSoon'],
    ['2026-11-20T17:59:59', 'closingSoon'],
    ['2026-11-20T18:00:00', 'closed'],
  ])('at %s the branch is %s', (now, expected) => expect(openingState([daily('06:00', '18:00')], vienna(now))).toBe(expected));

  test('there is no closing time around the clock', () =>
    expect(closingTime([daily('00:00', '24:00')], vienna('2026-11-20T10:00'))).toBeNull());
  test('there is no closing time while closed', () =>
    expect(closingTime([daily('06:00', '07:00')], vienna('2026-11-20T10:00'))).toBeNull());
});

describe('the search for the next shift', () => {
  const opening = (date: string, from: string): Rules => [once(date, from, '23:00')];

  test.each([
    ['71 hours ahead', opening('2026-11-23', '09:00'), { day: 'monday', from: '09:00', to: '23:00' }],
    ['72 hours ahead', opening('2026-11-23', '10:00'), { day: 'monday', from: '10:00', to: '23:00' }],
    ['a minute more', opening('2026-11-23', '10:01'), null],
    ['73 hours ahead', opening('2026-11-23', '11:00'), null],
    ['too short to be met by a step', [once('2026-11-20', '11:01', '11:14')], null],
    ['short, but met', [once('2026-11-20', '11:08', '11:20')], { day: 'today', from: '11:08', to: '11:20' }],
  ])('%s', (_, rules, expected) => expect(nextShift(rules, vienna('2026-11-20T10:00'))).toEqual(expected));

  test('names the weekday also for tomorrow', () =>
    expect(nextShift([daily('06:00', '08:00')], vienna('2026-11-20T10:00'))?.day).toBe('saturday'));
});
