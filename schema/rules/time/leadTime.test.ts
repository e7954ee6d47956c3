import { inZone } from './calendar';
import { leadTimeText, productsWithLongestLeadTime, readyMinute, type LeadTime } from './leadTime';

test.each([
  [true, 'days', 1, '1 Tag Vorlauf'],
  [true, 'weeks', 2, '2 Wochen Vorlauf'],
  [true, 'minutes', 30, '30 Minuten Vorlauf'],
  [true, 'hours', 1, '1 Stunde Vorlauf'],
  [false, 'days', 1, undefined],
  [true, 'days', 0, undefined],
  [true, null, 1, undefined],
] as const)('formats enabled %s, %s, %s: %s', (isLeadTimeEnabled, leadTimeType, leadTimeValue, expected) => {
  expect(leadTimeText({ isLeadTimeEnabled, leadTimeType, leadTimeValue })).toBe(expected);
});

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const product = (name: string, leadTimeType: LeadTime['leadTimeType'] = null, leadTimeValue: number | null = 0) => ({
  ...{ name, leadTimeType, leadTimeValue },
  isLeadTimeEnabled: leadTimeType !== null,
});

test.each([
  ['none without lead times', [product('Semmel')], []],
  ['the one with the longest lead time', [product('Semmel'), product('Zopf', 'hours', 3), product('Torte', 'days', 2)], ['Torte']],
  ['none if the value is missing', [product('Zopf', 'hours', null)], []],
  ['two with equal lead times', [product('Torte', 'days', 1), product('Platte', 'hours', 24)], ['Torte', 'Platte']],
])('returns the products with the longest lead time: %s', (_title, products, names) => {
  expect(productsWithLongestLeadTime(products, at).map(({ name }) => name)).toEqual(names);
});

const minuteAt = (local: string): number => inZone(local, 'Europe/Vienna').toSeconds() / 60;

test.each([
  ['days', 1, '2026-11-20T10:00:00.000', '2026-11-21T10:00'],
  ['days', 1, '2026-11-20T10:00:00.001', '2026-11-21T10:01'],
  ['days', 1, '2026-11-20T10:00:01.000', '2026-11-21T10:01'],
  ['days', 1, '2026-11-20T10:00:59.999', '2026-11-21T10:01'],
  ['days', 1, '2026-11-20T23:59:30.000', '2026-11-22T00:00'],
  ['weeks', 2, '2026-11-20T10:00:00.000', '2026-12-04T10:00'],
  ['weeks', 2, '2026-11-20T10:00:01.000', '2026-12-04T10:01'],
  ['weeks', 1, '2026-10-20T10:00:30.000', '2026-10-27T10:01'],
  ['hours', 1, '2026-11-20T10:00:01.000', '2026-11-20T11:01'],
  ['minutes', 5, '2026-11-20T10:00:01.000', '2026-11-20T10:06'],
] as const)('rounds seconds up to the next minute: %s %s after %s is %s', (type, value, local, expected) => {
  expect(readyMinute([product('Torte', type, value)], inZone(local, 'Europe/Vienna'))).toBe(minuteAt(expected));
});
