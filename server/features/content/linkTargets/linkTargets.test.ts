import { countStatements } from '../../../testing/app/statements';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';

const testApp = useTestApp();
const query = 'query ($ids: [ID!]!) { linkTargets(ids: $ids) { id name path isPublic } }';
const find = (ids: string[], token: Token | undefined = 'ROLE_EDITOR') => testApp.graphql(token, query, { ids });
const unknown = '00000000-0000-4000-8000-000000000000';

let pages: string[];

beforeAll(async () => {
  const rows: { id: string }[] = await testApp.app.services.database.query(
    `insert into site (name, path, content, draft, "isPublic", "hasDraft", "sortOrder", "showInSitemap")
     select 'Seite ' || n, 'seite-' || n, '[]', '[]', n % 2 = 0, false, 0, false from generate_series(1, 1200) n order by n returning id`,
  );
  pages = rows.map(({ id }) => id);
});

test('names pages among 1,200 and branches by their ids, and leaves out what does not exist', async () => {
  const branch = await testApp.make('branch', { identifier: 'wels', name: 'Wels', isPublic: false });
  expect((await find([pages[1_199]!, unknown, branch, pages[1_199]!])).data.linkTargets).toEqual([
    { id: pages[1_199], name: 'Seite 1200', path: 'seite-1200', isPublic: true },
    { id: branch, name: 'Wels', path: 'store/wels', isPublic: false },
  ]);
  expect((await find([])).data.linkTargets).toEqual([]);
});

test('shows visitors only what is public', async () => {
  const { data } = await testApp.graphql(undefined, query, { ids: pages.slice(0, 2) });
  expect(data.linkTargets).toEqual([{ id: pages[1], name: 'Seite 2', path: 'seite-2', isPublic: true }]);
});

test('asks as often for one id as for 1,000', async () => {
  const many = pages.slice(200);
  const counts = [await countStatements(testApp, () => find([pages[0]!])), await countStatements(testApp, () => find(many))];
  expect(counts[1]).toBe(counts[0]);
  expect((await find(many)).data.linkTargets).toHaveLength(1_000);
});

test('is bounded', async () => {
  expect(codeOf(await find(pages.slice(0, 1_001)))).toBe('TOO_LARGE');
  expect(codeOf(await find(['keine-id']))).toBe('INVALID');
});
