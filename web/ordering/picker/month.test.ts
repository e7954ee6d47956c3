import { addMonths, dateAfterKey, dayTitle, monthTitle, weeksOf } from './month';

test('returns all days of a month in weeks from Monday', () => {
  const weeks = weeksOf('2027-05-14');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02']);
  expect(weeks[5]).toEqual(['2027-05-31', null, null, null, null, null, null]);
  expect(weeksOf('2027-02-01').flat().filter(Boolean)).toHaveLength(28);
  expect(weeksOf('2027-02-01')).toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2027-05-13'],
  ['ArrowRight', '2027-05-15'],
  ['ArrowUp', '2027-05-12'], // A week earlier would be in the past.
  ['ArrowDown', '2027-05-21'],
  ['Home', '2027-05-12'],
  ['End', '2027-05-16'],
  ['PageUp', '2027-05-12'],
  ['PageDown', '2027-06-14'],
  ['a', undefined],
])('moves by %s from 14 May to %s', (key, expected) =>
  expect(dateAfterKey(key, '2027-05-14', ['2027-05-12', '2027-07-30'])).toBe(expected),
);

test('moves back by a month and ignores other keys', () => {
  expect(dateAfterKey('PageUp', '2027-07-14', ['2027-05-12', '2027-07-30'])).toBe('2027-06-14');
  expect(dateAfterKey('Tab', '2027-05-12', ['2027-05-12', '2027-07-30'])).toBeUndefined();
});

test('stops at the last date', () => expect(dateAfterKey('PageDown', '2027-07-14', ['2027-05-12', '2027-07-30'])).toBe('2027-07-30'));

test('uses the last day of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
});

test('formats dates and months for Austria', () => {
  expect(monthTitle('2027-01-05')).toBe('Jänner 2027');
  expect(dayTitle('2027-05-04')).toBe('4. Mai 2027');
  expect(dayTitle('2026-11-23')).toBe('23. November 2026');
});
