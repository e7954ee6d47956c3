import { closedRule, dailyRule, inVienna, weekdayRule } from '../../../testing/hours';
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import { timeText } from '../../time/dateText';
import { inZone } from '../../time/calendar';
import type { OpeningRule } from '../../time/openingRule';
import { nextQuarters, slotCapacityIssues, type QuarterBranch } from './slotCapacity';

const branch: QuarterBranch = {
  ...{ openingHours: [dailyRule('06:00', '18:00')], deliveryHours: [dailyRule('10:00', '12:00')], isDeliveryHoursEnabled: true },
  ...{ isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false },
};
const withHours = (...openingHours: OpeningRule[]): QuarterBranch => ({ ...branch, openingHours });

const texts = (quarters: number[]): string[] => quarters.map(quarter => timeText(inZone(quarter, 'Europe/Vienna')));
const quartersAt = (now: string, hours = branch, method: DeliveryMethod = 'takeaway'): string[] =>
  texts(nextQuarters(hours, method, inVienna(now)));

describe('nextQuarters', () => {
  test.each<[string, string[], [string, QuarterBranch?, DeliveryMethod?]]>([
    ['begins with the current one', ['10:00', '10:15', '10:30'], ['2026-11-20T10:14']],
    ['continues on the next day', ['17:45', '18:00', '06:00'], ['2026-11-20T17:50']],
    ['begins with the opening time', ['06:00', '06:15', '06:30'], ['2026-11-20T04:00']],
    ['uses the hours of the delivery', ['11:45', '12:00', '10:00'], ['2026-11-20T11:45', branch, 'delivery']],
    [
      'skips a break',
      ['11:45', '12:00', '14:00'],
      ['2026-11-20T11:50', withHours(dailyRule('06:00', '18:00'), closedRule('12:00', '14:00'))],
    ],
    ['counts odd opening times', ['06:00', '06:15', '06:30'], ['2026-11-20T05:00', withHours(dailyRule('06:07', '11:58'))]],
    ['continues a night shift', ['23:45', '00:00', '00:15'], ['2026-11-20T23:45', withHours(weekdayRule('friday', '18:00', '02:00'))]],
    ['begins with the first hand-over', ['07:30', '07:45', '08:00'], ['2026-11-20T05:00', { ...branch, orderableFrom: '07:30' }]],
  ])('%s', (_title, quarters, args) => expect(quartersAt(...args).slice(0, 3)).toEqual(quarters));

  test('returns twelve quarters, and none of a branch that stays closed', () => {
    expect(quartersAt('2026-11-20T10:00')).toHaveLength(12);
    expect(quartersAt('2026-11-20T10:00', withHours())).toEqual([]);
  });

  test('returns both hours that have the same times when summer time ends', () => {
    const quarters = quartersAt('2026-10-25T01:45', withHours(dailyRule('00:00', '06:00')));
    expect(quarters.filter(quarter => quarter === '02:30')).toHaveLength(2);
  });
});

describe('slotCapacityIssues', () => {
  const issueOf = (slot: string, deliveryType: DeliveryMethod = 'takeaway') =>
    slotCapacityIssues({ deliveryType, slot: inVienna(slot).toJSDate() }, branch, inVienna('2026-11-20T10:14:30')).map(({ path, rule }) => [
      path[0],
      rule,
    ]);
  test.each<[string, string, (string | undefined)[][]]>([
    ['the current quarter', '2026-11-20T10:00', []],
    ['a quarter of a later day', '2026-12-20T17:45', []],
    ['the quarter of the closing time', '2026-11-20T18:00', []],
    ['the quarter before', '2026-11-20T09:45', [['slot', 'inPast']]],
    ['a time within a quarter', '2026-11-20T11:50', [['slot', 'notQuarter']]],
    ['a second after a quarter', '2026-11-20T11:45:01', [['slot', 'notQuarter']]],
    ['a closed quarter', '2026-11-20T18:15', [['slot', 'closed']]],
    ['a quarter in half a year', '2027-05-20T10:00', [['slot', 'tooFarAhead']]],
  ])('%s', (_title, slot, issues) => expect(issueOf(slot)).toEqual(issues));

  test('finds a delivery method that the branch does not have', () => {
    expect(issueOf('2026-11-20T10:15', 'dineIn')).toEqual([['deliveryType', 'notAllowed']]);
    expect(issueOf('2026-11-20T12:15', 'delivery')).toEqual([['slot', 'closed']]);
  });
});
