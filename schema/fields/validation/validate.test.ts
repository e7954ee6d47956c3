import { collectionNames, collections } from '../../collections';
import { validateRecord, type Collection } from '../../collections/collection';
import { branch } from '../../collections/branch';
import { category } from '../../collections/category';
import { menu } from '../../collections/menu';
import { product } from '../../collections/product';
import { user } from '../../collections/user';
import { exampleInput, unknownId } from '../../testing/exampleRecords';
import { fullExampleInput } from '../../testing/fullExampleRecords';
import { messageFor } from '../../errors/messages';
import { validate } from './validate';
import { normalizeLine, normalizeLines, lineIssue } from './characters';
import { blocks, decimal, inputFields, url } from '../field';
import { parseFields, fillMissing, fillMissingBlocks } from '../parse';
import type { StoredBlock } from '../values';

const option = { name: 'Schlag', modifier: 'add', value: 0.5 };
const part = { name: 'Dazu', type: 'select', optional: true, options: [option] };
const cake = exampleInput('product', { type: 'configurable', config: { parts: [part], items: [] } });

test.each(collectionNames)('accepts the example record of %s', name => {
  const { fields, inputOnlyFields }: Collection = collections[name];
  expect(validate({ ...inputFields(fields), ...inputOnlyFields }, exampleInput(name))).toEqual([]);
});

test.each(collectionNames)('accepts the full example record of %s', name => {
  const { inputOnlyFields, ...definition }: Collection = collections[name];
  expect(
    validateRecord({ ...definition, fields: { ...inputFields(definition.fields), ...inputOnlyFields } }, fullExampleInput(name)),
  ).toEqual([]);
});

test.each(Object.values<Collection>(collections).filter(({ sections }) => sections))(
  '$name: has every editable field in exactly one form section',
  ({ fields, sections = {} }) => {
    expect(Object.values(sections).flat().sort()).toEqual(Object.keys(inputFields(fields)).sort());
  },
);

test.each([
  [{ iban: 'AT61 1904 3002 3457 3201', bic: 'bkauatww' }, []],
  [{ iban: 'AT611904300234573202' }, ['Bitte geben Sie eine gültige IBAN an.']],
  [{ iban: 'AT61' }, ['Bitte geben Sie eine gültige IBAN an.']],
  [{ bic: 'BKAUATW' }, ['Bitte geben Sie einen gültigen BIC an.']],
  [{ latitude: 90.5 }, ['Dieser Wert muss zwischen -90 und 90 liegen.']],
  [{ iban: '', bic: null }, []],
])('validates a branch with %j: %j', (input, messages) => {
  expect(validate(branch.fields, input, { partial: true }).map(messageFor)).toEqual(messages);
});

test('formats bounds with a decimal comma', () => {
  const fields = { weight: decimal({ label: 'Gewicht', min: 0.5, max: 1.25, scale: 2 }) };
  expect(validate(fields, { weight: 2 }).map(messageFor)).toEqual(['Dieser Wert muss zwischen 0,5 und 1,25 liegen.']);
});

test('accepts a product with parts and options', () => {
  expect(validate(product.fields, cake)).toEqual([]);
});

test.each([
  [{ price: -1 }, ['price'], 'tooSmall'],
  [{ price: 0.03501 }, ['price'], 'tooManyDecimals'],
  [{ price: 'viel' }, ['price'], 'invalidNumber'],
  [{ flavor: 'süß' }, ['flavor'], 'unknownField'],
  [{ unit: 'toString' }, ['unit'], 'invalidOption'],
  [{ allergens: ['A', 'Z'] }, ['allergens', 1], 'invalidOption'],
  [{ config: null }, ['config'], 'required'],
  [{ config: { parts: null } }, ['config', 'parts'], 'invalidList'],
  [{ config: { parts: ['a'] } }, ['config', 'parts', 0], 'invalidGroup'],
  [
    { config: { parts: [{ ...part, options: [option, { ...option, value: 'x' }] }] } },
    ['config', 'parts', 0, 'options', 1, 'value'],
    'invalidNumber',
  ],
  [{ netContent: { value: 500 } }, ['netContent', 'unit'], 'required'],
  [{ images: ['cake'] }, ['images', 0], 'recordNotFound'],
  [{ uid: 'x'.repeat(61) }, ['uid'], 'tooLong'],
  [{ name: '  ' }, ['name'], 'required'],
])('rejects %j at %j: %s', (change, path, rule) => {
  expect(validate(product.fields, { ...cake, ...change })).toMatchObject([{ path, rule }]);
});

