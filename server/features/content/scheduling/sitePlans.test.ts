import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../testing/app/statements';
import { runJobs } from '../../../testing/app/runJobs';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';
import { runSitePlan } from './runSitePlan';
import type { Json } from '../../../testing/app/json';

const start = new Date('2026-11-20T10:00:00Z');
let now = start;
const testApp = useTestApp({ now: () => now });
const edi: Token = 'ROLE_EDITOR';
const christmas = '2026-12-24T04:00:00.000Z';
const newYear = '2027-01-01T00:00:00.000Z';

beforeEach(() => void (now = start));

const text = (html: string, more: object = {}) => ({ id: randomUUID(), type: 'text', config: {}, value: { text: html }, ...more });
const read = async (id: string) => (await testApp.rest(edi, 'GET', `/sites/${id}`)).body.data;
const put = (id: string, body: object) => testApp.rest(edi, 'PUT', `/sites/${id}`, body);
const textsOf = (blocks: readonly Json[]) => blocks.map(({ value }) => value.text as string).join(' ');

/** Returns what visitors see, what editors have instead, and the plans: `online b, draft c, publish 2026-12-24`. */
async function state(id: string): Promise<string> {
  const { isPublic, content, hasDraft, draft } = await read(id);
  const { plans } = await scheduleOf(id);
  return [
    isPublic ? `online ${textsOf(content)}` : 'offline',
    ...(hasDraft ? [`draft ${textsOf(draft)}`] : []),
    ...plans.map(({ kind, at, endedAt, failure }: Json) => `${kind} ${failure ? 'failed' : endedAt ? 'done' : at.slice(0, 10)}`),
  ].join(', ');
}

/** Creates a public page with the text `a` and a draft with `b`. */
async function createPage(more: object = {}): Promise<string> {
  const id: string = await testApp.make('site', { isPublic: true, content: [text('a')], ...more });
  await put(id, { draft: [text('b')], hasDraft: true });
  return id;
}

const scheduleMutation = `mutation ($id: ID!, $ifMatch: DateTimeISO!, $publishAt: DateTimeISO, $unpublishAt: DateTimeISO, $replaces: [ID!]! = []) {
  scheduleSite(id: $id, ifMatch: $ifMatch, publishAt: $publishAt, unpublishAt: $unpublishAt, replaces: $replaces) { id kind at author } }`;
const schedule = async (id: string, variables: object, token: Token | undefined = edi) =>
  testApp.graphql(token, scheduleMutation, { id, ifMatch: (await read(id)).updatedAt, ...variables });
const planned = async (id: string, variables: object) => {
  const { data, errors } = await schedule(id, variables);
  expect(errors).toBeUndefined();
  return data.scheduleSite as { id: string; kind: string; at: string; author: string }[];
};
const cancelMutation = 'mutation ($id: ID!) { cancelSitePlan(id: $id) }';
const cancel = (id: string, token: Token | undefined = edi) => testApp.graphql(token, cancelMutation, { id });
const scheduleQuery =
  'query ($id: ID!) { siteSchedule(id: $id) { plans { id kind at author endedAt failure siteName } blocks { id type value } } }';
const scheduleOf = async (id: string) => (await testApp.graphql(edi, scheduleQuery, { id })).data.siteSchedule;
const listQuery =
  'query ($limit: Int, $offset: Int) { sitePlans(limit: $limit, offset: $offset) { total items { id kind at siteName sitePath failure } } }';
const list = async (variables: object = {}) => (await testApp.graphql(edi, listQuery, variables)).data.sitePlans;

/** Lets the time come and runs the jobs that are due, as a worker does that starts now. */
async function runAt(time: string): Promise<void> {
  now = new Date(time);
  await runJobs(testApp);
}

test('publishes the planned blocks at their time, with the revision of a publication', async () => {
  const id = await createPage();
  expect(await planned(id, { publishAt: christmas })).toMatchObject([{ kind: 'publish', at: christmas, author: 'ROLE_EDITOR' }]);
  expect(await state(id)).toBe('online a, draft b, publish 2026-12-24');
  expect((await scheduleOf(id)).blocks).toMatchObject([{ value: { text: 'b' } }]);

  // A job that runs before its time, as with a clock that is ahead, waits again.
  await runAt('2026-12-24T03:59:00Z');
  expect(await state(id)).toBe('online a, draft b, publish 2026-12-24');
  await runAt(christmas);
  expect(await state(id)).toBe('online b');
  const query = 'query ($id: ID!) { siteRevisions(id: $id) { items { author publishedAt } } }';
  const { items } = (await testApp.graphql(edi, query, { id })).data.siteRevisions;
  expect(items[0]).toEqual({ author: 'ROLE_EDITOR', publishedAt: christmas });
});

