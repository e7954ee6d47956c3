import { gzipSync } from 'node:zlib';
import { seed } from '../../app/seed';
import { nextEvent, useTestApp } from '../../testing/app/testApp';
import type { Json } from '../../testing/app/json';

const app = useTestApp();
beforeAll(() => seed(app.app.services, 'butterkipferl'));
beforeEach(() => nextEvent(app));

const urls = [
  ...['config', 'users/me', 'divisions', 'branches', 'menus', 'categories', 'products', 'tags', 'tables'],
  ...['sites', 'navigations', 'blocks', 'nodes', 'donatees'],
];
const maxBytes = 150 * 1024;

interface Item {
  url: string;
  data: Json;
}
const byUrl = (items: Item[]): Record<string, Json> => Object.fromEntries(items.map(({ url, data }) => [url, data]));

test('returns public data to anonymous clients with ETag and limited size', async () => {
  const response = await fetch(`${app.url}/api/init`);
  const text = await response.text();
  const items = (JSON.parse(text) as { data: Item[] }).data;
  expect(items.map(({ url }) => url)).toEqual(urls);
  const { config, 'users/me': me, products, branches, donatees } = byUrl(items);
  expect([config.shopName, me, products.length, donatees[0].iban]).toEqual(['Bäckerei Hollerbusch', null, 100, null]);
  expect(branches.map(({ identifier, orderEmail }: Json) => [identifier, orderEmail])).toContainEqual(['linz', null]);
  expect(gzipSync(text).length).toBeLessThan(maxBytes);

  const etag = response.headers.get('etag')!;
  const notModified = await fetch(`${app.url}/api/init`, { headers: { 'if-none-match': etag } });
  expect([notModified.status, await notModified.text()]).toEqual([304, '']);
});

test('includes changes in the next response', async () => {
  const tags = async () => byUrl((await app.rest(undefined, 'GET', '/init')).body.data).tags.map(({ name }: Json) => name);
  await tags();
  await app.make('tag', { name: 'Sonntagsfrühstück' });
  expect(await tags()).toContain('Sonntagsfrühstück');
});

test('returns the viewer and private branch fields to staff', async () => {
  const { data } = await app.graphql('ROLE_ADMIN', '{ branches { items { id orderEmail isPublic } } }');
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${data.branches.items[0].id}`, { orderEmail: 'backstube@hollerbusch.example' });
  const staffView = byUrl((await app.rest(`ROLE_EMPLOYEE ${data.branches.items[0].id}`, 'GET', '/init')).body.data);
  expect(staffView.branches[0]).toMatchObject({ orderEmail: 'backstube@hollerbusch.example' });
  const publicView = byUrl((await app.rest(undefined, 'GET', '/init')).body.data);
  expect(publicView.branches[0]).toMatchObject({ orderEmail: null });
});

test('returns the same through GraphQL', async () => {
  const { data } = await app.graphql(
    undefined,
    '{ init { config { shopName } me { id } divisions { id } branches { id } menus { id } categories { id } products { id } tags { id } tables { id } sites { id } navigations { id } blocks { id } nodes { id } donatees { id } } }',
  );
  const rest = byUrl((await app.rest(undefined, 'GET', '/init')).body.data);
  expect(data.init.config.shopName).toBe(rest.config.shopName);
  for (const url of urls.slice(2)) expect(data.init[url].map(({ id }: Json) => id)).toEqual(rest[url].map(({ id }: Json) => id));
});
