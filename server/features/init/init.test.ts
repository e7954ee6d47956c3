import { gzipSync } from 'node:zlib';
import { seed } from '../../app/seed';
import { heard, useHouse } from '../../testing/app/testApp';

const house = useHouse();
beforeAll(() => seed(house.app.services, 'butterkipferl'));
beforeEach(() => heard(house));

const urls = [
  ...['config', 'users/me', 'divisions', 'branches', 'menus', 'categories', 'products', 'tags', 'tables'],
  ...['sites', 'navigations', 'blocks', 'nodes', 'donatees'],
];
const largest = 150 * 1024;

interface Item {
  url: string;
  data: any;
}
const byUrl = (items: Item[]): Record<string, any> => Object.fromEntries(items.map(({ url, data }) => [url, data]));

test('a stranger gets what is public, in one answer that is short, kept and tagged', async () => {
  const response = await fetch(`${house.address}/api/init`);
  const text = await response.text();
  const items = (JSON.parse(text) as { data: Item[] }).data;
  expect(items.map(({ url }) => url)).toEqual(urls);
  const { config, 'users/me': me, products, branches, donatees } = byUrl(items);
  expect([config.shopName, me, products.length, donatees[0].iban]).toEqual(['Bäckerei Hollerbusch', null, 100, null]);
  expect(branches.map(({ identifier, orderEmail }: any) => [identifier, orderEmail])).toContainEqual(['linz', null]);
  expect(gzipSync(text).length).toBeLessThan(largest);

  const tag = response.headers.get('etag')!;
  const again = await fetch(`${house.address}/api/init`, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what is changed is in the next answer', async () => {
  const tags = async () => byUrl((await house.rest(undefined, 'GET', '/init')).body.data).tags.map(({ name }: any) => name);
  await tags();
  await house.make('tag', { name: 'Sonntagsfrühstück' });
  expect(await tags()).toContain('Sonntagsfrühstück');
});

test('staff gets itself, and more of its branches than strangers', async () => {
  const { data } = await house.graphql('ROLE_ADMIN', '{ branches { items { id orderEmail isPublic } } }');
  await house.rest('ROLE_ADMIN', 'PUT', `/branches/${data.branches.items[0].id}`, { orderEmail: 'backstube@hollerbusch.example' });
  const own = byUrl((await house.rest(`ROLE_EMPLOYEE ${data.branches.items[0].id}`, 'GET', '/init')).body.data);
  expect(own.branches[0]).toMatchObject({ orderEmail: 'backstube@hollerbusch.example' });
  const stranger = byUrl((await house.rest(undefined, 'GET', '/init')).body.data);
  expect(stranger.branches[0]).toMatchObject({ orderEmail: null });
});

test('GraphQL answers the same', async () => {
  const { data } = await house.graphql(
    undefined,
    '{ init { config { shopName } me { id } divisions { id } branches { id } menus { id } categories { id } products { id } tags { id } tables { id } sites { id } navigations { id } blocks { id } nodes { id } donatees { id } } }',
  );
  const rest = byUrl((await house.rest(undefined, 'GET', '/init')).body.data);
  expect(data.init.config.shopName).toBe(rest.config.shopName);
  for (const url of urls.slice(2)) expect(data.init[url].map(({ id }: any) => id)).toEqual(rest[url].map(({ id }: any) => id));
});
