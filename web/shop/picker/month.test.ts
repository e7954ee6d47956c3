import { addMonths, dayAfterKey, dayTitle, monthTitle, weeksOf } from './month';

test('a month begins on its weekday and has all its days', () => {
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
  ['ArrowUp', '2027-05-12'], // a week before would be in the past
  ['ArrowDown', '2027-05-21'],
  ['Home', '2027-05-12'],
  ['End', '2027-05-16'],
  ['PageUp', '2027-05-12'],
  ['PageDown', '2027-06-14'],
  ['a', undefined],
])('%s leads from 14 May to %s', (key, to) => expect(dayAfterKey(key, '2027-05-14', ['2027-05-12', '2027-07-30'])).toBe(to));

test('a key leads a month back, and another far away nowhere', () => {
  expect(dayAfterKey('PageUp', '2027-07-14', ['2027-05-12', '2027-07-30'])).toBe('2027-06-14');
  expect(dayAfterKey('Tab', '2027-05-12', ['2027-05-12', '2027-07-30'])).toBeUndefined();
});

test('no key leads beyond the last day', () =>
  expect(dayAfterKey('PageDown', '2027-07-14', ['2027-05-12', '2027-07-30'])).toBe('2027-07-30'));

test('a shorter month has its last day', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
});

test('days and months are called as in Austria', () => {
  expect(monthTitle('2027-01-05')).toBe('Jänner 2027');
  expect(dayTitle('2027-05-04')).toBe('4. Mai 2027');
  expect(dayTitle('2026-11-23')).toBe('23. November 2026');
});
