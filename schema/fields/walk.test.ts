import { blocks, group, array, text } from './field';
import { clone, walkValues } from './walk';

const name = text({ label: 'Name' });
const fields = {
  name,
  owner: group({ name: 'Owner', label: 'Inhaber', fields: { name } }),
  parts: array({ name: 'Part', label: 'Teile', fields: { name, inner: group({ name: 'Inner', label: 'Innen', fields: { name } }) } }),
  content: blocks({ label: 'Inhalt' }),
};
const valuesByPath = (record: unknown): [string, unknown][] =>
  [...walkValues(fields, record)].map(({ path, value }) => [path.join('.'), value]);

test('yields every value with its path', () => {
  const parts = [{ name: 'c', inner: { name: 'd' } }, { name: 'e' }];
  const content = [{ type: 'text', config: {}, value: { text: 'f' } }];
  expect(valuesByPath({ name: 'a', owner: { name: 'b' }, parts, content })).toEqual([
    ['name', 'a'],
    ['owner.name', 'b'],
    ['parts.0.name', 'c'],
    ['parts.0.inner.name', 'd'],
    ['parts.1.name', 'e'],
    ['content.0.value.text', 'f'],
  ]);
});

test('skips missing and unknown values and values of the wrong type', () => {
  const content = [{ type: 'slider', value: { text: 'x' } }, 'text', null];
  expect(valuesByPath({ name: null, owner: 'x', parts: { name: 'x' }, content, other: 'x' })).toEqual([]);
  expect(valuesByPath({ parts: ['x', null, { name: 'a' }] })).toEqual([['parts.2.name', 'a']]);
  expect([...walkValues(fields, 'x'), ...walkValues(fields, null)]).toEqual([]);
});

test('copies deeply but shares dates and bytes of files', () => {
  const original = { owner: { name: 'a' }, parts: [{ name: 'b' }], at: new Date(0), bytes: new Uint8Array(2) };
  const copy = clone(original);
  for (const { set } of walkValues(fields, copy)) set('x');
  expect(copy).toEqual({ ...original, owner: { name: 'x' }, parts: [{ name: 'x' }] });
  expect(original).toMatchObject({ owner: { name: 'a' }, parts: [{ name: 'b' }] });
  expect([copy.at, copy.bytes]).toEqual([original.at, original.bytes]);
  expect(copy.at === original.at && copy.bytes === original.bytes).toBe(true);
});
