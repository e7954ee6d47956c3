import { collections, type CollectionName } from '../../collections';
import { checkWhole, type Collection } from '../../collections/collection';
import { branch } from '../../collections/branch';
import { category } from '../../collections/category';
import { menu } from '../../collections/menu';
import { product } from '../../collections/product';
import { user } from '../../collections/user';
import { draftOf, nowhere } from '../../testing/exampleRecords';
import { fullDraftOf } from '../../testing/fullExampleRecords';
import { textOf } from '../../errors/messages';
import { check } from './validate';
import { asLine, asLines, lineFault } from './characters';
import { blocks, decimal, givenOf, url } from '../field';
import { read, whole, wholeBlocks } from '../parse';
import type { LayoutEntry } from '../values';

const option = { name: 'Schlag', modifier: 'add', value: 0.5 };
const part = { name: 'Dazu', type: 'select', optional: true, options: [option] };
const cake = draftOf('product', { type: 'configurable', config: { parts: [part], items: [] } });

test.each(Object.keys(collections) as CollectionName[])('the example of a %s is sound', name => {
  const { fields, sent }: Collection = collections[name];
  expect(check({ ...givenOf(fields), ...sent }, draftOf(name))).toEqual([]);
});

test.each(Object.keys(collections) as CollectionName[])('an example of a %s that leaves nothing out is sound', name => {
  const { sent, ...definition }: Collection = collections[name];
  expect(checkWhole({ ...definition, fields: { ...givenOf(definition.fields), ...sent } }, fullDraftOf(name))).toEqual([]);
});

test.each(Object.values<Collection>(collections).filter(({ sections }) => sections))(
  'the form of a $name has each of its fields in one section',
  ({ fields, sections = {} }) => {
    expect(Object.values(sections).flat().sort()).toEqual(Object.keys(givenOf(fields)).sort());
  },
);

test.each([
  [{ iban: 'AT61 1904 3002 3457 3201', bic: 'bkauatww' }, []],
  [{ iban: 'AT611904300234573202' }, ['Bitte geben Sie eine gültige IBAN an.']],
  [{ iban: 'AT61' }, ['Bitte geben Sie eine gültige IBAN an.']],
  [{ bic: 'BKAUATW' }, ['Bitte geben Sie einen gültigen BIC an.']],
  [{ latitude: 90.5 }, ['Dieser Wert muss zwischen -90 und 90 liegen.']],
  [{ iban: '', bic: null }, []],
])('of a branch with %j is said: %j', (change, told) => {
  expect(check(branch.fields, change, { partial: true }).map(textOf)).toEqual(told);
});

test('bounds are told with a comma', () => {
  const fields = { weight: decimal({ label: 'Gewicht', min: 0.5, max: 1.25, scale: 2 }) };
  expect(check(fields, { weight: 2 }).map(textOf)).toEqual(['Dieser Wert muss zwischen 0,5 und 1,25 liegen.']);
});

test('a product with parts and options is sound', () => {
  expect(check(product.fields, cake)).toEqual([]);
});

test.each([
  [{ price: -1 }, ['price'], 'tooSmall'],
  [{ price: 0.03501 }, ['price'], 'tooFine'],
  [{ price: 'viel' }, ['price'], 'noNumber'],
  [{ colour: 'red' }, ['colour'], 'unknown'],
  [{ unit: 'toString' }, ['unit'], 'noChoice'],
  [{ allergens: ['A', 'Z'] }, ['allergens', 1], 'noChoice'],
  [{ config: null }, ['config'], 'missing'],
  [{ config: { parts: null } }, ['config', 'parts'], 'noList'],
  [{ config: { parts: ['a'] } }, ['config', 'parts', 0], 'noGroup'],
  [
    { config: { parts: [{ ...part, options: [option, { ...option, value: 'x' }] }] } },
    ['config', 'parts', 0, 'options', 1, 'value'],
    'noNumber',
  ],
  [{ netContent: { value: 500 } }, ['netContent', 'unit'], 'missing'],
  [{ images: ['cake'] }, ['images', 0], 'noRecord'],
  [{ uid: 'x'.repeat(61) }, ['uid'], 'tooLong'],
  [{ name: '  ' }, ['name'], 'missing'],
])('%j is wrong at %j: %s', (change, path, rule) => {
  expect(check(product.fields, { ...cake, ...change })).toMatchObject([{ path, rule }]);
});

