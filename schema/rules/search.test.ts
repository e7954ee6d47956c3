import { searchBranches } from './search';

const linz = {
  name: 'Hollerbusch Linz',
  street: 'Ölgasse 1',
  city: 'Linz',
  zipCode: '4020',
  keywords: 'Altstadt, Donau',
  tags: [
    { id: 'cafe', name: 'Café' },
    { id: 'garden', name: 'Gastgarten' },
  ],
};
const silent = { name: 'Backstube', street: null, city: null, zipCode: null, keywords: null, tags: [] };
const found = (term: string, tag: string | null = null) => searchBranches([linz, silent], term, tag).map(({ name }) => name);

test.each([
  ['', 'nothing'],
  ['  , ', 'blanks and commas'],
])('"%s" (%s) matches all', term => {
  expect(found(term)).toEqual([linz.name, silent.name]);
});

test.each([
  ['holler', 'in the name'],
  ['ölGASSE', 'in the street, in any case'],
  ['linz', 'in the city'],
  ['402', 'in the postcode'],
  ['donau', 'in the keywords'],
  ['café', 'in the name of a tag'],
  ['Wels,Linz', 'any word is enough, split at a comma'],
])('"%s" is found: %s', term => {
  expect(found(term)).toEqual([linz.name]);
});

test('words that occur nowhere find nothing, and what a branch leaves empty is no word', () => {
  expect(found('  wels   steyr ')).toEqual([]);
  expect(found('null')).toEqual([]);
});

test('a tag is asked for beside the words', () => {
  expect(found('', 'garden')).toEqual([linz.name]);
  expect(found('backstube', 'garden')).toEqual([]);
  expect(found('linz', 'garden')).toEqual([linz.name]);
});
