import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../testing/app/statements';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';

const testApp = useTestApp();
const admin: Token = 'ROLE_ADMIN';

const block = (type: string, value: object) => ({ id: randomUUID(), type, config: {}, value });
const get = async (path: string) => (await testApp.rest(admin, 'GET', path)).body.data;

const usagesQuery = 'query ($id: ID!, $collection: String!) { usages(collection: $collection, id: $id, limit: 100) { total readableTotal items { collection id title places } } }'; // prettier-ignore
const usages = async (id: string, collection = 'image') => (await testApp.graphql(admin, usagesQuery, { collection, id })).data.usages;
const replaceMutation =
  'mutation ($id: ID!, $to: ID!, $collection: String!) { replaceAndDelete(collection: $collection, id: $id, replacement: $to) }';
const replace = (id: string, to: string, { collection = 'image', token = admin }: { collection?: string; token?: Token } = {}) =>
  testApp.graphql(token, replaceMutation, { collection, id, to });
const scheduleMutation = `mutation ($id: ID!, $ifMatch: DateTimeISO!, $publishAt: DateTimeISO!) {
  scheduleSite(id: $id, ifMatch: $ifMatch, publishAt: $publishAt, replaces: []) { id } }`;
const cancelMutation = 'mutation ($id: ID!) { cancelSitePlan(id: $id) }';
const scheduleQuery = 'query ($id: ID!) { siteSchedule(id: $id) { plans { at author } blocks { type value } } }';
const scheduleOf = async (id: string) => (await testApp.graphql(admin, scheduleQuery, { id })).data.siteSchedule;

/** Plans the publication of these blocks, and removes them from the page. */
async function planOnly(name: string, content: object[]): Promise<{ site: string; plan: string }> {
  const site = await testApp.make('site', { name, path: randomUUID(), content });
  const { updatedAt: ifMatch } = await get(`/sites/${site}`);
  const { data } = await testApp.graphql('ROLE_EDITOR', scheduleMutation, { id: site, ifMatch, publishAt: '2026-12-24T04:00:00Z' });
  await testApp.rest(admin, 'PUT', `/sites/${site}`, { content: [] });
  return { site, plan: data.scheduleSite[0].id };
}

const gallery = (image: string) => block('gallery', { images: [image] });
const text = (image: string) => block('text', { text: `<p><img src="/image/small/${image}-1.png" alt="Semmel"></p>` });

test('names a planned publication that uses an image, and does not delete the image', async () => {
  const image = await testApp.make('image');
  const { site, plan } = await planOnly('Advent', [gallery(image), text(image)]);
  expect(await usages(image)).toEqual({
    total: 1,
    readableTotal: 1,
    items: [
      {
        collection: 'sitePlan',
        id: site,
        title: 'Geplante Veröffentlichung von „Advent“',
        places: ['Geplante Blöcke › 1. Galerie › Bilder', 'Geplante Blöcke › 2. Text › Inhalt'],
      },
    ],
  });
  const { status, body } = await testApp.rest(admin, 'DELETE', `/images/${image}`);
  expect([status, body.errors[0].message]).toEqual([409, 'Wird noch verwendet: Geplante Veröffentlichung von „Advent“.']);
  const { data } = await testApp.graphql(admin, 'query ($ids: [ID!]!) { usedImages(ids: $ids) }', { ids: [image] });
  expect(data.usedImages).toEqual([image]);

  await testApp.graphql(admin, cancelMutation, { id: plan });
  expect((await usages(image)).total).toBe(0);
  expect((await testApp.rest(admin, 'DELETE', `/images/${image}`)).status).toBe(200);
});

test('replaces an image and a page in the plan, whose time and author stay', async () => {
  const [image, other, from, to] = [
    await testApp.make('image'),
    await testApp.make('image'),
    await testApp.make('site', { path: 'plan-alt' }),
    await testApp.make('site', { path: 'plan-neu' }),
  ];
  const link = block('text', { text: '<p><a href="/plan-alt">x</a></p>' });
  const { site } = await planOnly('Ostern', [gallery(image), text(image), link]);
  await testApp.rest(admin, 'PUT', `/sites/${site}`, { content: [gallery(image)] }); // the page uses it as well
  const { plans } = await scheduleOf(site);
  expect(codeOf(await replace(image, other, { token: 'ROLE_MANAGER' }))).toBe('FORBIDDEN');
  expect((await replace(image, other)).data.replaceAndDelete).toBe(2);
  expect((await replace(from, to, { collection: 'site' })).data.replaceAndDelete).toBe(1);
  const after = await scheduleOf(site);
  expect(after.plans).toEqual(plans);
  expect(after.blocks).toMatchObject([
    { value: { images: [other] } },
    { value: { text: expect.stringContaining(`/image/small/${other}-1.png`) } },
    { value: { text: expect.stringContaining('href="/plan-neu"') } },
  ]);
  expect((await get(`/sites/${site}`)).content).toMatchObject([{ value: { images: [{ id: other }] } }]);
});

test('replaces once when two users do so at the same time, also while the plan is cancelled', async () => {
  const [first, second, third] = [await testApp.make('image'), await testApp.make('image'), await testApp.make('image')];
  const { plan } = await planOnly('Zugleich', [gallery(first)]);
  const results = await Promise.all([replace(first, second), replace(first, third)]);
  expect(results.map(codeOf).toSorted()).toEqual(['NOT_FOUND', undefined]);
  const used = (await usages(second)).total > 0 ? second : third;
  const [replaced, cancelled] = await Promise.all([
    replace(used, used === second ? third : second),
    testApp.graphql(admin, cancelMutation, { id: plan }),
  ]);
  expect([replaced, cancelled].map(codeOf)).toEqual([undefined, undefined]);
  expect((await usages(used === second ? third : second)).total).toBe(0);
});

test('lists and replaces 600 plans with the same number of statements to find them', async () => {
  const [image, other] = [await testApp.make('image'), await testApp.make('image')];
  const insert = async (count: number) => {
    await testApp.app.services.database.query(
      `with page as (insert into site (name, path, content, draft, "isPublic", "hasDraft", "sortOrder", "showInSitemap")
         select 'Seite ' || n, 'plan-' || $2 || '-' || n, '[]', '[]', true, false, 0, false from generate_series(1, $2::integer) n returning id)
       insert into "sitePlan" ("siteId", kind, at, blocks, author, "createdAt") select id, 'publish', '2027-01-01', $1::jsonb, 'x', now() from page`,
      [JSON.stringify([gallery(image)]), count],
    );
    return countStatements(testApp, () => usages(image));
  };
  const counts = [await insert(1), await insert(599)];
  expect(counts[1]).toBe(counts[0]);
  expect((await usages(image)).total).toBe(600);
  expect((await replace(image, other)).data.replaceAndDelete).toBe(600);
  expect((await usages(other)).total).toBe(600);
});
