import { addressText, telLink, cityText, websiteText } from './contactText';

test.each([
  ['Landstraße 12', '4020', 'Linz', 'Landstraße 12, 4020 Linz'],
  [null, '4020', 'Linz', '4020 Linz'],
  ['Landstraße 12', null, 'Linz', 'Landstraße 12, Linz'],
  ['Landstraße 12', null, null, 'Landstraße 12'],
  [null, '', null, ''],
])('formats %s, %s and %s as %s', (street, zipCode, city, expected) => {
  expect(addressText({ street, zipCode, city })).toBe(expected);
});

test('formats a city after its postal code', () => expect(cityText({ zipCode: '4020', city: 'Linz' })).toBe('4020 Linz'));

test('removes spaces from the phone link', () => expect(telLink('+43 732 12 34 56')).toBe('tel:+43732123456'));

test.each(['https://www.hollerbusch.at', 'http://hollerbusch.at'])('formats %s without scheme and www', website =>
  expect(websiteText(website)).toBe('hollerbusch.at'),
);
