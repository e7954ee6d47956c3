import { searchBranches, searchDonatees, type Searchable } from './search';

const linz: Searchable = {
  name: 'Hollerbusch Linz',
  street: 'Hollerplatz 1',
  city: 'Linz',
  zipCode: '4020',
  keywords: 'Altstadt, Donau',
  tags: [
    { id: 'cafe', name: 'Café' },
    { id: 'garden', name: 'Gastgarten' },
  ],
};
const wels: Searchable = {
  name: 'Backstube Wels',
  street: null,
  city: 'Wels',
  zipCode: '4600',
  keywords: null,
  tags: [{ id: 'cafe', name: 'Café' }],
};
const foundCities = (term: string, tag: string | null = null) => searchBranches([linz, wels], term, tag).map(({ city }) => city);

test.each([
  ['', ['Linz', 'Wels'], 'an empty query'],
  ['  ,  ', ['Linz', 'Wels'], 'only spaces and commas'],
  ['hollerBUSCH', ['Linz'], 'name'],
  ['platz', ['Linz'], 'street'],
  ['wels', ['Wels'], 'city'],
  [' 4020 ', ['Linz'], 'zipCode'],
  ['donau', ['Linz'], 'keywords'],
  ['CAFÉ', ['Linz', 'Wels'], 'tag'],
  ['4020,4600', ['Linz', 'Wels'], 'several terms'],
  ['4600 nirgends', ['Wels'], 'one matching term is enough'],
  ['nirgends', [], 'no matching term'],
])('finds by %j the text %j: %s', (term, cities, _reason) => {
  expect(foundCities(term)).toEqual(cities);
});

test('requires the tag in addition to the terms', () => {
  expect(foundCities('', 'garden')).toEqual(['Linz']);
  expect(foundCities('wels', 'garden')).toEqual([]);
  expect(foundCities('wels', 'cafe')).toEqual(['Wels']);
});

test.each([
  ['', 2],
  [' tierheim ', 1],
  ['NACHBAR', 1],
  ['xyz', 0],
])('finds organisations by %j: %p', (term, count) => {
  const donatees = [
    { name: 'Tierheim', description: 'Für Tiere in Not' },
    { name: 'Nachbarn helfen', description: null },
  ];
  expect(searchDonatees(donatees, term)).toHaveLength(count);
});
