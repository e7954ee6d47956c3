import { divisionOf } from './division';

const [bakery, cafe] = [
  { identifier: 'baeckerei', title: 'Bäckerei' },
  { identifier: 'cafe', title: 'Café' },
];

test.each([
  ['the one in the address', [bakery, cafe], 'cafe', { ...cafe, isNarrowing: true }],
  ['the only one, in the address', [bakery], 'baeckerei', { ...bakery, isNarrowing: true }],
  ['the only one, which narrows nothing', [bakery], null, { ...bakery, isNarrowing: false }],
  ['the only one, whatever the address says', [bakery], 'konditorei', { ...bakery, isNarrowing: false }],
  ['none of several', [bakery, cafe], null, undefined],
  ['none', [], 'cafe', undefined],
])('the overview stands for %s', (_which, divisions, identifier, expected) => {
  expect(divisionOf(divisions, identifier)).toEqual(expected);
});