const kept = { name: 'Nussstrudel 👩‍🍳 Kürbis\u00adkern – “süß” اسم\u200f', description: 'eine Zeile\r\nund\tnoch eine' };

test.each<[change: object, path: (string | number)[], rule: string]>([
  [{ name: 'Nuss\nStrudel' }, ['name'], 'severalLines'],
  [{ name: 'Nuss\u2028Strudel' }, ['name'], 'severalLines'],
  [{ name: '\x07Nuss' }, ['name'], 'unseen'],
  ...['\0', '\t', '\x1b', '\x85\x9f', '\u202e', '\u2066', '\u200b', '\ufeff'].map((sign): [object, string[], string] => [
    { name: `Nuss${sign}` },
    ['name'],
    sign.startsWith('\x85') ? 'severalLines' : 'unseen',
  ]),
  ...['\0', '\x1b', '\x9f', '\u202e', '\ud800'].map((sign): [object, string[], string] => [
    { description: `eins\nzwei${sign}` },
    ['description'],
    'unseen',
  ]),
  [{ config: { parts: [{ ...part, name: 'Dazu\x07' }], items: [] } }, ['config', 'parts', 0, 'name'], 'unseen'],
  [{ name: ' \u200b\u3164\u2800 ' }, ['name'], 'missing'],
])('a product with %j is wrong at %j: %s', (change, path, rule) => {
  expect(check(product.fields, { ...cake, ...kept, ...change })).toEqual([{ path, rule }]);
});

test('what people really write is kept', () => {
  expect(check(product.fields, { ...cake, ...kept })).toEqual([]);
});

test.each([
  [{ email: 'anna\u202e@mail.example' }, 'email'],
  [{ website: 'https://bäcker.example/\na' }, 'website'],
  [{ tags: ['treu', 'stamm\ngast'] }, 'tags'],
])('controls are refused whatever the kind: %j', (change, field) => {
  const { email, tags } = collections.customer.fields;
  const fields = { email, tags, website: url({ label: 'Website' }) };
  expect(check(fields, change, { partial: true })).toMatchObject([{ path: [field, ...(field === 'tags' ? [1] : [])] }]);
});

test('a form makes of what is pasted what the check takes', () => {
  const pasted = '\u202a+43 664\t1234567\u202c\r\n\x07Anna';
  expect(asLine(pasted)).toBe('+43 664 1234567 Anna');
  expect(asLines('eins\r\nzwei\u2028drei\tvier\x00')).toBe('eins\nzwei\ndrei\tvier');
  expect([lineFault(asLine(pasted)), asLine(kept.name), asLines(kept.name)]).toEqual([undefined, kept.name, kept.name]);
});

