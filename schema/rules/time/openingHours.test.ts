import { type DateTime } from 'luxon';
import { inZone } from './calendar';
import { closingTime, currentShift, hoursOf, isOpen, nextShift, openingState } from './openingHours';
import type { OpeningRule } from './openingRule';
import { dailyRule, onceRule, weekdayRule, inVienna } from '../../testing/hours';
import table from './openingHours.vectors.json';
import { slotsOfDate } from './slots';

type Rules = readonly OpeningRule[];
type Vector = (typeof table.vectors)[number];

const states = { open: 'open', closingSoon: 'closing-soon', closed: 'closed' };

const results: Readonly<Record<string, (rules: Rules, at: DateTime, params: Vector['params']) => unknown>> = {
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
    const products = (params?.leads ?? []).map(leadTime => ({ isLeadTimeEnabled: true, ...leadTime }) as never);
    const slots = slotsOfDate({ branch, method: 'takeaway', products }, params!.date, at);
    const time = (millis: number): string => inZone(millis, table.zone).toFormat('HH:mm');
    return slots.map(({ start, end }) => `${time(start)}-${time(end)}`).join(', ') || 'none';
  },
};

test.each(table.vectors)('vector $no: $rules at $now, $question', ({ rules, now, question, params, expected }) => {
  const ruleSet = table.ruleSets[rules as keyof typeof table.ruleSets] as Rules;
  expect(results[question]!(ruleSet, inZone(now, table.zone), params)).toEqual(expected);
});

describe('rules of a day', () => {
  const week = [dailyRule('08:00', '20:00'), weekdayRule('friday', '06:00', '12:00'), onceRule('2026-11-20', '15:00', '16:00')];

  test.each([
    ['2026-11-20T10:00', false, 'ignores the weekday if the date has rules'],
    ['2026-11-20T15:30', true, 'applies the rule of the date'],
    ['2026-11-27T07:00', true, 'applies the rule of the weekday'],
    ['2026-11-27T15:00', false, 'ignores daily rules if the weekday has rules'],
    ['2026-11-26T19:59', true, 'applies the daily rule'],
  ])('is open at %s: %s, %s', (now, expected) => expect(isOpen(week, inVienna(now))).toBe(expected));

  test('closes the day despite open rules of the same level', () =>
    expect(isOpen([dailyRule('08:00', '20:00'), { type: 'daily', isClosed: true }], inVienna('2026-11-20T10:00'))).toBe(false));

  test('ignores an open rule with a missing time', () =>
    expect(isOpen([{ type: 'daily', isClosed: false, from: '08:00', to: null }], inVienna('2026-11-20T10:00'))).toBe(false));

  test('closes the day by a closed rule with a missing time', () =>
    expect(isOpen([dailyRule('08:00', '20:00'), { type: 'daily', isClosed: true, from: '12:00' }], inVienna('2026-11-20T10:00'))).toBe(
      false,
    ));

  test('keeps a night shift open on a day that is closed', () =>
    expect(isOpen([weekdayRule('friday', '18:00', '02:00'), { type: 'saturday', isClosed: true }], inVienna('2026-11-21T01:00'))).toBe(
      true,
    ));
});

test('uses delivery hours only if the branch enables them', () => {
  const branch = {
    openingHours: [dailyRule('06:00', '18:00')],
    deliveryHours: [dailyRule('10:00', '12:00')],
    isDeliveryHoursEnabled: true,
  };
  expect(hoursOf(branch, 'delivery')).toBe(branch.deliveryHours);
  expect(hoursOf(branch, 'takeaway')).toBe(branch.openingHours);
  expect(hoursOf({ ...branch, isDeliveryHoursEnabled: false }, 'delivery')).toBe(branch.openingHours);
});

describe('closing time', () => {
  test.each([
    ['2026-11-20T17:00:00', 'open'],
    ['2026-11-20T17:00:01', 'closingSoon'],
    ['2026-11-20T17:59:59', 'closingSoon'],
    ['2026-11-20T18:00:00', 'closed'],
  ])('returns the state at %s: %s', (now, expected) => expect(openingState([dailyRule('06:00', '18:00')], inVienna(now))).toBe(expected));

  test('returns null around the clock', () => expect(closingTime([dailyRule('00:00', '24:00')], inVienna('2026-11-20T10:00'))).toBeNull());
  test('returns null while closed', () => expect(closingTime([dailyRule('06:00', '07:00')], inVienna('2026-11-20T10:00'))).toBeNull());
});

describe('nextShift', () => {
  const opening = (date: string, from: string): Rules => [onceRule(date, from, '23:00')];

  test.each([
    ['finds a shift 71 hours ahead', opening('2026-11-23', '09:00'), { day: 'monday', from: '09:00', to: '23:00' }],
    ['finds a shift 72 hours ahead', opening('2026-11-23', '10:00'), { day: 'monday', from: '10:00', to: '23:00' }],
    ['finds none a minute later', opening('2026-11-23', '10:01'), null],
    ['finds none 73 hours ahead', opening('2026-11-23', '11:00'), null],
    ['misses a shift between two steps', [onceRule('2026-11-20', '11:01', '11:14')], null],
    ['finds a short shift at a step', [onceRule('2026-11-20', '11:08', '11:20')], { day: 'today', from: '11:08', to: '11:20' }],
  ])('%s', (_, rules, expected) => expect(nextShift(rules, inVienna('2026-11-20T10:00'))).toEqual(expected));

  test('names the weekday for tomorrow too', () =>
    expect(nextShift([dailyRule('06:00', '08:00')], inVienna('2026-11-20T10:00'))?.day).toBe('saturday'));
});