test('makes up for what was planned while the server did not run', async () => {
  const id = await createPage();
  await planned(id, { publishAt: christmas, unpublishAt: newYear });
  await runAt('2027-01-05T08:00:00Z');
  expect(await state(id)).toBe('offline, unpublish done');
  expect(textsOf((await read(id)).content)).toBe('b');
});

test('takes a page offline until it is published again', async () => {
  const id = await createPage();
  await planned(id, { unpublishAt: christmas });
  await runAt(christmas);
  expect(await state(id)).toBe('offline, draft b, unpublish done');
  expect((await list()).items).toEqual([]);
  await put(id, { isPublic: true });
  expect(await state(id)).toBe('online a, draft b');

  // A page that was taken offline by hand before its time has not expired.
  await planned(id, { unpublishAt: newYear });
  await put(id, { isPublic: false });
  await runAt(newYear);
  expect(await state(id)).toBe('offline, draft b');
});

test('publishes what was planned, and leaves what was changed since as a draft', async () => {
  const id = await createPage();
  await planned(id, { publishAt: christmas });
  await put(id, { draft: [text('c')], hasDraft: true });
  await runAt(christmas);
  expect(await state(id)).toBe('online b, draft c');

  await planned(id, { publishAt: newYear });
  await put(id, { content: [text('d')], draft: [], hasDraft: false });
  await runAt(newYear);
  expect(await state(id)).toBe('online c');
});

test('replaces a plan by a later one, and only one that the client knows', async () => {
  const id = await createPage();
  const [first] = await planned(id, { publishAt: christmas });
  const conflict = await schedule(id, { publishAt: newYear });
  expect(conflict.errors?.[0]).toMatchObject({
    message: 'ROLE_EDITOR hat diese Seite inzwischen anders geplant.',
    extensions: { code: 'CONFLICT' },
  });
  const [second] = await planned(id, { publishAt: newYear, replaces: [first!.id] });
  expect(second!.id).not.toBe(first!.id);
  await runAt(christmas);
  // The job of a replaced plan does nothing, even if it was already running.
  await runSitePlan(testApp.contextFor(), { plan: first!.id });
  expect(await state(id)).toBe('online a, draft b, publish 2027-01-01');
  expect(codeOf(await schedule(id, { publishAt: '2027-02-01T00:00:00Z', replaces: [first!.id] }))).toBe('CONFLICT');
  await runAt(newYear);
  expect(await state(id)).toBe('online b');
});

test('cancels a plan once', async () => {
  const id = await createPage();
  const [plan] = await planned(id, { publishAt: christmas });
  const results = await Promise.all([cancel(plan!.id), cancel(plan!.id)]);
  expect(results.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined].sort());
  await runSitePlan(testApp.contextFor(), { plan: plan!.id });
  await runAt(christmas);
  expect(await state(id)).toBe('online a, draft b');
});

test('accepts one of two plans at once, and runs a plan once', async () => {
  const id = await createPage();
  const ifMatch = (await read(id)).updatedAt;
  const results = await Promise.all([christmas, newYear].map(publishAt => schedule(id, { publishAt, ifMatch })));
  expect(results.map(codeOf).sort()).toEqual(['CONFLICT', undefined].sort());
  const { plans } = await scheduleOf(id);
  now = new Date(newYear);
  const run = () => runSitePlan(testApp.contextFor(), { plan: plans[0].id });
  await Promise.all([run(), run(), run()]);
  expect(await state(id)).toBe('online b');
  const query = 'query ($id: ID!) { siteRevisions(id: $id) { items { number } } }';
  expect((await testApp.graphql(edi, query, { id })).data.siteRevisions.items).toHaveLength(2);
});

test('does nothing for a page that was deleted', async () => {
  const id = await createPage();
  const [plan] = await planned(id, { publishAt: christmas });
  await testApp.rest('ROLE_ADMIN', 'DELETE', `/sites/${id}`);
  expect((await list()).items).toEqual([]);
  await runSitePlan(testApp.contextFor(), { plan: plan!.id });
  await runAt(christmas);
});

test('reports a plan that breaks a rule at its time, and leaves the page', async () => {
  const image = await testApp.make('image');
  const id: string = await testApp.make('site', { isPublic: true, content: [text('a')] });
  await put(id, { draft: [text('b'), { ...text('c'), type: 'gallery', value: { images: [image] } }], hasDraft: true });
  await planned(id, { publishAt: christmas });
  await put(id, { draft: [text('d')], hasDraft: true });
  await testApp.app.services.database.query('delete from image where id = $1', [image]); // nobody can delete it while it is planned
  await runAt(christmas);
  expect(await state(id)).toBe('online a, draft d, publish failed');
  const { items, total } = await list();
  expect(total).toBe(1);
  expect(items[0].failure).toBe('Block 2: Der gewählte Eintrag existiert nicht.');
  const logs = await testApp.app.services.database.query(`select message from log where level = 'error' and record = $1`, [id]);
  expect(logs).toEqual([{ message: expect.stringMatching(/^Seite „.*“ wurde nicht wie geplant veröffentlicht\.$/) }]);

  // It is removed, or planned again.
  expect((await cancel(items[0].id)).errors).toBeUndefined();
  await planned(id, { publishAt: newYear });
  expect(await state(id)).toBe('online a, draft d, publish 2027-01-01');
});

