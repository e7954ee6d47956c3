import { buildSiteTree, findSites, statusOf } from './siteTree';

const site = (id: string, parent?: string) => ({ id, parent: parent ? { id: parent } : null });
const treeLines = (...sites: ReturnType<typeof site>[]) =>
  buildSiteTree(sites).map(({ site: { id }, depth }) => `${'-'.repeat(depth)}${id}`);

test('lists a page after its parent', () => {
  expect(treeLines(site('a'), site('b'), site('c', 'a'), site('d', 'c'))).toEqual(['a', '-c', '--d', 'b']);
});

test('lists a page without a known parent at the top level', () => {
  expect(treeLines(site('a', 'gone'), site('b'))).toEqual(['a', 'b']);
});

test('names the status of a page', () => {
  const planState = { publishAt: '2026-12-24T04:00:00Z', hasExpired: false };
  const states = [
    { isPublic: true, hasDraft: false, planState: null },
    { isPublic: true, hasDraft: true, planState: null },
    { isPublic: false, hasDraft: true, planState: { publishAt: null, hasExpired: true } },
    { isPublic: false, hasDraft: true, planState },
  ].map(statusOf);
  expect(states).toEqual(['online', 'changed', 'expired', 'planned']);
});

const page = (id: string, name: string, path: string, more: object = {}) => ({
  ...site(id),
  name,
  path,
  isPublic: true,
  hasDraft: false,
  planState: null,
  ...more,
});
const pages = [
  page('1', 'Über uns', 'ueber-uns'),
  page('2', 'Unser Team', 'ueber-uns/team', { parent: { id: '1' }, hasDraft: true }),
  page('3', 'Karriere', 'karriere', { isPublic: false }),
];

test.each([
  ['', null, ['1:0', '2:1', '3:0']],
  ['  ', null, ['1:0', '2:1', '3:0']],
  ['TEAM', null, ['2:0']],
  ['team ueber', null, ['2:0']],
  ['/ueber', null, ['1:0', '2:0']],
  ['', 'changed', ['2:0']],
  ['', 'draft', ['3:0']],
  ['team', 'online', []],
] as const)('finds pages by "%s" and the state %s', (search, state, expected) => {
  expect(findSites(pages, { search, state }).map(({ site: { id }, depth }) => `${id}:${depth}`)).toEqual(expected);
});
