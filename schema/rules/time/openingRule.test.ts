import { openingRuleFault, type OpeningRule } from './openingRule';
import { daily, once } from '../../testing/hours';

test.each<OpeningRule>([
  daily('06:00', '18:00'),
  daily('18:00', '02:00'),
  daily('00:00', '00:00'),
  daily('00:00', '24:00'),
  daily('16:00', '24:00'),
  once('2028-02-29', '06:00', '18:00'),
  { type: 'sunday', isClosed: true },
  { type: 'sunday', isClosed: true, date: null, from: null, to: null },
  { type: 'daily', isClosed: true, from: '12:00', to: '13:00' },
])('%j is a rule', rule => expect(openingRuleFault(rule)).toBeUndefined());

test.each<[OpeningRule, string]>([
  [{ ...daily('06:00', '18:00'), type: 'weekly' as never }, 'noChoice'],
  [{ ...daily('06:00', '18:00'), type: 'once' }, 'dayMissing'],
  [once('2026-02-29', '06:00', '18:00'), 'noDay'],
  [{ type: 'daily', isClosed: false }, 'timesMissing'],
  [{ type: 'daily', isClosed: false, from: '06:00', to: null }, 'timesMissing'],
  [{ type: 'daily', isClosed: true, from: null, to: '12:00' }, 'timesMissing'],
  [daily('6:00', '18:00'), 'noTime'],
  [daily('06:00', '24:01'), 'noTime'],
  [daily('24:00', '06:00'), 'noTime'],
  [daily('06:00', '06:00'), 'fromEqualsTo'],
])('%j is refused: %s', (rule, fault) => {
  expect(openingRuleFault(rule)).toBe(fault);
});
