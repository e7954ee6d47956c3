import { User } from '../features/identity/user.entity';
import { isPassword } from '../features/identity/login/password';
import { founder, seed } from '../app/seed';
import { recreate, template, workerName } from '../testing/app/databases';
import { useHouse } from '../testing/app/testApp';
import { demoLogins, seedDemo } from './seed';
import { inComingYears } from './records';

const house = useHouse();
const password = 'butterkipferl';
// Its pictures are drawn each time, which takes its time on a busy machine.
beforeEach(() => seed(house.app.services, password), 60_000);

test('the demo shop is there as a whole, with its pictures', async () => {
  const { data } = await house.graphql(
    undefined,
    `{ config { shopName enablePluginMapbox logo { id version extension alt } }
       branches(limit: 9) { items { identifier tags { name image { alt } } images { alt } } }
       products(limit: 1) { total } categories(limit: 1) { total } tables(limit: 1) { total } donatees(limit: 1) { total } divisions(limit: 9) { items { identifier branches { identifier } } } }`,
  );
  expect(data).toMatchObject({
    config: { shopName: 'Bäckerei Hollerbusch', enablePluginMapbox: false, logo: { version: 1, extension: 'png', alt: 'Brezel' } },
    branches: {
      items: [
        { identifier: 'linz', tags: { length: 6 }, images: [{ alt: 'Hausbrot' }] },
        { identifier: 'wels', tags: [{ name: 'Café', image: { alt: 'Wiener Melange' } }, { name: 'Parkplatz' }, { name: 'Spielecke' }] },
        { identifier: 'steyr-party' },
      ],
    },
    products: { total: 100 }, // one of the 101 is disabled
    categories: { total: 12 },
    tables: { total: 17 }, // one of the 18 is disabled
    donatees: { total: 6 },
    divisions: { items: [{ branches: [{ identifier: 'linz' }, { identifier: 'wels' }] }, { branches: [{ identifier: 'steyr-party' }] }] },
  });
  const { id, version, extension } = data.config.logo;
  expect((await fetch(`${house.address}/image/small/${id}-${version}.${extension}`)).status).toBe(200);
});

test('its pages, news and menus are there, each leading where it should', async () => {
  const { data } = await house.graphql(
    undefined,
    `{ sitePage(path: "") { content { type gallery { images { alt } } orderRequest { privacySite { path } } } }
       sites(limit: 20) { items { path } } block(id: "news") { news { body { value } } } nodes(limit: 9) { total }
       navigation(id: "mainMenu") { items { label address isEnabled children { label address } } } }`,
  );
  const paths = data.sites.items.map(({ path }: { path: string }) => path);
  expect(paths).toEqual([
    '',
    'ueber-uns',
    'karriere',
    'party',
    'nachhaltigkeit',
    ...['terms-and-conditions', 'privacy', 'imprint', 'allergens'].map(name => `site/${name}`),
  ]);
  expect(data.sitePage.content).toMatchObject([
    { type: 'hero' },
    { type: 'text' },
    { type: 'gallery', gallery: { images: { length: 6, 0: { alt: expect.any(String) } } } },
    { type: 'orderRequest', orderRequest: { privacySite: { path: 'site/privacy' } } },
    { type: 'career' },
  ]);
  expect(data.block.news.body).toHaveLength(5);
  expect(data.nodes.total).toBe(3);
  expect(data.navigation.items).toMatchObject([
    { address: '/' },
    { address: '/store/linz', children: [{ address: '/store/linz' }, { address: '/store/wels' }, { address: '/store/steyr-party' }] },
    { address: '/party#request' },
    { address: '/karriere#jobs' },
    { address: '/ueber-uns' },
    { address: null, isEnabled: false },
  ]);
});

test('everyone in it may sign in with the password it was made with', async () => {
  const users = await house.as('ROLE_ADMIN').records(User).createQueryBuilder('u').addSelect('u.password').getMany();
  expect(users.map(({ username }) => username).sort()).toEqual([...demoLogins].sort());
  expect(await Promise.all(users.map(user => isPassword(user.password!, password)))).toEqual(demoLogins.map(() => true));
});

test('what breaks off halfway leaves nothing', async () => {
  await recreate(workerName(), template);
  const broken = founder(house.app.services).atomically(async context => {
    await seedDemo(context, password);
    throw new Error('the power is gone');
  });
  await expect(broken).rejects.toThrow('the power is gone');
  expect((await house.rest('ROLE_ADMIN', 'GET', '/images')).body.meta.total).toBe(0);
});

test('a house that holds something is left alone', async () => {
  const before = (await house.rest('ROLE_ADMIN', 'GET', '/products')).body;
  await seed(house.app.services, 'another password');
  expect((await house.rest('ROLE_ADMIN', 'GET', '/products')).body).toEqual(before);
});

const closed = (date: string) => ({
  id: 1,
  openingHours: [
    { type: 'once', date, isClosed: true },
    { type: 'daily', date: null },
  ],
});

test.each([
  ['2026-11-20', '2026-12-24', '2027-05-27'],
  ['2027-05-27', '2026-12-24', '2027-05-27'],
  ['2027-05-28', '2027-12-24', '2028-05-27'],
  ['2030-01-01', '2029-12-24', '2030-05-27'],
])('a demo shop made on %s closes from %s to %s', (today, first, last) => {
  const records = [closed('2026-12-24'), closed('2027-05-27')];
  expect(inComingYears(records, new Date(`${today}T12:00:00Z`))).toEqual([closed(first), closed(last)]);
});
