import { countStatements } from '../../../testing/app/statements';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';

const testApp = useTestApp();
const query = 'query ($paths: [String!]!) { linkedPaths(paths: $paths) { path isPublic } }';
const find = (paths: string[], token: Token | undefined = 'ROLE_EDITOR') => testApp.graphql(token, query, { paths });

beforeAll(async () => {
  const { database } = testApp.app.services;
  await database.query(
    `insert into site (name, path, content, draft, "isPublic", "hasDraft", "sortOrder", "showInSitemap")
     select 'Seite ' || n, 'seite-' || n, '[]', '[]', n % 2 = 0, false, 0, false from generate_series(1, 1200) n`,
  );
  await database.query(
    `insert into redirect (path, target, "statusCode", "isEnabled", hits)
     select path, '/', 301, number % 2 = 0, 0 from (select 'alt-' || n, n from generate_series(1, 600) n union select 'seite-7', 2) as old (path, number)`,
  );
});

test('finds pages among 1,200, public or not, and leaves out paths without a page', async () => {
  expect((await find(['seite-1200', 'seite-1', 'seite-1201', '', "x' or true"])).data.linkedPaths).toEqual([
    { path: 'seite-1', isPublic: false },
    { path: 'seite-1200', isPublic: true },
  ]);
  expect((await find([])).data.linkedPaths).toEqual([]);
});

test('finds active redirects among 600, also from pages that are not public, and branches', async () => {
  await testApp.make('branch', { identifier: 'wels', isPublic: false });
  expect((await find(['store/wels', 'store/enns', 'wels'])).data.linkedPaths).toEqual([{ path: 'store/wels', isPublic: false }]);
  expect((await find(['alt-600', 'alt-599', 'seite-7', 'seite-9'])).data.linkedPaths).toEqual([
    { path: 'alt-600', isPublic: true },
    { path: 'seite-7', isPublic: true },
    { path: 'seite-9', isPublic: false },
  ]);
});

test('asks once for one path and for 1,000', async () => {
  const paths = Array.from({ length: 1_000 }, (_, index) => `seite-${index + 201}`);
  const counts = [await countStatements(testApp, () => find(['seite-1'])), await countStatements(testApp, () => find(paths))];
  expect(counts[1]).toBe(counts[0]);
  expect((await find(paths)).data.linkedPaths).toHaveLength(1_000);
});

test('is bounded, and for editors of pages only', async () => {
  expect(codeOf(await find(Array.from({ length: 1_001 }, String)))).toBe('TOO_LARGE');
  expect(codeOf(await find(['x'.repeat(2_001)]))).toBe('INVALID');
  expect(codeOf(await find(['\0']))).toBe('INVALID');
  expect(codeOf(await find([], 'ROLE_MANAGER'))).toBe('FORBIDDEN');
  expect(codeOf(await testApp.graphql(undefined, query, { paths: [] }))).toBe('UNAUTHENTICATED');
});
