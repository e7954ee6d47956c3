import { leadTimeText } from './leadTime';

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
