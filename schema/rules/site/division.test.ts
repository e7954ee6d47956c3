import { findDivision } from './division';

const [bakery, cafe] = [
  { identifier: 'baeckerei', title: 'Bäckerei' },
  { identifier: 'cafe', title: 'Café' },
];

test.each([
  ['the division in the URL', [bakery, cafe], 'cafe', { ...cafe, isFilter: true }],
  ['the only division, in the URL', [bakery], 'baeckerei', { ...bakery, isFilter: true }],
  ['the only division, without a filter', [bakery], null, { ...bakery, isFilter: false }],
  ['the only division, despite an unknown one in the URL', [bakery], 'konditorei', { ...bakery, isFilter: false }],
  ['none of several divisions', [bakery, cafe], null, undefined],
  ['none without divisions', [], 'cafe', undefined],
])('selects %s', (_title, divisions, identifier, expected) => {
  expect(findDivision(divisions, identifier)).toEqual(expected);
});
