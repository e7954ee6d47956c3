import {
  allergensOf,
  validateAnswers,
  formatAnswer,
  chosenOptions,
  isItemValid,
  type PartAnswer,
  type ProductPart,
  type PartOption,
  type ConfigurableProduct,
} from './partAnswers';
import { unitPrice, type PricedProduct } from '../pricing/pricing';

type Option = PartOption & { readonly allergens: readonly string[] };
const option = (name: string, modifier: Option['modifier'], value: number, allergens: string[] = []): Option => ({
  name,
  modifier,
  value,
  allergens,
});
const part = (name: string, type: ProductPart['type'], optional: boolean, options: Option[] = []): ProductPart<Option> => ({
  name,
  type,
  optional,
  options,
});

const parts = [
  part('Größe', 'select', false, [option('klein', 'add', 0), option('groß', 'overwrite', 46)]),
  part('Dazu', 'multiselect', true, [
    option('Schlag', 'add', 0.2, ['G']),
    option('Nüsse', 'add', 4.5, ['H']),
    option('ohne Glasur', 'subtract', 50),
  ]),
  part('Aufschrift', 'text', true, [option('Schlag', 'add', 9)]),
  part('Foto', 'image', true),
];
const cake: PricedProduct & ConfigurableProduct<Option> & { readonly allergens: readonly string[] } = {
  type: 'configurable',
  price: 0.1,
  isPriceHidden: false,
  pricing: 'fixed',
  unit: 'piece',
  alternativeUnits: [],
  quantityStepSize: null,
  calculationModel: null,
  tax: 10,
  dineInTax: 10,
  takeawayTax: 10,
  allergens: ['G', 'A'],
  config: { parts },
};
const answer = (name: string, ...value: string[]): PartAnswer => ({ name, value });

test.each([
  [[answer('Größe', 'klein')], 0.1, 'accepts an option without a surcharge'],
  [[answer('Größe', 'klein'), answer('Dazu', 'Schlag')], 0.3, 'adds exactly, unlike floats'],
  [[answer('Dazu', 'Nüsse'), answer('Größe', 'groß')], 50.5, 'applies overwriting options first in any order of answers'],
  [[answer('Dazu', 'Schlag', 'Schlag')], 0.3, 'counts an option once'],
  [[answer('Dazu', 'ohne Glasur', 'Schlag')], 0, 'never goes below 0'],
  [[answer('Aufschrift', 'Schlag')], 0.1, 'ignores options of a text part'],
  [[answer('Dazu', 'Gold')], 0.1, 'ignores unknown options'],
])('prices %j at %p: %s', (answers, price, _reason) => {
  expect(unitPrice(cake, answers)).toBe(price);
});

test('applies the last overwriting option in the order of the product', () => {
  const options = [option('a', 'overwrite', 3), option('b', 'overwrite', 2)];
  const product = { ...cake, config: { parts: [part('Größe', 'multiselect', false, options)] } };
  expect(unitPrice(product, [answer('Größe', 'b', 'a')])).toBe(2);
});

test('ignores stored parts of a simple product', () => {
  const product = { ...cake, type: 'simple' as const };
  expect(isItemValid(product, 1, [])).toBe(true);
  expect(chosenOptions(product, [answer('Größe', 'groß')])).toEqual([]);
});

const types: ProductPart['type'][] = ['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect'];

test.each(types)('requires an answer to a required %s but not to an optional one', type => {
  const product = (optional: boolean) => ({
    type: 'configurable' as const,
    config: { parts: [part('Teil', type, optional, [option('ja', 'add', 0)])] },
  });
  expect(isItemValid(product(false), 1, [])).toBe(false);
  expect(isItemValid(product(false), 1, [answer('Teil')])).toBe(false);
  expect(isItemValid(product(false), 1, [answer('Teil', ' ')])).toBe(false);
  expect(isItemValid(product(false), 1, [answer('Teil', 'ja')])).toBe(true);
  expect(isItemValid(product(true), 1, [])).toBe(true);
});

