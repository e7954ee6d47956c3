import { buildSiteTree } from './siteTree';

const site = (id: string, parent?: string) => ({ id, parent: parent ? { id: parent } : null });
const treeLines = (...sites: ReturnType<typeof site>[]) =>
  buildSiteTree(sites).map(({ site: { id }, depth }) => `${'-'.repeat(depth)}${id}`);

test('lists a page after its parent', () => {
  expect(treeLines(site('a'), site('b'), site('c', 'a'), site('d', 'c'))).toEqual(['a', '-c', '--d', 'b']);
});

test('lists a page without a known parent at the top level', () => {
  expect(treeLines(site('a', 'gone'), site('b'))).toEqual(['a', 'b']);
});