const validTexts = { name: 'Nussstrudel 👩‍🍳 Kürbis\u00adkern – “süß” اسم\u200f', description: 'eine Zeile\r\nund\tnoch eine' };

test.each<[change: object, path: (string | number)[], rule: string]>([
  [{ name: 'Nuss\nStrudel' }, ['name'], 'lineBreak'],
  [{ name: 'Nuss\u2028Strudel' }, ['name'], 'lineBreak'],
  [{ name: '\x07Nuss' }, ['name'], 'controlCharacter'],
  ...['\0', '\t', '\x1b', '\x85\x9f', '\u202e', '\u2066', '\u200b', '\ufeff'].map((character): [object, string[], string] => [
    { name: `Nuss${character}` },
    ['name'],
    character.startsWith('\x85') ? 'lineBreak' : 'controlCharacter',
  ]),
  ...['\0', '\x1b', '\x9f', '\u202e', '\ud800'].map((character): [object, string[], string] => [
    { description: `eins\nzwei${character}` },
    ['description'],
    'controlCharacter',
  ]),
  [{ config: { parts: [{ ...part, name: 'Dazu\x07' }], items: [] } }, ['config', 'parts', 0, 'name'], 'controlCharacter'],
  [{ name: ' \u200b\u3164\u2800 ' }, ['name'], 'required'],
])('rejects a product with %j at %j: %s', (change, path, rule) => {
  expect(validate(product.fields, { ...cake, ...validTexts, ...change })).toEqual([{ path, rule }]);
});

test('accepts emoji, soft hyphens, Arabic text and several lines', () => {
  expect(validate(product.fields, { ...cake, ...validTexts })).toEqual([]);
});

test.each([
  [{ email: 'anna\u202e@mail.example' }, 'email'],
  [{ website: 'https://bäcker.example/\na' }, 'website'],
  [{ tags: ['treu', 'stamm\ngast'] }, 'tags'],
])('rejects control characters in every text type: %j', (change, field) => {
  const { email, tags } = collections.customer.fields;
  const fields = { email, tags, website: url({ label: 'Website' }) };
  expect(validate(fields, change, { partial: true })).toMatchObject([{ path: [field, ...(field === 'tags' ? [1] : [])] }]);
});

test('normalizes pasted text to valid text', () => {
  const pasted = '\u202a+43 664\t1234567\u202c\r\n\x07Anna';
  expect(normalizeLine(pasted)).toBe('+43 664 1234567 Anna');
  expect(normalizeLines('eins\r\nzwei\u2028drei\tvier\x00')).toBe('eins\nzwei\ndrei\tvier');
  expect([lineIssue(normalizeLine(pasted)), normalizeLine(validTexts.name), normalizeLines(validTexts.name)]).toEqual([
    undefined,
    validTexts.name,
    validTexts.name,
  ]);
});

