import { openingRuleIssue, type OpeningRule } from './openingRule';
import { dailyRule, onceRule } from '../../testing/hours';

test.each<OpeningRule>([
  dailyRule('06:00', '18:00'),
  dailyRule('18:00', '02:00'),
  dailyRule('00:00', '00:00'),
  dailyRule('00:00', '24:00'),
  dailyRule('16:00', '24:00'),
  onceRule('2028-02-29', '06:00', '18:00'),
  { type: 'sunday', isClosed: true },
  { type: 'sunday', isClosed: true, date: null, from: null, to: null },
  { type: 'daily', isClosed: true, from: '12:00', to: '13:00' },
])('accepts %j', rule => expect(openingRuleIssue(rule)).toBeUndefined());

test.each<[OpeningRule, string]>([
  [{ ...dailyRule('06:00', '18:00'), type: 'weekly' as never }, 'invalidOption'],
  [{ ...dailyRule('06:00', '18:00'), type: 'once' }, 'dayMissing'],
  [onceRule('2026-02-29', '06:00', '18:00'), 'invalidDate'],
  [{ type: 'daily', isClosed: false }, 'timesMissing'],
  [{ type: 'daily', isClosed: false, from: '06:00', to: null }, 'timesMissing'],
  [{ type: 'daily', isClosed: true, from: null, to: '12:00' }, 'timesMissing'],
  [dailyRule('6:00', '18:00'), 'invalidTime'],
  [dailyRule('06:00', '24:01'), 'invalidTime'],
  [dailyRule('24:00', '06:00'), 'invalidTime'],
  [dailyRule('06:00', '06:00'), 'fromEqualsTo'],
])('rejects %j: %s', (rule, issue) => {
  expect(openingRuleIssue(rule)).toBe(issue);
});
