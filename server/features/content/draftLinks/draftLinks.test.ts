import { randomUUID } from 'node:crypto';
import { runRetention } from '../../../app/retention';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';

let now = new Date('2026-11-20T14:00:00Z');
const testApp = useTestApp({ now: () => now });
const admin: Token = 'ROLE_ADMIN';
const hour = 3_600_000;
const wait = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));

const text = (html: string, more: object = {}) => ({ id: randomUUID(), type: 'text', config: {}, value: { text: html }, ...more });
const makeUser = async (roles = ['ROLE_EDITOR']): Promise<string> =>
  testApp.make('user', { username: randomUUID(), email: `${randomUUID()}@shop.example`, roles, isActive: true });
const tokenOf = (user: string): Token => `ROLE_EDITOR @${user}`;

const createMutation = `mutation ($site: ID!, $duration: DraftLinkDuration!) {
  createDraftLink(site: $site, duration: $duration) { path link { id author createdAt expiresAt } } }`;
const create = (site: string, token: Token | undefined, duration = 'week') => testApp.graphql(token, createMutation, { site, duration });
const listQuery = 'query ($site: ID!) { draftLinks(site: $site) { id author createdAt expiresAt } }';
const list = async (site: string) => (await testApp.graphql(admin, listQuery, { site })).data.draftLinks as { id: string }[];
const revokeMutation = 'mutation ($id: ID!) { revokeDraftLink(id: $id) { id } }';
const revoke = (id: string, token: Token | undefined = admin) => testApp.graphql(token, revokeMutation, { id });
const pageQuery = `query ($secret: String!) {
  draftPage(secret: $secret) { path isPublic hasDraft draft { id } lastEditor content { text { text } } } }`;
const secretOf = (path: string) => path.split('/').at(-1)!;
const readDraft = (path: string) => testApp.graphql(undefined, pageQuery, { secret: secretOf(path) });

/** Creates a page with a draft, an editor and a link of theirs. */
async function createLink(duration?: string) {
  const user = await makeUser();
  const site = await testApp.make('site', { isPublic: false, content: [text('<p>alt</p>')], draft: [text('<p>neu</p>')], hasDraft: true });
  const { data } = await create(site, tokenOf(user), duration);
  return { user, site, ...(data.createDraftLink as { path: string; link: { id: string; expiresAt: string } }) };
}

test('shows the current draft to anyone with the link, as visitors would see it', async () => {
  const { site, path, link } = await createLink();
  expect(path).toMatch(/^\/draft\/[\w-]{43}$/);
  expect(link).toEqual({
    id: expect.any(String),
    author: 'ROLE_EDITOR',
    createdAt: '2026-11-20T14:00:00.000Z',
    expiresAt: '2026-11-27T14:00:00.000Z',
  });
  const { data, errors } = await readDraft(path);
  expect(errors).toBeUndefined();
  expect(data.draftPage).toMatchObject({
    isPublic: false,
    hasDraft: false,
    draft: [],
    lastEditor: null,
    content: [{ text: { text: '<p>neu</p>' } }],
  });
  const draft = [text('<p>neuer</p>'), text('<p>verborgen</p>', { isHidden: true })];
  await testApp.rest(admin, 'PUT', `/sites/${site}`, { draft, hasDraft: true });
  expect((await readDraft(path)).data.draftPage.content).toEqual([{ text: { text: '<p>neuer</p>' } }]);
  await testApp.rest(admin, 'PUT', `/sites/${site}`, { draft: [], hasDraft: false });
  expect((await readDraft(path)).data.draftPage.content).toEqual([{ text: { text: '<p>alt</p>' } }]);
  await testApp.rest(admin, 'PUT', `/sites/${site}`, { isPublic: true });
  expect((await readDraft(path)).data.draftPage.isPublic).toBe(true);
  await testApp.rest(admin, 'PUT', `/sites/${site}`, { isPublic: false });
  const { path: sitePath } = data.draftPage;
  expect((await testApp.graphql(undefined, `{ sitePage(path: "${sitePath}") { id } }`)).data.sitePage).toBeNull();
});