const hours = { type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' };

test.each([
  [{ type: 'once' }, 'dayMissing'],
  [{ from: null }, 'timesMissing'],
  [{ to: '06:00' }, 'fromEqualsTo'],
])('rejects opening hours with %j as an item: %s', (change, rule) => {
  const input = exampleInput('category', { schedule: [hours, { ...hours, ...change }] });
  expect(validate(category.fields, input)).toMatchObject([{ path: ['schedule', 1], rule }]);
});

test('parses a relation from its id or from an object with an id', () => {
  const images = ['2', { id: '3' }];
  expect(parseFields(product.fields, { images })).toEqual({ images: ['2', '3'] });
  expect(parseFields(category.fields, { image: { id: '1' } })).toEqual({ image: '1' });
  const catalog = [{ category: { id: unknownId }, products: [{ id: '4' }] }];
  expect(parseFields(menu.fields, { catalog })).toEqual({ catalog: [{ category: unknownId, products: ['4'] }] });
});

test('parses a single text as a list and leaves other values for validation', () => {
  expect(parseFields(collections.customer.fields, { tags: 'treu' })).toEqual({ tags: ['treu'] });
  expect(parseFields(product.fields, { images: 'x' })).toEqual({ images: 'x' });
  expect(parseFields(collections.customer.fields, { tags: 7 })).toEqual({ tags: 7 });
});

test('fills the missing fields of stored groups and arrays', () => {
  const stored = { parts: [{ name: 'Dazu' }], later: 1 };
  const record = fillMissing(
    { config: product.fields.config, allergens: product.fields.allergens, price: product.fields.price },
    { config: stored },
  );
  expect(record).toMatchObject({
    config: { parts: [{ name: 'Dazu', optional: null, options: [] }], items: [] },
    allergens: [],
    price: null,
  });
  expect(record).not.toHaveProperty('config.later');
  expect(fillMissing({ config: product.fields.config }, {})).toEqual({ config: null });
});

test('fills the missing fields of stored blocks and drops blocks of unknown types', () => {
  const stored = [
    { id: '1', type: 'text', config: { speed: 1 }, value: { text: '<p>a</p>' } },
    { id: '2', type: 'gone', config: {}, value: {} },
    { id: '3', type: 'text', config: null, value: null, isHidden: true },
  ] as unknown as StoredBlock[];
  expect(fillMissingBlocks(stored)).toMatchObject([
    { id: '1', isHidden: false, value: { text: '<p>a</p>' } },
    { id: '3', isHidden: true, value: { text: null } },
  ]);
  expect(fillMissing({ content: blocks({ label: 'Inhalt' }) }, { content: stored })).toMatchObject({ content: [{ id: '1' }, { id: '3' }] });
});

test('keeps the bytes of a file unchanged under any name', () => {
  const bytes = new Uint8Array(8);
  const { foto } = parseFields(product.fields, { foto: { bytes } }) as unknown as { foto: { bytes: Uint8Array } };
  expect(foto.bytes).toBe(bytes);
});

test.each([
  ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01T10:00+01:00', '2026-12-01T09:00:00.000Z'],
])('parses the instant %s', (text, expected) => {
  expect(parseFields(menu.fields, { availableFrom: text })).toEqual({ availableFrom: new Date(expected) });
});

// Without an offset the instant would depend on the time zone of the machine.
test.each(['2026-12-01T10:00', '2026-12-01', '2026-02-30T10:00:00Z', '2026-12-01T25:00:00Z', '1 Dec 2026', ''])(
  'rejects the instant "%s"',
  text => {
    const issues = validate(menu.fields, parseFields(menu.fields, { availableFrom: text }), { partial: true });
    expect(issues).toMatchObject([{ path: ['availableFrom'], rule: 'invalidDateTime' }]);
  },
);

test.each([
  ['avatar', 'recordNotFound'],
  ['employmentStart', 'invalidDate'],
  ['weeklyTargetMinutes', 'invalidNumber'],
  ['holidayDaysPerYear', 'invalidNumber'],
  ['accountExpiresAt', 'invalidDateTime'],
])('rejects an empty string as %s: %s', (field, rule) => {
  for (const empty of ['', '  '])
    expect(validate(user.fields, parseFields(user.fields, { [field]: empty }), { partial: true })).toMatchObject([{ path: [field], rule }]);
  expect(validate(user.fields, { [field]: null, phone: '', personnelNumber: '' }, { partial: true })).toEqual([]);
});

test('rejects an object without an id as a relation', () => {
  expect(validate(category.fields, parseFields(category.fields, { image: {} }), { partial: true })).toMatchObject([
    { path: ['image'], rule: 'recordNotFound' },
  ]);
});

test('limits the length of an e-mail address to 254 characters', () => {
  const validateLength = (length: number) => validate(user.fields, { email: `${'a'.repeat(length - 8)}@shop.at` }, { partial: true });
  expect(validateLength(254)).toEqual([]);
  expect(validateLength(255)).toEqual([{ path: ['email'], rule: 'tooLong', limit: 254 }]);
});