test.each([0, -1, Number.NaN])('rejects an amount of %p', amount => {
  expect(isItemValid(cake, amount, [answer('Größe', 'klein')])).toBe(false);
});

test('validates bundles like configurable products', () => {
  expect(isItemValid({ ...cake, type: 'bundle' }, 1, [])).toBe(false);
});

test('returns the allergens of the product and its selected options, each once', () => {
  expect(allergensOf(cake, [])).toEqual(['A', 'G']);
  expect(allergensOf(cake, [answer('Dazu', 'Nüsse', 'Schlag')])).toEqual(['A', 'G', 'H']);
});

const file = { id: '1', version: 1, extension: 'jpg', publicHash: 'h', mimeType: 'image/jpeg', hasPreview: true };

test.each<[ProductPart['type'], number]>([
  ['image', 1],
  ['images', 0],
  ['file', 1],
  ['files', 0],
])('reports two files for a %s part as %d issues', (type, count) => {
  const product = { ...cake, config: { parts: [part('Foto', type, true)] } };
  expect(validateAnswers(product, [answer('Foto', 'a', 'b')])).toHaveLength(count);
});

test('formats files by their names', () => {
  expect(
    formatAnswer({
      name: 'Foto',
      value: ['1', '2'],
      files: [
        { ...file, name: 'oma.jpg' },
        { ...file, name: null },
      ],
    }),
  ).toEqual(['oma.jpg', 'Datei']);
  expect(formatAnswer(answer('Dazu', 'Schlag', 'Nüsse'))).toEqual(['Schlag', 'Nüsse']);
});

test('allows line breaks only in a textarea', () => {
  const issuesFor = (type: ProductPart['type']) =>
    validateAnswers({ ...cake, config: { parts: [part('Widmung', type, true)] } }, [answer('Widmung', 'Alles\nGute')]);
  expect([issuesFor('textarea'), issuesFor('text').length]).toEqual([[], 1]);
});

test.each(['text', 'textarea'] as const)('limits a %s to the length that the product allows', type => {
  const issuesFor = (length: number, maxLength: number | null) =>
    validateAnswers({ ...cake, config: { parts: [{ ...part('Aufschrift', type, true), maxLength }] } }, [
      answer('Aufschrift', 'x'.repeat(length)),
    ]);
  expect(issuesFor(30, 30)).toEqual([]);
  expect(issuesFor(31, 30)).toEqual([{ path: ['parts', 0, 'value', 0], rule: 'tooLong', limit: 30 }]);
  expect(issuesFor(2000, null)).toEqual([]);
});

const smallSize = answer('Größe', 'klein');

test.each([
  [[smallSize], []],
  [[smallSize, answer('Dazu', 'Nüsse', 'Schlag'), answer('Aufschrift', 'Schlag')], []],
  [[], [{ path: ['parts', 'Größe'], rule: 'required' }]],
  [[smallSize, answer('Farbe', 'rot')], [{ path: ['parts', 1, 'name'], rule: 'invalidOption' }]],
  [[smallSize, answer('Dazu', 'Schlag', 'Gold')], [{ path: ['parts', 1, 'value', 1], rule: 'invalidOption' }]],
  [[smallSize, answer('Dazu', 'Schlag', 'Schlag')], [{ path: ['parts', 1, 'value', 1], rule: 'invalidOption' }]],
  [[answer('Größe', 'klein', 'groß')], [{ path: ['parts', 0, 'value'], rule: 'tooMany', limit: 1 }]],
  [[smallSize, answer('Aufschrift', 'a', 'b')], [{ path: ['parts', 1, 'value'], rule: 'tooMany', limit: 1 }]],
  [[smallSize, answer('Aufschrift', 'Alles\nGute')], [{ path: ['parts', 1, 'value', 0], rule: 'lineBreak' }]],
  [[smallSize, answer('Größe', 'groß')], [{ path: ['parts', 1, 'name'], rule: 'notUnique' }]],
])('validates %j: %j', (answers, issues) => {
  expect(validateAnswers(cake, answers)).toEqual(issues);
});
