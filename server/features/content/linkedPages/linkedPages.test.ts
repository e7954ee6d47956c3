import { countStatements } from '../../../testing/app/statements';
import { useTestApp, type Token } from '../../../testing/app/testApp';

const testApp = useTestApp();
const query = 'query ($paths: [String!]!) { linkedPages(paths: $paths) { path isPublic } }';
const find = (paths: string[], token: Token | undefined = 'ROLE_EDITOR') => testApp.graphql(token, query, { paths });
const codeOf = ({ errors }: { errors?: any[] }): unknown => errors?.[0]?.extensions.code;

beforeAll(() =>
  testApp.app.services.database.query(
    `insert into site (name, path, content, draft, "isPublic", "hasDraft", "sortOrder", "showInSitemap")
     select 'Seite ' || n, 'seite-' || n, '[]', '[]', n % 2 = 0, false, 0, false from generate_series(1, 1200) n`,
  ),
);

test('finds pages among 1,200, public or not, and leaves out paths without a page', async () => {
  expect((await find(['seite-1200', 'seite-1', 'seite-1201', '', "x' or true"])).data.linkedPages).toEqual([
    { path: 'seite-1', isPublic: false },
    { path: 'seite-1200', isPublic: true },
  ]);
  expect((await find([])).data.linkedPages).toEqual([]);
});

test('asks once for one path and for 1,000', async () => {
  const paths = Array.from({ length: 1_000 }, (_, index) => `seite-${index + 201}`);
  const counts = [await countStatements(testApp, () => find(['seite-1'])), await countStatements(testApp, () => find(paths))];
  expect(counts[1]).toBe(counts[0]);
  expect((await find(paths)).data.linkedPages).toHaveLength(1_000);
});

test('is bounded, and for editors of pages only', async () => {
  expect(codeOf(await find(Array.from({ length: 1_001 }, String)))).toBe('TOO_LARGE');
  expect(codeOf(await find(['x'.repeat(2_001)]))).toBe('INVALID');
  expect(codeOf(await find(['\0']))).toBe('INVALID');
  expect(codeOf(await find([], 'ROLE_MANAGER'))).toBe('FORBIDDEN');
  expect(codeOf(await testApp.graphql(undefined, query, { paths: [] }))).toBe('UNAUTHENTICATED');
});