test('rejects wrong times, invalid blocks and an old version, and names the field', async () => {
  const id = await createPage();
  for (const [variables, field] of [
    [{}, 'publishAt'],
    [{ publishAt: '2026-11-20T10:00:00Z' }, 'publishAt'],
    [{ unpublishAt: '2028-11-20T10:00:01Z' }, 'unpublishAt'],
    [{ publishAt: newYear, unpublishAt: christmas }, 'unpublishAt'],
  ] as const)
    expect((await schedule(id, variables)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', errors: [{ field }] });
  expect(codeOf(await schedule(id, { publishAt: christmas, ifMatch: '2026-11-01T00:00:00Z' }))).toBe('CONFLICT');

  await put(id, { draft: [{ ...text('b'), type: 'order-request', value: { recipient: 'keine' } }], hasDraft: true });
  expect((await schedule(id, { publishAt: christmas })).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'content.0.value.recipient' }],
  });
  for (const wrong of [randomUUID(), 'keine']) {
    const ifMatch = now.toISOString();
    expect(codeOf(await testApp.graphql(edi, scheduleMutation, { id: wrong, ifMatch, publishAt: christmas }))).toBe('NOT_FOUND');
    expect(codeOf(await cancel(wrong))).toBe('NOT_FOUND');
  }
});

test('requires the permission to update pages', async () => {
  const id = await createPage();
  const [plan] = await planned(id, { publishAt: christmas });
  for (const [token, code] of [
    [undefined, 'UNAUTHENTICATED'],
    ['ROLE_EMPLOYEE', 'FORBIDDEN'],
    ['ROLE_MANAGER', 'FORBIDDEN'],
  ] as const) {
    const variables = { id, ifMatch: now.toISOString(), publishAt: newYear };
    expect(codeOf(await testApp.graphql(token, scheduleMutation, variables))).toBe(code);
    expect(codeOf(await testApp.graphql(token, cancelMutation, { id: plan!.id }))).toBe(code);
    expect(codeOf(await testApp.graphql(token, scheduleQuery, { id }))).toBe(code);
    expect(codeOf(await testApp.graphql(token, listQuery))).toBe(code);
    const sites = (await testApp.graphql(token, '{ sites { items { planState { publishAt } } } }')).data.sites.items as Json[];
    expect(new Set(sites.map(({ planState }) => planState))).toEqual(new Set([null]));
  }
});

test('lists 600 plans in parts, by their time, with as many statements as for one', async () => {
  const { database } = testApp.app.services;
  const sites = '{ sites { items { path planState { publishAt unpublishAt hasExpired hasFailed } } } }';
  const count = () => countStatements(testApp, () => testApp.graphql(edi, sites));
  await count();
  const before = await count();
  await database.query('delete from "sitePlan"');
  expect(await list()).toEqual({ items: [], total: 0 });
  await database.query(
    `with page as (
       insert into site (name, path, type, "hasDraft", "isPublic", "sortOrder", "showInSitemap")
       select 'Seite ' || number, 'geplant-' || number, 'standard', false, false, 0, false from generate_series(1, 600) as number
       returning id, name)
     insert into "sitePlan" ("siteId", kind, at, blocks, author, "createdAt")
     select id, 'publish', timestamptz '2026-12-01' + substring(name from 7)::integer * interval '1 hour', '[]', 'Edi', now() from page`,
  );
  const { items, total } = await list({ limit: 100, offset: 500 });
  expect(total).toBe(600);
  expect(items).toHaveLength(100);
  expect(items.at(-1)).toMatchObject({ siteName: 'Seite 600', sitePath: 'geplant-600', at: '2026-12-26T00:00:00.000Z' });
  expect(await count()).toBe(before);
  const listed = (await testApp.graphql(edi, sites)).data.sites.items as Json[];
  expect(listed.find(({ path }) => path === 'geplant-600').planState).toEqual({
    publishAt: '2026-12-26T00:00:00.000Z',
    unpublishAt: null,
    hasExpired: false,
    hasFailed: false,
  });
  for (const variables of [{ limit: 0 }, { limit: 101 }, { offset: -1 }])
    expect(codeOf(await testApp.graphql(edi, listQuery, variables))).toBe('INVALID');
});
