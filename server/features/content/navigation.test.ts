import { nowhere } from '../../../schema/testing/exampleRecords';
import { useHouse, type Token } from '../../testing/app/testApp';
import { statements } from '../../testing/app/statements';

const house = useHouse();
const editor: Token = 'ROLE_EDITOR';
const item = (change: object) => ({ type: 'home', label: 'Start', isEnabled: true, children: [], ...change });

const shape = 'type label target suffix isEnabled address';
const ask = (token: Token | undefined, id: string) =>
  house.graphql(token, `{ navigation(id: "${id}") { items { ${shape} children { label address children { label address } } } } }`);

test('an entry says where it leads, with its suffix, three levels deep', async () => {
  const branch = await house.make('branch', { identifier: 'linz' });
  const site = await house.make('site', { path: 'karriere' });
  await house.make('navigation', {
    identifier: 'mainMenu',
    items: [
      item({}),
      item({
        type: 'branch',
        label: 'Linz',
        target: branch,
        children: [item({ label: 'A', children: [item({ label: 'B', children: undefined })] })],
      }),
      item({ type: 'site', label: 'Jobs', target: site, suffix: '#jobs' }),
      item({ type: 'link', label: 'Brief', target: 'https://news.example' }),
    ],
  });
  const { data } = await ask(undefined, 'mainMenu');
  expect(data.navigation.items).toMatchObject([
    { address: '/' },
    { address: '/store/linz', target: branch, children: [{ label: 'A', address: '/', children: [{ label: 'B', address: '/' }] }] },
    { address: '/karriere#jobs' },
    { address: 'https://news.example' },
  ]);
});

test('an entry that leads to a draft leads nowhere, a menu that is not public is told to editors only', async () => {
  const draft = await house.make('site', { path: 'geheim', isPublic: false });
  await house.make('navigation', { identifier: 'open', items: [item({ type: 'site', target: draft })] });
  expect((await ask(undefined, 'open')).data.navigation.items[0].address).toBeNull();
  expect((await ask(editor, 'open')).data.navigation.items[0].address).toBe('/geheim');
  await house.make('navigation', { identifier: 'hidden', isPublic: false });
  expect((await ask('ROLE_MANAGER', 'hidden')).errors?.[0].extensions.code).toBe('NOT_FOUND');
  expect((await ask(editor, 'hidden')).data.navigation).toBeTruthy();
});

test.each<[string, object, string]>([
  ['a script as an address', { type: 'link', target: 'javascript:alert(1)' }, 'items.0.target'],
  ['another host without a scheme', { type: 'link', target: '//evil.example' }, 'items.0.target'],
  ['a page that is nowhere', { type: 'site', target: nowhere }, 'items.0.target'],
  ['a page that is no id', { type: 'site', target: 'karriere' }, 'items.0.target'],
  ['an entry without a target', { type: 'branch' }, 'items.0'],
  ['a suffix that is a path', { suffix: '/evil.example' }, 'items.0'],
  ['a type that is none', { type: 'shop' }, 'items.0.type'],
  ['what it does not know', { onclick: 'x' }, 'items.0.onclick'],
])('%s is refused', async (_what, change, field) => {
  const { status, body } = await house.rest(editor, 'POST', '/navigations', {
    identifier: 'x',
    name: 'x',
    isPublic: true,
    items: [item(change)],
  });
  expect({ status, field: body.errors[0].field }).toEqual({ status: 422, field });
});

test('a page or branch in a menu cannot be deleted', async () => {
  const site = await house.make('site', { path: 'bleibt' });
  await house.make('navigation', { items: [item({ type: 'site', target: site })] });
  expect((await house.rest(editor, 'DELETE', `/sites/${site}`)).status).toBe(409);
});

test('a long menu takes as many statements as a short one', async () => {
  const site = await house.make('site', { path: 'ziel' });
  const menu = (identifier: string, size: number) =>
    house.make('navigation', { identifier, items: Array.from({ length: size }, () => item({ type: 'site', target: site })) });
  await menu('short', 1);
  await menu('long', 40);
  expect(await statements(house, () => ask(editor, 'long'))).toBe(await statements(house, () => ask(editor, 'short')));
});

test('content kept once keeps to the fields of its type', async () => {
  const news = (value: object, type = 'news') =>
    house.rest(editor, 'POST', '/blocks', { identifier: `b${Math.random()}`, name: 'News', type, isPublic: true, value, config: {} });
  expect((await news({ text: '<p>x</p>' })).body.errors[0].field).toBe('value.text');
  const { body } = await news({ body: [{ value: '<p>Neu</p>' }, { value: '' }] });
  const { data } = await house.graphql(undefined, `{ block(id: "${body.data.id}") { type value news { body { value } } text { text } } }`);
  expect(data.block).toEqual({
    type: 'news',
    value: { body: [{ value: '<p>Neu</p>' }, { value: '' }] },
    news: { body: [{ value: '<p>Neu</p>' }, { value: '' }] },
    text: null,
  });
  expect((await house.rest(editor, 'PUT', `/blocks/${body.data.id}`, { type: 'text' })).body.errors[0].field).toBe('value.body');
  expect((await house.rest(editor, 'PUT', `/blocks/${body.data.id}`, { value: { body: [] } })).status).toBe(200);
});

test('a node holds whatever JSON says, but nothing a database cannot keep', async () => {
  const post = (value: unknown) =>
    house.rest(editor, 'POST', '/nodes', { identifier: `n${Math.random()}`, name: 'x', type: 'text', isPublic: true, sortOrder: 1, value });
  expect((await post({ text: 'Tippen', deep: [{ a: 1 }] })).body.data.value).toEqual({ text: 'Tippen', deep: [{ a: 1 }] });
  expect((await post({ text: 'a\0b' })).body.errors[0].field).toBe('value.text');
  expect((await post('x')).status).toBe(422);
  expect((await post(JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`))).status).toBe(422);
});
