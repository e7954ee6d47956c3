import { randomUUID } from 'node:crypto';
import { useTestApp } from '../../testing/app/testApp';

const testApp = useTestApp();
const admin = 'ROLE_ADMIN';

const pageQuery = `query ($path: String!) { sitePage(path: $path) {
  content { id type shared { block { id type isPublic text { text } gallery { images { id } } } } } } }`;
const page = async (path: string, token?: 'ROLE_EDITOR') =>
  (await testApp.graphql(token, pageQuery, { path })).data.sitePage.content[0].shared.block;
const shared = (block: string) => ({ id: randomUUID(), type: 'shared', config: {}, value: { block } });

test('shows a shared content on several pages, and to visitors only if it is public', async () => {
  const block = await testApp.make('block', { type: 'text', value: { text: '<p>Wir haben Ferien.</p>' } });
  for (const path of ['eins', 'zwei']) await testApp.make('site', { path, content: [shared(block)] });
  for (const path of ['eins', 'zwei'])
    expect(await page(path)).toMatchObject({ id: block, type: 'text', text: { text: '<p>Wir haben Ferien.</p>' } });
  await testApp.rest(admin, 'PUT', `/blocks/${block}`, { value: { text: '<p>Wir sind zurück.</p>' } });
  expect(await page('zwei')).toMatchObject({ text: { text: '<p>Wir sind zurück.</p>' } });
  await testApp.rest(admin, 'PUT', `/blocks/${block}`, { isPublic: false });
  expect(await page('eins')).toBeNull();
  expect(await page('eins', 'ROLE_EDITOR')).toMatchObject({ isPublic: false });
});

test('is listed where it is used, and replaced before it is deleted', async () => {
  const [block, other] = [await testApp.make('block'), await testApp.make('block')];
  const site = await testApp.make('site', { name: 'Drei', path: 'drei', content: [shared(block)] });
  const usages = `query ($id: ID!) { usages(collection: "block", id: $id) { items { id places } } }`;
  expect((await testApp.graphql(admin, usages, { id: block })).data.usages.items).toEqual([
    { id: site, places: ['Inhalt › 1. Gemeinsamer Inhalt › Inhalt'] },
  ]);
  const { body } = await testApp.rest(admin, 'DELETE', `/blocks/${block}`);
  expect(body.errors[0].message).toBe('Wird noch verwendet: Seite „Drei“.');
  const replace = `mutation { replaceAndDelete(collection: "block", id: "${block}", replacement: "${other}") }`;
  expect((await testApp.graphql('ROLE_EDITOR', replace)).data.replaceAndDelete).toBe(1);
  expect(await page('drei', 'ROLE_EDITOR')).toMatchObject({ id: other });
});

test('contains no other shared content', async () => {
  const block = await testApp.make('block');
  const input = { name: 'a', identifier: 'a', type: 'shared', value: { block }, config: {}, isPublic: true };
  const { status, body } = await testApp.rest(admin, 'POST', '/blocks', input);
  expect([status, body.errors[0].field]).toEqual([422, 'type']);
});

test('is not valid until a time before it is valid from', async () => {
  const period = { validFrom: '2026-12-24T08:00:00Z', validTo: '2026-12-24T08:00:00Z' };
  const input = { name: 'a', identifier: 'a', type: 'text', value: { text: '' }, config: {}, isPublic: true, ...period };
  const { status, body } = await testApp.rest(admin, 'POST', '/blocks', input);
  expect([status, body.errors]).toEqual([422, [{ field: 'validTo', message: 'Das Ende muss nach dem Beginn liegen.', code: 'INVALID' }]]);
  expect((await testApp.rest(admin, 'POST', '/blocks', { ...input, validTo: '2026-12-24T09:00:00Z' })).status).toBe(201);
});
