import { randomUUID } from 'node:crypto';
import { runJobs } from '../../../testing/app/runJobs';
import { codeOf, type Token, useTestApp } from '../../../testing/app/testApp';
import type { Json } from '../../../testing/app/json';

const start = new Date('2026-11-20T10:00:00Z');
let now = start;
const testApp = useTestApp({ now: () => now });
const edi: Token = 'ROLE_EDITOR';
const christmas = '2026-12-24T04:00:00.000Z';
const newYear = '2027-01-01T00:00:00.000Z';

beforeEach(() => void (now = start));

const text = (html: string) => ({ id: randomUUID(), type: 'text', config: {}, value: { text: html } });
const read = async (id: string) => (await testApp.rest(edi, 'GET', `/sites/${id}`)).body.data;
const put = (id: string, body: object) => testApp.rest(edi, 'PUT', `/sites/${id}`, body);
const textsOf = (blocks: readonly Json[]) => blocks.map(({ value }) => value.text as string).join(' ');

/** Creates a public page with the text `a` and a draft with `b`. */
async function createPage(): Promise<string> {
  const id: string = await testApp.make('site', { isPublic: true, content: [text('a')] });
  await put(id, { draft: [text('b')], hasDraft: true });
  return id;
}

const scheduleMutation = `mutation ($id: ID!, $ifMatch: DateTimeISO!, $publishAt: DateTimeISO, $unpublishAt: DateTimeISO, $replaces: [ID!]! = []) {
  scheduleSite(id: $id, ifMatch: $ifMatch, publishAt: $publishAt, unpublishAt: $unpublishAt, replaces: $replaces) { id kind } }`;
const schedule = async (id: string, variables: object) =>
  testApp.graphql(edi, scheduleMutation, { id, ifMatch: (await read(id)).updatedAt, ...variables });
const planned = async (id: string, variables: object) =>
  (await schedule(id, variables)).data.scheduleSite as { id: string; kind: string }[];
const moveMutation = 'mutation ($id: ID!, $at: DateTimeISO!) { moveSitePlan(id: $id, at: $at) { id kind at author } }';
const move = (id: string, at: string, token: Token | undefined = edi) => testApp.graphql(token, moveMutation, { id, at });
const cancel = (id: string) => testApp.graphql(edi, 'mutation ($id: ID!) { cancelSitePlan(id: $id) }', { id });
const scheduleQuery = 'query ($id: ID!) { siteSchedule(id: $id) { plans { id kind at } blocks { value } } }';
const scheduleOf = async (id: string) => (await testApp.graphql(edi, scheduleQuery, { id })).data.siteSchedule;
const timesOf = async (id: string) => (await scheduleOf(id)).plans.map(({ kind, at }: Json) => `${kind} ${at.slice(0, 10)}`);

/** Lets the time come and runs the jobs that are due. */
async function runAt(time: string): Promise<void> {
  now = new Date(time);
  await runJobs(testApp);
}

test('moves a plan to another time, with the blocks and the author it has', async () => {
  const id = await createPage();
  const [plan] = await planned(id, { publishAt: christmas });
  await put(id, { draft: [text('c')], hasDraft: true });
  const { moveSitePlan: moved } = (await move(plan!.id, newYear, 'ROLE_ADMIN')).data;
  expect(moved).toEqual({ id: expect.not.stringMatching(plan!.id), kind: 'publish', at: newYear, author: 'ROLE_EDITOR' });
  expect((await scheduleOf(id)).blocks).toMatchObject([{ value: { text: 'b' } }]);
  await runAt(christmas);
  expect(textsOf((await read(id)).content)).toBe('a');
  expect(codeOf(await schedule(id, { publishAt: '2027-02-01T00:00:00Z', replaces: [plan!.id] }))).toBe('CONFLICT');
  await runAt(newYear);
  const { content, draft } = await read(id);
  expect([textsOf(content), textsOf(draft)]).toEqual(['b', 'c']);
  expect(codeOf(await move(moved.id, '2027-02-01T00:00:00Z'))).toBe('NOT_FOUND');
});

test('moves a plan once, and only one that waits', async () => {
  const id = await createPage();
  const [plan] = await planned(id, { publishAt: christmas });
  const times = ['2026-12-30T00:00:00.000Z', newYear];
  const results = await Promise.all(times.map(at => move(plan!.id, at)));
  expect(results.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined].sort());
  const accepted = results.findIndex(({ errors }) => !errors);
  const { plans } = await scheduleOf(id);
  expect(plans).toMatchObject([{ id: results[accepted]!.data.moveSitePlan.id, at: times[accepted] }]);

  await planned(id, { publishAt: christmas, replaces: [plans[0].id] });
  for (const unknown of [plans[0].id, randomUUID(), 'keine']) expect(codeOf(await move(unknown, newYear))).toBe('NOT_FOUND');
  expect(await timesOf(id)).toEqual(['publish 2026-12-24']);
});

test('moves or cancels a plan when both are tried at once', async () => {
  const id = await createPage();
  const [plan] = await planned(id, { publishAt: christmas });
  const [moved, cancelled] = await Promise.all([move(plan!.id, newYear), cancel(plan!.id)]);
  expect([codeOf(moved), codeOf(cancelled)].sort()).toEqual(['NOT_FOUND', undefined].sort());
  expect((await scheduleOf(id)).plans).toHaveLength(moved.errors ? 0 : 1);
});

test('moves no plan to a wrong time', async () => {
  const id = await createPage();
  const plans = await planned(id, { publishAt: christmas, unpublishAt: newYear });
  const [publish, unpublish] = ['publish', 'unpublish'].map(kind => plans.find(plan => plan.kind === kind)!.id);
  for (const [plan, at] of [
    [publish, '2026-11-20T10:00:00Z'],
    [publish, newYear],
    [unpublish, christmas],
    [unpublish, '2028-11-20T10:00:01Z'],
  ] as const)
    expect((await move(plan!, at)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', errors: [{ field: 'at' }] });
  expect(await timesOf(id)).toEqual(['publish 2026-12-24', 'unpublish 2027-01-01']);
});

test('requires the permission to update pages', async () => {
  const [plan] = await planned(await createPage(), { publishAt: christmas });
  const moveAs = (token?: Token) => testApp.graphql(token, moveMutation, { id: plan!.id, at: newYear });
  expect(codeOf(await moveAs())).toBe('UNAUTHENTICATED');
  for (const token of ['ROLE_EMPLOYEE', 'ROLE_MANAGER'] as const) expect(codeOf(await moveAs(token))).toBe('FORBIDDEN');
});
