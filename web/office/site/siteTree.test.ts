import { treeOf } from './siteTree';

const site = (id: string, parent?: string) => ({ id, parent: parent ? { id: parent } : null });
const drawn = (...sites: ReturnType<typeof site>[]) => treeOf(sites).map(({ site: { id }, depth }) => `${'-'.repeat(depth)}${id}`);

test('a page stands behind the one it lies under', () => {
  expect(drawn(site('a'), site('b'), site('c', 'a'), site('d', 'c'))).toEqual(['a', '-c', '--d', 'b']);
});

test('a page whose parent is not there stands at the top', () => {
  expect(drawn(site('a', 'gone'), site('b'))).toEqual(['a', 'b']);
});
