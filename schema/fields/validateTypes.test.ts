import { navigation } from '../collections/navigation';
import { validate } from './validation/validate';
import {
  blockData,
  blocks,
  json,
  markdown,
  decimal,
  checkbox,
  file,
  files,
  group,
  dateTime,
  reference,
  references,
  richText,
  array,
  secret,
  text,
  textList,
  weekdays,
  type Fields,
} from './field';

const id = '0197f3a0-0000-7000-8000-000000000001';
const otherId = '0197f3a0-0000-7000-8000-000000000002';
const name = text({ label: 'Name' });
const fields = {
  name,
  words: text({ label: 'Worte', multiline: true }),
  amount: decimal({ label: 'Menge', scale: 2 }),
  tags: textList({ label: 'Wörter', max: 2 }),
  images: references({ label: 'Bilder', to: 'image' }),
  list: array({ name: 'Entry', label: 'Liste', fields: { name } }),
  address: text({ label: 'Adresse', format: 'path' }),
  short: text({ label: 'Kürzel', min: 2 }),
  html: richText({ label: 'Text' }),
  recipe: markdown({ label: 'Rezept', max: 20 }),
  plan: file({ label: 'Plan' }),
  plans: files({ label: 'Pläne', max: 2 }),
  isOn: checkbox({ label: 'An' }),
  at: dateTime({ label: 'Wann' }),
  days: weekdays({ label: 'Tage' }),
  password: secret({ label: 'Passwort', min: 10 }),
  branch: reference({ label: 'Filiale', to: 'branch' }),
  owner: group({ name: 'Owner', label: 'Inhaber', fields: { name } }),
  extra: json({ label: 'Mehr' }),
  type: text({ label: 'Typ' }),
  layout: text({ label: 'Seitentyp' }),
  value: blockData({ label: 'Wert', part: 'value' }),
  content: blocks({ label: 'Inhalt', pageTypeField: 'layout' }),
} satisfies Fields;

const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });
const block = (change: object = {}) => ({ type: 'text', config: {}, value: {}, ...change });
const page = (...content: unknown[]) => ({ layout: 'standard', content });

test.each<[object]>([
  [{ name: 'a'.repeat(500), words: 'a'.repeat(100_000), amount: -9_999_999_999 }],
  [{ tags: ['a', 'b'], images: [id], list: Array.from({ length: 200 }, () => ({})) }],
  [{ address: 'ueber-uns/team' }],
  [{ short: 'ab', html: '<p>a</p>\n<p>b</p>', isOn: false, days: [1, 7], password: 'a'.repeat(500), branch: id, owner: { name: 'a' } }],
  [{ recipe: '# Brot\n\n* Mehl <b>', plan: id, plans: [id, otherId] }],
  [{ recipe: '', plan: null, plans: [] }],
  [{ at: new Date('0001-01-01T00:00:00Z') }],
  [{ at: new Date('9999-12-31T00:00:00Z') }],
  [{ type: 'unbekannt', value: { any: 'x' } }],
  [{ extra: { a: 'x', b: [1, null, { c: true }] } }],
  [{ extra: nested(20) }],
  [{ type: 'text', value: { text: '<p>Hallo</p>' } }],
  [page(block({ id }), block({ id: otherId, isHidden: true }), block({ config: null, value: undefined }), block(), block())],
  [{ layout: 'unbekannt', content: [block({ type: 'slider' })] }],
])('accepts %j', record => {
  expect(validate(fields, record, { partial: true })).toEqual([]);
});

