import {
  allergensOf,
  answerFaults,
  answerWords,
  chosenOptions,
  isItemValid,
  type Answer,
  type Part,
  type PartOption,
  type WithParts,
} from './partAnswers';
import { unitPrice, type Priced } from '../pricing/pricing';

type Option = PartOption & { readonly allergens: readonly string[] };
const option = (name: string, modifier: Option['modifier'], value: number, allergens: string[] = []): Option => ({
  name,
  modifier,
  value,
  allergens,
});
const part = (name: string, type: Part['type'], optional: boolean, options: Option[] = []): Part<Option> => ({
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
const cake: Priced & WithParts<Option> & { readonly allergens: readonly string[] } = {
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
const answer = (name: string, ...value: string[]): Answer => ({ name, value });

test.each([
  [[answer('Größe', 'klein')], 0.1, 'an option may cost nothing more'],
  [[answer('Größe', 'klein'), answer('Dazu', 'Schlag')], 0.3, 'sums are exact where floats are not'],
  [[answer('Dazu', 'Nüsse'), answer('Größe', 'groß')], 50.5, 'a new price counts first, whatever the order of answers'],
  [[answer('Dazu', 'Schlag', 'Schlag')], 0.3, 'an option counts once'],
  [[answer('Dazu', 'ohne Glasur', 'Schlag')], 0, 'nothing costs less than nothing'],
  [[answer('Aufschrift', 'Schlag')], 0.1, 'a text is no option'],
  [[answer('Dazu', 'Gold')], 0.1, 'what is not offered costs nothing'],
])('with %j one costs %p: %s', (answers, price, _reason) => {
  expect(unitPrice(cake, answers)).toBe(price);
});

test('of several new prices the last one in the order of the product wins', () => {
  const options = [option('a', 'overwrite', 3), option('b', 'overwrite', 2)];
  const product = { ...cake, config: { parts: [part('Größe', 'multiselect', false, options)] } };
  expect(unitPrice(product, [answer('Größe', 'b', 'a')])).toBe(2);
});

test('a simple product has no parts, whatever is stored', () => {
  const product = { ...cake, type: 'simple' as const };
  expect(isItemValid(product, 1, [])).toBe(true);
  expect(chosenOptions(product, [answer('Größe', 'groß')])).toEqual([]);
});

const types: Part['type'][] = ['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect'];

test.each(types)('a required %s wants an entry, an optional one does not', type => {
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

test.each([0, -1, Number.NaN])('an amount of %p is no order', amount => {
  expect(isItemValid(cake, amount, [answer('Größe', 'klein')])).toBe(false);
});

test('bundles are checked like configurable products', () => {
  expect(isItemValid({ ...cake, type: 'bundle' }, 1, [])).toBe(false);
});

test('the allergens of a cake are its own and those of what was chosen, each once', () => {
  expect(allergensOf(cake, [])).toEqual(['A', 'G']);
  expect(allergensOf(cake, [answer('Dazu', 'Nüsse', 'Schlag')])).toEqual(['A', 'G', 'H']);
});

const file = { id: '1', version: 1, extension: 'jpg', publicHash: 'h', mimeType: 'image/jpeg', hasPreview: true };

test.each<[Part['type'], number]>([
  ['image', 1],
  ['images', 0],
  ['file', 1],
  ['files', 0],
])('two files for a part of the type %s are wrong in %d places', (type, count) => {
  const product = { ...cake, config: { parts: [part('Foto', type, true)] } };
  expect(answerFaults(product, [answer('Foto', 'a', 'b')])).toHaveLength(count);
});

test('files are read by their names', () => {
  expect(
    answerWords({
      name: 'Foto',
      value: ['1', '2'],
      files: [
        { ...file, name: 'oma.jpg' },
        { ...file, name: null },
      ],
    }),
  ).toEqual(['oma.jpg', 'Datei']);
  expect(answerWords(answer('Dazu', 'Schlag', 'Nüsse'))).toEqual(['Schlag', 'Nüsse']);
});

test('only a long text has several lines', () => {
  const faults = (type: Part['type']) =>
    answerFaults({ ...cake, config: { parts: [part('Widmung', type, true)] } }, [answer('Widmung', 'Alles\nGute')]);
  expect([faults('textarea'), faults('text').length]).toEqual([[], 1]);
});

const small = answer('Größe', 'klein');

test.each([
  [[small], []],
  [[small, answer('Dazu', 'Nüsse', 'Schlag'), answer('Aufschrift', 'Schlag')], []],
  [[], [{ path: ['parts', 'Größe'], rule: 'missing' }]],
  [[small, answer('Farbe', 'rot')], [{ path: ['parts', 1, 'name'], rule: 'noChoice' }]],
  [[small, answer('Dazu', 'Schlag', 'Gold')], [{ path: ['parts', 1, 'value', 1], rule: 'noChoice' }]],
  [[small, answer('Dazu', 'Schlag', 'Schlag')], [{ path: ['parts', 1, 'value', 1], rule: 'noChoice' }]],
  [[answer('Größe', 'klein', 'groß')], [{ path: ['parts', 0, 'value'], rule: 'tooMany', limit: 1 }]],
  [[small, answer('Aufschrift', 'a', 'b')], [{ path: ['parts', 1, 'value'], rule: 'tooMany', limit: 1 }]],
  [[small, answer('Aufschrift', 'Alles\nGute')], [{ path: ['parts', 1, 'value', 0], rule: 'severalLines' }]],
  [[small, answer('Größe', 'groß')], [{ path: ['parts', 1, 'name'], rule: 'notUnique' }]],
])('the server finds in %j: %j', (answers, faults) => {
  expect(answerFaults(cake, answers)).toEqual(faults);
});
