import { unknownId } from '../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../testing/app/testApp';
import { countStatements } from '../../testing/app/statements';

const testApp = useTestApp();
const editor: Token = 'ROLE_EDITOR';
const createItem = (values: object) => ({ type: 'home', label: 'Start', isEnabled: true, children: [], ...values });

const selection = 'type label target suffix isEnabled address';
const readNavigation = (token: Token | undefined, id: string) =>
  testApp.graphql(token, `{ navigation(id: "${id}") { items { ${selection} children { label address children { label address } } } } }`);

test('returns the URLs of entries with their suffixes on three levels', async () => {
  const branch = await testApp.make('branch', { identifier: 'linz' });
  const site = await testApp.make('site', { path: 'karriere' });
  await testApp.make('navigation', {
    identifier: 'mainMenu',
    items: [
      createItem({}),
      createItem({
        type: 'branch',
        label: 'Linz',
        target: branch,
        children: [createItem({ label: 'A', children: [createItem({ label: 'B', children: undefined })] })],
      }),
      createItem({ type: 'site', label: 'Jobs', target: site, suffix: '#jobs' }),
      createItem({ type: 'link', label: 'Brief', target: 'https://news.example' }),
    ],
  });
  const { data } = await readNavigation(undefined, 'mainMenu');
  expect(data.navigation.items).toMatchObject([
    { address: '/' },
    { address: '/store/linz', target: branch, children: [{ label: 'A', address: '/', children: [{ label: 'B', address: '/' }] }] },
    { address: '/karriere#jobs' },
    { address: 'https://news.example' },
  ]);
});

test('hides URLs of unpublished pages and non-public menus from everyone but editors', async () => {
  const unpublishedSite = await testApp.make('site', { path: 'geheim', isPublic: false });
  await testApp.make('navigation', { identifier: 'open', items: [createItem({ type: 'site', target: unpublishedSite })] });
  expect((await readNavigation(undefined, 'open')).data.navigation.items[0].address).toBeNull();
  expect((await readNavigation(editor, 'open')).data.navigation.items[0].address).toBe('/geheim');
  await testApp.make('navigation', { identifier: 'hidden', isPublic: false });
  expect((await readNavigation('ROLE_MANAGER', 'hidden')).errors?.[0].extensions.code).toBe('NOT_FOUND');
  expect((await readNavigation(editor, 'hidden')).data.navigation).toBeTruthy();
});

test.each<[string, object, string]>([
  ['a script as a URL', { type: 'link', target: 'javascript:alert(1)' }, 'items.0.target'],
  ['another host without a scheme', { type: 'link', target: '//evil.example' }, 'items.0.target'],
  ['a missing page', { type: 'site', target: unknownId }, 'items.0.target'],
  ['a page path instead of an id', { type: 'site', target: 'karriere' }, 'items.0.target'],
  ['an entry without a target', { type: 'branch' }, 'items.0'],
  ['a suffix that is a path', { suffix: '/evil.example' }, 'items.0'],
  ['an unknown type', { type: 'shop' }, 'items.0.type'],
  ['an unknown field', { onclick: 'x' }, 'items.0.onclick'],
])('rejects %s', async (_title, overrides, field) => {
  const { status, body } = await testApp.rest(editor, 'POST', '/navigations', {
    identifier: 'x',
    name: 'x',
    isPublic: true,
    items: [createItem(overrides)],
  });
  expect({ status, field: body.errors[0].field }).toEqual({ status: 422, field });
});

test('rejects the deletion of a page in a menu', async () => {
  const site = await testApp.make('site', { path: 'bleibt' });
  await testApp.make('navigation', { items: [createItem({ type: 'site', target: site })] });
  expect((await testApp.rest(editor, 'DELETE', `/sites/${site}`)).status).toBe(409);
});

test('loads a long menu with as many statements as a short one', async () => {
  const site = await testApp.make('site', { path: 'ziel' });
  const makeMenu = (identifier: string, size: number) =>
    testApp.make('navigation', { identifier, items: Array.from({ length: size }, () => createItem({ type: 'site', target: site })) });
  await makeMenu('short', 1);
  await makeMenu('long', 40);
  expect(await countStatements(testApp, () => readNavigation(editor, 'long'))).toBe(
    await countStatements(testApp, () => readNavigation(editor, 'short')),
  );
});

test('validates shared blocks by the fields of their type', async () => {
  const postBlock = (value: object, type = 'news') =>
    testApp.rest(editor, 'POST', '/blocks', { identifier: `b${Math.random()}`, name: 'News', type, isPublic: true, value, config: {} });
  expect((await postBlock({ text: '<p>x</p>' })).body.errors[0].field).toBe('value.text');
  const { body } = await postBlock({ body: [{ value: '<p>Neu</p>' }, { value: '' }] });
  const { data } = await testApp.graphql(
    undefined,
    `{ block(id: "${body.data.id}") { type value news { body { value } } text { text } } }`,
  );
  expect(data.block).toEqual({
    type: 'news',
    value: { body: [{ value: '<p>Neu</p>' }, { value: '' }] },
    news: { body: [{ value: '<p>Neu</p>' }, { value: '' }] },
    text: null,
  });
  expect((await testApp.rest(editor, 'PUT', `/blocks/${body.data.id}`, { type: 'text' })).body.errors[0].field).toBe('value.body');
  expect((await testApp.rest(editor, 'PUT', `/blocks/${body.data.id}`, { value: { body: [] } })).status).toBe(200);
});

test('stores any JSON value in a node that PostgreSQL can store', async () => {
  const post = (value: unknown) =>
    testApp.rest(editor, 'POST', '/nodes', {
      identifier: `n${Math.random()}`,
      name: 'x',
      type: 'text',
      isPublic: true,
      sortOrder: 1,
      value,
    });
  expect((await post({ text: 'Tippen', deep: [{ a: 1 }] })).body.data.value).toEqual({ text: 'Tippen', deep: [{ a: 1 }] });
  expect((await post({ text: 'a\0b' })).body.errors[0].field).toBe('value.text');
  expect((await post('x')).status).toBe(422);
  expect((await post(JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`))).status).toBe(422);
});
