import { matchesSearch } from './search';

const branch = {
  name: 'Hollerbusch Linz',
  street: 'Ölgasse 1',
  city: 'Linz',
  zipCode: '4020',
  keywords: 'Altstadt, Donau',
  tags: [{ name: 'Café' }, { name: 'Gastgarten' }],
};
const silent = { name: 'Backstube', street: null, city: null, zipCode: null, keywords: null, tags: [] };

test.each([
  ['', true, 'nothing matches all'],
  ['  , ', true, 'blanks and commas are nothing'],
  ['holler', true, 'in the name'],
  ['ölGASSE', true, 'in the street, in any case'],
  ['linz', true, 'in the city'],
  ['402', true, 'in the postcode'],
  ['donau', true, 'in the keywords'],
  ['café', true, 'in the name of a tag'],
  ['Wels,Linz', true, 'any word is enough, split at a comma'],
  ['  wels   steyr ', false, 'no word occurs'],
])('"%s" → %s: %s', (term, expected) => {
  expect(matchesSearch(branch, term)).toBe(expected);
});

test('a branch that says little is found by what it says', () => {
  expect(matchesSearch(silent, 'backstube')).toBe(true);
  expect(matchesSearch(silent, 'null')).toBe(false);
});
