import { inZone } from './calendar';
import { leadTimeText, productsWithLongestLeadTime, type LeadTime } from './leadTime';

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
