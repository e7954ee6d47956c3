import { pageBlockTypes } from '../../../../../schema/blocks';
import { copyBlocks } from '../clipboard';
import { newBlock, optionGroups } from './blockOptions';

const allowance = { allowedBlocks: pageBlockTypes, maxCount: 150 };
const labelsOf = (...input: Parameters<typeof optionGroups>) =>
  optionGroups(...input).map(({ label, options }) => `${label}: ${options.map(option => option.label).join(', ')}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const groups = ['Text und Bild: Hero, Text, Galerie', 'Anfragen und Stellen: Karriere, Anfrage', 'Für den ganzen Shop: Gemeinsamer Inhalt'];

test('groups the blocks that a page may have', () => {
  expect(labelsOf(allowance, '')).toEqual(groups);
  expect(labelsOf({ ...allowance, allowedBlocks: ['text'] }, '')).toEqual(['Text und Bild: Text']);
});

test.each([
  ['stellen', ['Anfragen und Stellen: Karriere']],
  [' BILD ', ['Text und Bild: Hero, Galerie']],
  ['gibt es nicht', []],
])('finds %p by name and description', (term, expected) => expect(labelsOf(allowance, term)).toEqual(expected));

test('offers the last three blocks first while nothing is searched', () => {
  const [content, contact] = optionGroups(allowance, '');
  for (const option of [content!.options[0]!, content!.options[1]!, contact!.options[0]!, contact!.options[1]!, content!.options[1]!])
    option.create();
  expect(labelsOf(allowance, '')).toEqual(['Zuletzt benutzt: Text, Anfrage, Karriere', ...groups]);
  expect(labelsOf({ ...allowance, allowedBlocks: ['text'] }, '')).toEqual(['Zuletzt benutzt: Text', 'Text und Bild: Text']);
  expect(labelsOf(allowance, 'text')).toEqual(['Text und Bild: Text']);
});

test('offers copied blocks as one option with new ids, if the page may have them', () => {
  const copied = [newBlock('text'), newBlock('gallery')];
  copyBlocks(copied);
  const [clipboard] = optionGroups(allowance, '');
  expect(clipboard).toMatchObject({ label: 'Zwischenablage', options: [{ hint: 'Text, Galerie' }] });
  const pasted = clipboard!.options[0]!.create();
  expect(pasted.map(({ type }) => type)).toEqual(['text', 'gallery']);
  expect(copied.map(({ id }) => id)).not.toContain(pasted[0]!.id);
  expect(labelsOf({ ...allowance, maxCount: 1 }, '')).toEqual(groups);
  expect(labelsOf({ allowedBlocks: ['text'], maxCount: 1 }, '')[0]).toBe('Zwischenablage: Aus der Zwischenablage');
});

test.each([['text'], [{ a: 1 }], [[null, 3, { type: 'unknown' }, { value: {} }]]])('ignores a clipboard with %j', item => {
  sessionStorage.setItem('asp.clipboard.blocks', JSON.stringify(item));
  expect(labelsOf(allowance, '')).toEqual(groups);
});
