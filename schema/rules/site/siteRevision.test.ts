import { belongsTo } from './siteRevision';

const revision = { author: 'Edi', authorId: null, name: null, createdAt: new Date('2026-11-20T14:05:10Z'), publishedAt: null };
const change = { author: 'Edi', authorId: null, at: new Date('2026-11-20T14:05:59Z') };

test.each([
  ['a change of the same minute', {}, {}, true],
  ['a change of the next minute', {}, { at: new Date('2026-11-20T14:06:00Z') }, false],
  ['a change of another author', {}, { author: 'Mia' }, false],
  ['a change of another author with the same name', {}, { authorId: 'b' }, false],
  ['a revision of an unknown author', { author: null }, {}, false],
  ['a revision with a name', { name: 'Ostern' }, {}, false],
  ['a published revision', { publishedAt: new Date('2026-11-20T14:05:20Z') }, {}, false],
])('%s', (_what, facts, otherChange, expected) => {
  expect(belongsTo({ ...revision, ...facts }, { ...change, ...otherChange })).toBe(expected);
});