const hours = { type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' };

test.each([
  [{ type: 'once' }, 'dayMissing'],
  [{ from: null }, 'timesMissing'],
  [{ to: '06:00' }, 'fromEqualsTo'],
])('opening hours with %j are refused as a row: %s', (change, rule) => {
  const draft = draftOf('category', { schedule: [hours, { ...hours, ...change }] });
  expect(check(category.fields, draft)).toMatchObject([{ path: ['schedule', 1], rule }]);
});

test('a relation is read from its id or from an object that carries it', () => {
  const images = ['2', { id: '3' }];
  expect(read(product.fields, { images })).toEqual({ images: ['2', '3'] });
  expect(read(category.fields, { image: { id: '1' } })).toEqual({ image: '1' });
  const catalog = [{ category: { id: nowhere }, products: [{ id: '4' }] }];
  expect(read(menu.fields, { catalog })).toEqual({ catalog: [{ category: nowhere, products: ['4'] }] });
});

test('one text is a list of one, and what is no list stays for the check to name', () => {
  expect(read(collections.customer.fields, { tags: 'treu' })).toEqual({ tags: ['treu'] });
  expect(read(product.fields, { images: 'x' })).toEqual({ images: 'x' });
  expect(read(collections.customer.fields, { tags: 7 })).toEqual({ tags: 7 });
});

test('what is stored is read with every field of its row', () => {
  const stored = { parts: [{ name: 'Dazu' }], later: 1 };
  const read = whole(
    { config: product.fields.config, allergens: product.fields.allergens, price: product.fields.price },
    { config: stored },
  );
  expect(read).toMatchObject({ config: { parts: [{ name: 'Dazu', optional: null, options: [] }], items: [] }, allergens: [], price: null });
  expect(read).not.toHaveProperty('config.later');
  expect(whole({ config: product.fields.config }, {})).toEqual({ config: null });
});

test('stored blocks have every field of their type; those of a type that is gone are left out', () => {
  const stored = [
    { id: '1', type: 'text', config: { speed: 1 }, value: { text: '<p>a</p>' } },
    { id: '2', type: 'gone', config: {}, value: {} },
    { id: '3', type: 'text', config: null, value: null, isHidden: true },
  ] as unknown as LayoutEntry[];
  expect(wholeBlocks(stored)).toMatchObject([
    { id: '1', isHidden: false, value: { text: '<p>a</p>' } },
    { id: '3', isHidden: true, value: { text: null } },
  ]);
  expect(whole({ content: blocks({ label: 'Inhalt' }) }, { content: stored })).toMatchObject({ content: [{ id: '1' }, { id: '3' }] });
});

test('the bytes of a file are handed on as they are, under whatever name they came', () => {
  const bytes = new Uint8Array(8);
  const record = read(product.fields, { foto: { bytes } }) as { foto: { bytes: Uint8Array } };
  expect(record.foto.bytes).toBe(bytes);
});

test.each([
  ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01T10:00+01:00', '2026-12-01T09:00:00.000Z'],
])('%s is a moment', (sent, moment) => {
  expect(read(menu.fields, { availableFrom: sent })).toEqual({ availableFrom: new Date(moment) });
});

// Without an offset it would be another moment in each zone a machine stands in.
test.each(['2026-12-01T10:00', '2026-12-01', '2026-02-30T10:00:00Z', '2026-12-01T25:00:00Z', '1 Dec 2026', ''])(
  '"%s" is no moment',
  sent => {
    const faults = check(menu.fields, read(menu.fields, { availableFrom: sent }), { partial: true });
    expect(faults).toMatchObject([{ path: ['availableFrom'], rule: 'noMoment' }]);
  },
);

test.each([
  ['avatar', 'noRecord'],
  ['employmentStart', 'noDay'],
  ['weeklyTargetMinutes', 'noNumber'],
  ['holidayDaysPerYear', 'noNumber'],
  ['accountExpiresAt', 'noMoment'],
])('an empty text is no %s: %s', (field, rule) => {
  for (const empty of ['', '  '])
    expect(check(user.fields, read(user.fields, { [field]: empty }), { partial: true })).toMatchObject([{ path: [field], rule }]);
  expect(check(user.fields, { [field]: null, phone: '', personnelNumber: '' }, { partial: true })).toEqual([]);
});

test('an object without an id is no relation', () => {
  expect(check(category.fields, read(category.fields, { image: {} }), { partial: true })).toMatchObject([
    { path: ['image'], rule: 'noRecord' },
  ]);
});

test('an e-mail address is as long as mail servers take it', () => {
  const of = (length: number) => check(user.fields, { email: `${'a'.repeat(length - 8)}@shop.at` }, { partial: true });
  expect(of(254)).toEqual([]);
  expect(of(255)).toEqual([{ path: ['email'], rule: 'tooLong', limit: 254 }]);
});
