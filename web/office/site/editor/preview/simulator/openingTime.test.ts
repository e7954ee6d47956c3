import { DateTime } from 'luxon';
import type { OpeningRule } from '../../../../../../schema/rules/time/openingRule';
import { nextClosed, nextOpen } from './openingTime';

const rule = (type: OpeningRule['type'], from: string, to: string): OpeningRule => ({ type, from, to, date: null, isClosed: false });
const weekdaysRules = [rule('monday', '07:00', '12:00'), rule('monday', '14:00', '18:00'), rule('friday', '22:00', '04:00')];
const always = [rule('daily', '00:00', '00:00')];

// 2026-11-16 is a Monday.
test.each([
  ['2026-11-16T06:00', weekdaysRules, '2026-11-16T07:00', '2026-11-16T06:00'],
  ['2026-11-16T08:30', weekdaysRules, '2026-11-16T08:30', '2026-11-16T12:00'],
  ['2026-11-16T12:00', weekdaysRules, '2026-11-16T14:00', '2026-11-16T12:00'],
  ['2026-11-16T18:00', weekdaysRules, '2026-11-20T22:00', '2026-11-16T18:00'],
  ['2026-11-21T03:00', weekdaysRules, '2026-11-21T03:00', '2026-11-21T04:00'],
  ['2026-11-21T04:00', weekdaysRules, '2026-11-23T07:00', '2026-11-21T04:00'],
  ['2026-11-16T06:00', always, '2026-11-16T06:00', undefined],
  ['2026-11-16T06:00', [], undefined, '2026-11-16T06:00'],
])('simulates from %s on', (local, rules, open, closed) => {
  const at = DateTime.fromISO(local, { zone: 'Europe/Vienna' });
  const text = (time: DateTime | null): string | undefined => time?.toFormat("yyyy-MM-dd'T'HH:mm");
  expect([text(nextOpen(rules, at)), text(nextClosed(rules, at))]).toEqual([open, closed]);
});
