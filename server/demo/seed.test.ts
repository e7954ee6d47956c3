import { User } from '../features/identity/user.entity';
import { isPassword } from '../features/identity/login/password';
import { seedContext, seed } from '../app/seed';
import { resetDatabase } from '../testing/app/databases';
import { useTestApp } from '../testing/app/testApp';
import { demoLogins, seedDemo } from './seed';
import { moveToFuture } from './records';

const testApp = useTestApp();
const password = 'butterkipferl';
// The seed renders its images each time, which takes long on a busy machine.
beforeEach(() => seed(testApp.app.services, password), 60_000);

test('creates the complete demo shop with its images', async () => {
  const { data } = await testApp.graphql(
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
  expect((await fetch(`${testApp.url}/image/small/${id}-${version}.${extension}`)).status).toBe(200);
});

test('creates pages, news and menus with valid URLs', async () => {
  const { data } = await testApp.graphql(
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

test('lets every demo user log in with the given password', async () => {
  const users = await testApp.contextFor('ROLE_ADMIN').records(User).createQueryBuilder('u').addSelect('u.password').getMany();
  expect(users.map(({ username }) => username).sort()).toEqual([...demoLogins].sort());
  expect(await Promise.all(users.map(user => isPassword(user.password!, password)))).toEqual(demoLogins.map(() => true));
});

test('leaves nothing behind after an error', async () => {
  await resetDatabase();
  const seeding = seedContext(testApp.app.services).transaction(async context => {
    await seedDemo(context, password);
    throw new Error('power failure');
  });
  await expect(seeding).rejects.toThrow('power failure');
  expect((await testApp.rest('ROLE_ADMIN', 'GET', '/images')).body.meta.total).toBe(0);
});

test('changes nothing in a database with records', async () => {
  const before = (await testApp.rest('ROLE_ADMIN', 'GET', '/products')).body;
  await seed(testApp.app.services, 'another password');
  expect((await testApp.rest('ROLE_ADMIN', 'GET', '/products')).body).toEqual(before);
});

const branchClosedOn = (date: string) => ({
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
])('moves the closed days of a demo shop created on %s to %s and %s', (today, first, last) => {
  const records = [branchClosedOn('2026-12-24'), branchClosedOn('2027-05-27')];
  expect(moveToFuture(records, new Date(`${today}T12:00:00Z`))).toEqual([branchClosedOn(first), branchClosedOn(last)]);
});
