import { inZone } from './calendar';
import { leadTimeText, slowestOf, type LeadTime } from './leadTime';

test.each([
  [true, 'days', 1, '1 Tag Vorlauf'],
  [true, 'weeks', 2, '2 Wochen Vorlauf'],
  [true, 'minutes', 30, '30 Minuten Vorlauf'],
  [true, 'hours', 1, '1 Stunde Vorlauf'],
  [false, 'days', 1, undefined],
  [true, 'days', 0, undefined],
  [true, null, 1, undefined],
] as const)('enabled %s, %s, %s: %s', (isLeadTimeEnabled, leadTimeType, leadTimeValue, expected) => {
  expect(leadTimeText({ isLeadTimeEnabled, leadTimeType, leadTimeValue })).toBe(expected);
});

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const product = (name: string, leadTimeType: LeadTime['leadTimeType'] = null, leadTimeValue: number | null = 0) => ({
  ...{ name, leadTimeType, leadTimeValue },
  isLeadTimeEnabled: leadTimeType !== null,
});

test.each([
  ['nothing waits', [product('Semmel')], []],
  ['one waits longer than the others', [product('Semmel'), product('Zopf', 'hours', 3), product('Torte', 'days', 2)], ['Torte']],
  ['one does not say how long', [product('Zopf', 'hours', null)], []],
  ['two wait as long', [product('Torte', 'days', 1), product('Platte', 'hours', 24)], ['Torte', 'Platte']],
])('what an order waits for: %s', (_what, products, names) => {
  expect(slowestOf(products, at).map(({ name }) => name)).toEqual(names);
});