test.each<[record: object, path: (string | number)[], rule: string]>([
  [{ name: 'a'.repeat(501) }, ['name'], 'tooLong'],
  [{ words: 'a'.repeat(100_001) }, ['words'], 'tooLong'],
  [{ amount: 10_000_000_000 }, ['amount'], 'tooLarge'],
  [{ amount: Infinity }, ['amount'], 'invalidNumber'],
  [{ tags: ['a', ''] }, ['tags', 1], 'tooShort'],
  [{ tags: ['a', 'b', 'c'] }, ['tags'], 'tooMany'],
  [{ images: [id, 'x'] }, ['images', 1], 'recordNotFound'],
  [{ recipe: 'a'.repeat(21) }, ['recipe'], 'tooLong'],
  [{ recipe: 'a\u0007' }, ['recipe'], 'controlCharacter'],
  [{ recipe: 1 }, ['recipe'], 'invalidText'],
  [{ plan: 'plan.pdf' }, ['plan'], 'recordNotFound'],
  [{ plans: [id, 'x'] }, ['plans', 1], 'recordNotFound'],
  [{ plans: [id, id, id] }, ['plans'], 'tooMany'],
  [{ plans: null }, ['plans'], 'invalidList'],
  [{ list: Array.from({ length: 201 }, () => ({})) }, ['list'], 'tooMany'],
  [{ short: 'a ' }, ['short'], 'tooShort'],
  [{ isOn: 'ja' }, ['isOn'], 'invalidBoolean'],
  [{ at: new Date('0000-12-31T00:00:00Z') }, ['at'], 'invalidDateTime'],
  [{ at: new Date('+010000-01-01T00:00:00Z') }, ['at'], 'invalidDateTime'],
  [{ days: [0] }, ['days', 0], 'outOfRange'],
  [{ days: [8] }, ['days', 0], 'outOfRange'],
  [{ days: [1.5] }, ['days', 0], 'invalidNumber'],
  [{ days: [1, 2, 3, 4, 5, 6, 7, 1] }, ['days'], 'tooMany'],
  [{ password: 'a'.repeat(9) }, ['password'], 'tooShort'],
  [{ password: 'a'.repeat(501) }, ['password'], 'tooLong'],
  [{ branch: 'linz' }, ['branch'], 'recordNotFound'],
  [{ owner: 'Anna' }, ['owner'], 'invalidGroup'],
  [{ address: 'Über uns' }, ['address'], 'invalidPath'],
  [{ address: 'backend/team' }, ['address'], 'reserved'],
  [{ extra: 'x' }, ['extra'], 'invalidGroup'],
  [{ extra: { a: ['x\0'] } }, ['extra', 'a', '0'], 'controlCharacter'],
  [{ extra: { 'a\0': 1 } }, ['extra', 'a\0'], 'controlCharacter'],
  [{ extra: nested(21) }, ['extra', ...Array.from({ length: 21 }, () => 'a')], 'tooDeep'],
  [{ type: 'text', value: { text: 7 } }, ['value', 'text'], 'invalidText'],
  [{ type: 'text', value: 'x' }, ['value'], 'invalidGroup'],
  [page('text'), ['content', 0], 'invalidGroup'],
  [page(block({ type: 'slider' })), ['content', 0, 'type'], 'invalidOption'],
  [page(block({ type: 'news' })), ['content', 0, 'type'], 'invalidOption'],
  [page(block({ onload: 'x' })), ['content', 0, 'onload'], 'unknownField'],
  [page(block({ id: 'x' })), ['content', 0, 'id'], 'invalidId'],
  [page(block({ id }), block({ id })), ['content', 1, 'id'], 'notUnique'],
  [page(block({ isHidden: 'ja' })), ['content', 0, 'isHidden'], 'invalidBoolean'],
  [page(block({ config: { nothing: 1 } })), ['content', 0, 'config', 'nothing'], 'unknownField'],
  [page(block({ value: { nothing: 1 } })), ['content', 0, 'value', 'nothing'], 'unknownField'],
  [page(block({ value: 'x' })), ['content', 0, 'value'], 'invalidGroup'],
  [page(...Array.from({ length: 151 }, () => block())), ['content'], 'tooMany'],
  [{ layout: 'simple', content: [block({ type: 'hero' })] }, ['content', 0, 'type'], 'invalidOption'],
])('rejects %#: %j', (record, path, rule) => {
  expect(validate(fields, record, { partial: true })).toMatchObject([{ path, rule }]);
});

test.each([
  ['link', '/store/linz', undefined],
  ['link', 'store', 'invalidUrl'],
  ['site', id, undefined],
  ['site', '/store', 'recordNotFound'],
  ['branch', 'linz', 'recordNotFound'],
])('validates a navigation item of type %s with the target %s: %s', (type, target, rule) => {
  const items = [{ label: 'Ziel', type, target }];
  const issues = validate(navigation.fields, { items }, { partial: true }).filter(({ path }) => path.at(-1) === 'target');
  expect(issues.map(issue => issue.rule)).toEqual(rule ? [rule] : []);
});

test('allows the blocks of a standard page if there is no page type', () => {
  const content = [block({ type: 'hero' })];
  expect(validate({ content: blocks({ label: 'Inhalt' }) }, { content })).toEqual([]);
  expect(validate({ content: blocks({ label: 'Inhalt' }) }, { content: [block({ type: 'news' })] })).toMatchObject([
    { rule: 'invalidOption' },
  ]);
});
