import { blocks, group, rows, text } from './field';
import { copyOf, leaves } from './walk';

const name = text({ label: 'Name' });
const fields = {
  name,
  owner: group({ name: 'Owner', label: 'Inhaber', fields: { name } }),
  parts: rows({ name: 'Part', label: 'Teile', fields: { name, inner: group({ name: 'Inner', label: 'Innen', fields: { name } }) } }),
  content: blocks({ label: 'Inhalt' }),
};
const found = (record: unknown): [string, unknown][] => [...leaves(fields, record)].map(({ path, value }) => [path.join('.'), value]);

test('every value is found, with the way to it', () => {
  const parts = [{ name: 'c', inner: { name: 'd' } }, { name: 'e' }];
  const content = [{ type: 'text', config: {}, value: { text: 'f' } }];
  expect(found({ name: 'a', owner: { name: 'b' }, parts, content })).toEqual([
    ['name', 'a'],
    ['owner.name', 'b'],
    ['parts.0.name', 'c'],
    ['parts.0.inner.name', 'd'],
    ['parts.1.name', 'e'],
    ['content.0.value.text', 'f'],
  ]);
});

test('what is missing, unknown or of the wrong shape is passed over', () => {
  const content = [{ type: 'slider', value: { text: 'x' } }, 'text', null];
  expect(found({ name: null, owner: 'x', parts: { name: 'x' }, content, other: 'x' })).toEqual([]);
  expect(found({ parts: ['x', null, { name: 'a' }] })).toEqual([['parts.2.name', 'a']]);
  expect([...leaves(fields, 'x'), ...leaves(fields, null)]).toEqual([]);
});

test('a copy is changed without its original, but for dates and the bytes of files', () => {
  const original = { owner: { name: 'a' }, parts: [{ name: 'b' }], at: new Date(0), bytes: new Uint8Array(2) };
  const copy = copyOf(original);
  for (const { put } of leaves(fields, copy)) put('x');
  expect(copy).toEqual({ ...original, owner: { name: 'x' }, parts: [{ name: 'x' }] });
  expect(original).toMatchObject({ owner: { name: 'a' }, parts: [{ name: 'b' }] });
  expect([copy.at, copy.bytes]).toEqual([original.at, original.bytes]);
  expect(copy.at === original.at && copy.bytes === original.bytes).toBe(true);
});
