import { addressText, callPath, cityText, websiteText } from './contactText';

test.each([
  ['Landstraße 12', '4020', 'Linz', 'Landstraße 12, 4020 Linz'],
  [null, '4020', 'Linz', '4020 Linz'],
  ['Landstraße 12', null, 'Linz', 'Landstraße 12, Linz'],
  ['Landstraße 12', null, null, 'Landstraße 12'],
  [null, '', null, ''],
])('%s, %s and %s are written %s', (street, zipCode, city, expected) => {
  expect(addressText({ street, zipCode, city })).toBe(expected);
});

test('a city stands behind its code', () => expect(cityText({ zipCode: '4020', city: 'Linz' })).toBe('4020 Linz'));

test('a number is called without its blanks', () => expect(callPath('+43 732 12 34 56')).toBe('tel:+43732123456'));

test.each(['https://www.hollerbusch.at', 'http://hollerbusch.at'])('%s reads as its name', website =>
  expect(websiteText(website)).toBe('hollerbusch.at'),
);
