import {
  ageCheckText,
  ageDutyText,
  highestAge,
  minimumAgeNotice,
  minimumAgeOf,
  minimumAgeOfOrder,
  minimumAgeText,
  type MinimumAge,
} from './minimumAge';

type Product = Parameters<typeof minimumAgeOf>[0];

const option = (name: string, minimumAge?: MinimumAge | null) => ({ name, modifier: 'add' as const, value: 1, minimumAge });
const breakfast = (minimumAge: MinimumAge | null): Product => ({
  type: 'configurable',
  minimumAge,
  config: {
    parts: [
      {
        name: 'Extras',
        type: 'multiselect',
        optional: true,
        options: [option('Lachs'), option('Prosecco', 'from16'), option('Rum', 'from18')],
      },
    ],
  },
});
const extras = (...value: string[]) => [{ name: 'Extras', value }];

test.each<[(MinimumAge | null | undefined)[], MinimumAge | null]>([
  [[], null],
  [[null, undefined], null],
  [[null, 'from16'], 'from16'],
  [['from18', 'from16'], 'from18'],
  [['from16', 'from18'], 'from18'],
])('the highest age of %j is %s', (ages, highest) => expect(highestAge(ages.map(minimumAge => ({ minimumAge })))).toBe(highest));

test.each<[MinimumAge | null, string[], MinimumAge | null]>([
  [null, [], null],
  [null, ['Lachs'], null],
  [null, ['Prosecco'], 'from16'],
  [null, ['Prosecco', 'Rum'], 'from18'],
  ['from16', ['Lachs'], 'from16'],
  ['from18', ['Prosecco'], 'from18'],
])('a product from %s with %j is sold from %s', (own, options, age) => expect(minimumAgeOf(breakfast(own), extras(...options))).toBe(age));

test('gives a simple product no options', () =>
  expect(minimumAgeOf({ ...breakfast(null), type: 'simple' }, extras('Prosecco'))).toBeNull());

test('ignores removed items of an order', () => {
  const items = [
    { minimumAge: 'from16', isRemoved: false },
    { minimumAge: 'from18', isRemoved: true },
  ] as const;
  expect(minimumAgeOfOrder({ items })).toBe('from16');
  expect(minimumAgeOfOrder({ items: [{ isRemoved: false }] })).toBeNull(); // stored before items had a minimum age
});

test('says it to customers and staff', () => {
  expect(minimumAgeText('from16')).toBe('Ab 16 Jahren');
  expect(minimumAgeNotice('from18')).toBe('Ab 18 Jahren. Bitte halten Sie bei der Übergabe einen Ausweis bereit.');
  expect(ageCheckText('from16')).toBe('Ausweis geprüft: mindestens 16 Jahre');
  expect(ageDutyText('from18')).toBe('Ausweis prüfen: mindestens 18 Jahre');
});