test.each([
  ['hour', hour],
  ['day', 24 * hour],
  ['week', 7 * 24 * hour],
  ['month', 30 * 24 * hour],
])('ends a link of one %s on time and then deletes it', async (duration, milliseconds) => {
  const { site, path, link } = await createLink(duration);
  wait(milliseconds - 1);
  expect(codeOf(await readDraft(path))).toBeUndefined();
  expect(await list(site)).toHaveLength(1);
  wait(1);
  expect(codeOf(await readDraft(path))).toBe('NOT_FOUND');
  expect(await list(site)).toEqual([]);
  await runRetention(testApp.contextFor());
  expect(await testApp.app.services.database.query('select 1 from "draftLink" where id = $1', [link.id])).toEqual([]);
});

test('revokes a link once', async () => {
  const { site, path, link } = await createLink();
  const results = await Promise.all([revoke(link.id), revoke(link.id)]);
  expect(results.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined]);
  expect(await list(site)).toEqual([]);
  expect(codeOf(await readDraft(path))).toBe('NOT_FOUND');
  for (const id of ['keiner', randomUUID()]) expect(codeOf(await revoke(id))).toBe('NOT_FOUND');
});

test('ends with its page and with its author', async () => {
  const ofDeletedPage = await createLink();
  await testApp.rest(admin, 'DELETE', `/sites/${ofDeletedPage.site}`);
  const ofDeletedUser = await createLink();
  expect((await testApp.rest(admin, 'DELETE', `/users/${ofDeletedUser.user}`)).status).toBeLessThan(300);
  const ofLockedUser = await createLink();
  await testApp.rest(admin, 'PUT', `/users/${ofLockedUser.user}`, { isLocked: true });
  const ofEmployee = await createLink();
  await testApp.rest(admin, 'PUT', `/users/${ofEmployee.user}`, { roles: ['ROLE_EMPLOYEE'] });
  for (const { path } of [ofDeletedPage, ofDeletedUser, ofLockedUser, ofEmployee]) expect(codeOf(await readDraft(path))).toBe('NOT_FOUND');
});

test('has at most 20 links per page, also when two are created at once', async () => {
  const { site, user, link } = await createLink();
  for (let count = 1; count < 19; count += 1) await create(site, tokenOf(user));
  const results = await Promise.all([create(site, tokenOf(user)), create(site, tokenOf(user))]);
  expect(results.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  expect(await list(site)).toHaveLength(20);
  await revoke(link.id);
  expect(codeOf(await create(site, tokenOf(user)))).toBeUndefined();
});

test('requires the permission to update pages, a login and an existing page', async () => {
  const { site, user, link } = await createLink();
  for (const [token, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [`ROLE_EMPLOYEE @${user}`, 'FORBIDDEN'],
  ] as const) {
    expect(codeOf(await create(site, token as Token | undefined))).toBe(code);
    expect(codeOf(await testApp.graphql(token as Token | undefined, listQuery, { site }))).toBe(code);
    expect(codeOf(await testApp.graphql(token as Token | undefined, revokeMutation, { id: link.id }))).toBe(code);
  }
  expect(codeOf(await create(site, 'ROLE_EDITOR'))).toBe('FORBIDDEN');
  for (const id of ['keine', randomUUID()]) expect(codeOf(await create(id, tokenOf(user)))).toBe('NOT_FOUND');
  expect(codeOf(await create(site, tokenOf(user), 'year'))).toBeDefined();
  for (const secret of ['', 'x', secretOf(`/draft/${'a'.repeat(43)}`)])
    expect(codeOf(await readDraft(`/draft/${secret}`))).toBe('NOT_FOUND');
});

test('stores the secret nowhere', async () => {
  const { path } = await createLink();
  const secret = secretOf(path);
  const { database } = testApp.app.services;
  const tables = await database.query<{ name: string }[]>(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  for (const { name } of tables)
    expect(await database.query(`select 1 from ${name} as row where row::text like $1`, [`%${secret}%`])).toEqual([]);
  const [entry] = await database.query<{ message: string; collection: string; context: unknown }[]>(
    'select message, collection, context from log order by "createdAt" desc, id desc limit 1',
  );
  const context = [{ name: 'expiresAt', before: null, after: expect.stringMatching(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/) }];
  expect(entry).toEqual({ message: 'Vorschau-Link einer Seite angelegt.', collection: 'draftLink', context });
});

test('limits wrong links, but not right ones', async () => {
  const { path } = await createLink();
  const { rateLimiters } = testApp.app.services;
  const count = jest.spyOn(rateLimiters.wrongLinks, 'count');
  await readDraft(path);
  expect(count).not.toHaveBeenCalled();
  await readDraft('/draft/falsch');
  expect(count).toHaveBeenCalledTimes(1);
  count.mockRestore();
});
