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
const found = (term: string, tag: string | null = null) => searchBranches([linz, wels], term, tag).map(({ city }) => city);

test.each([
  ['', ['Linz', 'Wels'], 'nothing asked'],
  ['  ,  ', ['Linz', 'Wels'], 'only blanks and commas'],
  ['hollerBUSCH', ['Linz'], 'name'],
  ['platz', ['Linz'], 'street'],
  ['wels', ['Wels'], 'city'],
  [' 4020 ', ['Linz'], 'zipCode'],
  ['donau', ['Linz'], 'keywords'],
  ['CAFÉ', ['Linz', 'Wels'], 'tag'],
  ['4020,4600', ['Linz', 'Wels'], 'any of the words'],
  ['4600 nirgends', ['Wels'], 'one word is enough'],
  ['nirgends', [], 'no word'],
])('%j finds %j: %s', (term, cities, _reason) => {
  expect(found(term)).toEqual(cities);
});

test('a tag is asked for besides the words', () => {
  expect(found('', 'garden')).toEqual(['Linz']);
  expect(found('wels', 'garden')).toEqual([]);
  expect(found('wels', 'cafe')).toEqual(['Wels']);
});

test.each([
  ['', 2],
  [' tierheim ', 1],
  ['NACHBAR', 1],
  ['xyz', 0],
])('organisations by %j: %p', (term, count) => {
  const donatees = [
    { name: 'Tierheim', description: 'Für Tiere in Not' },
    { name: 'Nachbarn helfen', description: null },
  ];
  expect(searchDonatees(donatees, term)).toHaveLength(count);
});
