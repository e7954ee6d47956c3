import { buildSiteTree, findSites, siteState } from './siteTree';

const site = (id: string, parent?: string) => ({ id, parent: parent ? { id: parent } : null });
const treeLines = (...sites: ReturnType<typeof site>[]) =>
  buildSiteTree(sites).map(({ site: { id }, depth }) => `${'-'.repeat(depth)}${id}`);

test('lists a page after its parent', () => {
  expect(treeLines(site('a'), site('b'), site('c', 'a'), site('d', 'c'))).toEqual(['a', '-c', '--d', 'b']);
});

test('lists a page without a known parent at the top level', () => {
  expect(treeLines(site('a', 'gone'), site('b'))).toEqual(['a', 'b']);
});

test('names the state of a page', () => {
  const states = [
    { isPublic: true, hasDraft: false },
    { isPublic: true, hasDraft: true },
    { isPublic: false, hasDraft: true },
  ].map(siteState);
  expect(states).toEqual(['public', 'changed', 'draft']);
});

const page = (id: string, name: string, path: string, more: object = {}) => ({
  ...site(id),
  name,
  path,
  isPublic: true,
  hasDraft: false,
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
  ['team', 'public', []],
] as const)('finds pages by "%s" and the state %s', (search, state, expected) => {
  expect(findSites(pages, { search, state }).map(({ site: { id }, depth }) => `${id}:${depth}`)).toEqual(expected);
});
