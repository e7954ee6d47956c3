import { inZone } from '../time/calendar';
import type { OpeningRule } from '../time/openingRule';
import { defaultSoldOutEnd, isSoldOut } from './soldOut';

const at = (time: string) => inZone(time, 'Europe/Vienna');
const rule = (from: string, to: string, type: OpeningRule['type'] = 'daily'): OpeningRule => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});

test.each([
  ['the last closing time of the day', [rule('06:00', '12:00'), rule('14:00', '18:00')], '2026-11-16T08:00', '2026-11-16T18:00'],
  ['the end of the day without hours', [], '2026-11-16T08:00', '2026-11-17T00:00'],
  ['the end of the day after closing', [rule('06:00', '18:00')], '2026-11-16T19:00', '2026-11-17T00:00'],
  ['the end of a day that is closed', [rule('06:00', '18:00', 'tuesday')], '2026-11-16T08:00', '2026-11-17T00:00'],
  ['the end of a night shift', [rule('20:00', '04:00', 'sunday')], '2026-11-16T02:00', '2026-11-16T04:00'],
  ['midnight of the day of a clock change', [], '2026-10-25T01:00', '2026-10-26T00:00'],
])('ends at %s', (_, rules, now, end) => {
  expect(defaultSoldOutEnd(rules, at(now)).toISO()).toBe(at(end).toISO());
});

test('applies until its end', () => {
  const mark = { until: '2026-11-16T17:00:00Z' };
  expect(isSoldOut(mark, at('2026-11-16T17:59'))).toBe(true);
  expect(isSoldOut(mark, at('2026-11-16T18:00'))).toBe(false);
  expect(isSoldOut({ until: null }, at('2027-11-16T18:00'))).toBe(true);
  expect(isSoldOut(null, at('2026-11-16T18:00'))).toBe(false);
});
