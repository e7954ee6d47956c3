import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../testing/app/statements';
import { useTestApp, type Token } from '../../../testing/app/testApp';
import type { Json } from '../../../testing/app/json';

let now = new Date('2026-11-20T14:05:10Z');
const testApp = useTestApp({ now: () => now });
const edi: Token = 'ROLE_EDITOR';
const admin: Token = 'ROLE_ADMIN';

/** Lets time pass, by default to another minute. */
const wait = (seconds = 60) => void (now = new Date(now.getTime() + seconds * 1000));

const text = (html: string) => ({ id: randomUUID(), type: 'text', config: {}, value: { text: html } });
const put = (id: string, body: object, token: Token = edi) => testApp.rest(token, 'PUT', `/sites/${id}`, body);
const createPage = (...texts: string[]): Promise<string> => testApp.make('site', { isPublic: true, content: texts.map(text) });

const fields = 'id number author name createdAt updatedAt publishedAt';
const listQuery = `query ($id: ID!, $limit: Int, $before: Int) { siteRevisions(id: $id, limit: $limit, before: $before) { items { ${fields} } hasMore } }`;
const list = async (id: string, variables: object = {}) => (await testApp.graphql(edi, listQuery, { id, ...variables })).data.siteRevisions;
const contentQuery = `query ($id: ID!) { siteRevision(id: $id) { revision { number } blocks { id type config value isHidden gallery { images { id } } } } }`;
const blocksOf = async (id: string) => (await testApp.graphql(edi, contentQuery, { id })).data.siteRevision.blocks as Json[];
const renameMutation = `mutation ($id: ID!, $name: String) { renameSiteRevision(id: $id, name: $name) { number name } }`;
const rename = (id: string, name: string | null, token: Token | undefined = edi) => testApp.graphql(token, renameMutation, { id, name });

/** Returns the revisions of a page, the latest first, as `number author texts`. */
async function history(id: string): Promise<string[]> {
  const { items } = await list(id);
  const lines = [];
  for (const { id: revision, number, author, publishedAt } of items) {
    const texts = (await blocksOf(revision)).map(({ value }) => value.text as string).join(' ');
    lines.push([number, author ?? '-', texts, publishedAt ? 'public' : ''].join(' ').trim());
  }
  return lines;
}

const applyMutation = `mutation ($id: ID!, $operations: [BlockOperationInput!]!, $ifMatch: DateTimeISO!) {
  applySiteOperations(id: $id, operations: $operations, ifMatch: $ifMatch) { site { updatedAt } } }`;

async function setText(id: string, html: string, token: Token = edi): Promise<void> {
  const { body } = await testApp.rest(token, 'GET', `/sites/${id}`);
  const { draft, content, hasDraft, updatedAt } = body.data;
  const operations = [{ do: 'set', id: (hasDraft ? draft : content)[0].id, value: { text: html } }];
  const { errors } = await testApp.graphql(token, applyMutation, { id, operations, ifMatch: updatedAt });
  expect(errors).toBeUndefined();
}

test('makes one revision of the changes of one editor in one minute', async () => {
  const id = await createPage('<p>a</p>');
  wait();
  await setText(id, '<p>b</p>');
  wait(2);
  await setText(id, '<p>c</p>');
  await setText(id, '<p>d</p>', admin);
  wait(2);
  await setText(id, '<p>e</p>');
  wait();
  await setText(id, '<p>f</p>');
  expect(await history(id)).toEqual([
    '5 ROLE_EDITOR <p>f</p>',
    '4 ROLE_EDITOR <p>e</p>',
    '3 ROLE_ADMIN <p>d</p>',
    '2 ROLE_EDITOR <p>c</p>',
    '1 ROLE_ADMIN <p>a</p> public',
  ]);
  const [, , , second] = (await list(id)).items;
  expect(new Date(second.updatedAt).getTime() - new Date(second.createdAt).getTime()).toBe(2000);
});

test('records publishing, discarding and changes through REST, and nothing else', async () => {
  const id = await createPage('<p>a</p>');
  wait();
  await setText(id, '<p>b</p>');
  const { body } = await testApp.rest(edi, 'GET', `/sites/${id}`);
  wait();
  await put(id, { content: body.data.draft, draft: [], hasDraft: false }, admin);
  await put(id, { title: 'Neu', isPublic: false });
  expect(await history(id)).toEqual(['2 ROLE_EDITOR <p>b</p> public', '1 ROLE_ADMIN <p>a</p> public']);
  const [published] = (await list(id)).items;
  await put(id, { isPublic: true });
  expect((await list(id)).items[0]).toEqual(published);

  await setText(id, '<p>c</p>');
  wait();
  await put(id, { draft: [], hasDraft: false });
  await put(id, { content: [text('<p>d</p>')] });
  // A public change beside a draft
  await put(id, { draft: [text('<p>e</p>')], hasDraft: true });
  wait();
  await put(id, { content: [text('<p>f</p>')] });
  expect((await history(id)).slice(0, 6)).toEqual([
    '7 ROLE_EDITOR <p>e</p>',
    '6 ROLE_EDITOR <p>f</p> public',
    '5 ROLE_EDITOR <p>e</p>',
    '4 ROLE_EDITOR <p>d</p> public',
    '3 ROLE_EDITOR <p>c</p>',
    '2 ROLE_EDITOR <p>b</p> public',
  ]);
});

test('also records the page before its first recorded change', async () => {
  const id = await createPage('<p>a</p>');
  await put(id, { draft: [text('<p>b</p>')], hasDraft: true });
  await testApp.app.services.database.query('delete from "siteRevision" where "siteId" = $1', [id]);
  wait();
  await setText(id, '<p>c</p>');
  expect(await history(id)).toEqual(['3 ROLE_EDITOR <p>c</p>', '2 - <p>b</p>', '1 - <p>a</p> public']);
});

test('records a page that is offline as not public before its first recorded change', async () => {
  const id = await createPage('<p>a</p>');
  await put(id, { isPublic: false });
  await testApp.app.services.database.query('delete from "siteRevision" where "siteId" = $1', [id]);
  wait();
  await put(id, { content: [text('<p>b</p>')] });
  expect(await history(id)).toEqual(['2 ROLE_EDITOR <p>b</p>', '1 - <p>a</p>']);
});

test('never changes a revision with a name', async () => {
  const id = await createPage('<p>a</p>');
  wait();
  await setText(id, '<p>b</p>');
  const [latest] = (await list(id)).items;
  expect((await rename(latest.id, '  Ostern 2027 ')).data.renameSiteRevision).toEqual({ number: 2, name: 'Ostern 2027' });
  await setText(id, '<p>c</p>');
  expect(await history(id)).toEqual(['3 ROLE_EDITOR <p>c</p>', '2 ROLE_EDITOR <p>b</p>', '1 ROLE_ADMIN <p>a</p> public']);
  expect((await rename(latest.id, '')).data.renameSiteRevision.name).toBeNull();
  const { errors } = await rename(latest.id, 'x'.repeat(81));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', errors: [{ field: 'name' }] });
});

test('lists in parts and checks the bounds', async () => {
  const id = await createPage('<p>a</p>');
  for (const letter of 'bcde') {
    wait();
    await setText(id, letter);
  }
  const first = await list(id, { limit: 2 });
  expect(first).toMatchObject({ items: [{ number: 5 }, { number: 4 }], hasMore: true });
  expect(await list(id, { limit: 2, before: 4 })).toMatchObject({ items: [{ number: 3 }, { number: 2 }], hasMore: true });
  expect(await list(id, { limit: 2, before: 2 })).toMatchObject({ items: [{ number: 1 }], hasMore: false });
  for (const variables of [{ limit: 0 }, { limit: 101 }, { before: 0 }])
    expect((await testApp.graphql(edi, listQuery, { id, ...variables })).errors?.[0]?.extensions.code).toBe('INVALID');
});

test('deletes the oldest plain revisions, and all of them with the page', async () => {
  const id = await createPage('<p>a</p>');
  const { database } = testApp.app.services;
  await database.query(
    `insert into "siteRevision" ("siteId", number, blocks, "createdAt", "updatedAt", name)
     select $1, n, '[]', now(), now(), case n when 2 then 'Ostern' end from generate_series(2, 202) n`,
    [id],
  );
  wait();
  await setText(id, '<p>b</p>');
  const numbers = (await database.query('select number from "siteRevision" where "siteId" = $1 order by number', [id])) as Json[];
  expect(numbers).toHaveLength(202);
  expect(numbers.slice(0, 3)).toEqual([{ number: 1 }, { number: 2 }, { number: 4 }]);
  await testApp.rest(admin, 'DELETE', `/sites/${id}`);
  expect((await list(id)).items).toEqual([]);
});

test('records two changes at once as two revisions', async () => {
  const id = await createPage('<p>a</p>');
  await testApp.app.services.database.query('delete from "siteRevision" where "siteId" = $1', [id]);
  wait();
  await Promise.all([
    put(id, { draft: [text('<p>b</p>')], hasDraft: true }),
    put(id, { draft: [text('<p>c</p>')], hasDraft: true }, admin),
  ]);
  expect((await list(id)).items.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
});

test('returns a revision without images that have been deleted since', async () => {
  const [first, second] = [await testApp.make('image'), await testApp.make('image')];
  const gallery = { id: randomUUID(), type: 'gallery', config: {}, value: { images: [first, second] } };
  const id = await testApp.make('site', { content: [gallery] });
  await put(id, { content: [] });
  await testApp.rest(admin, 'DELETE', `/images/${first}`);
  wait();
  const { items } = await list(id);
  const [block] = await blocksOf(items.at(-1).id);
  expect(block).toMatchObject({ value: { images: [second] }, gallery: { images: [{ id: second }] } });
});

test('needs the same number of statements for any number of blocks', async () => {
  const pages = [await createPage('<p>a</p>'), await createPage(...Array.from({ length: 150 }, (_, index) => `<p>${index}</p>`))];
  const counts = [];
  for (const id of pages) {
    wait();
    counts.push(await countStatements(testApp, () => setText(id, '<p>neu</p>')));
  }
  expect(counts[1]).toBe(counts[0]);
});

test('requires the permission to update pages and an existing revision', async () => {
  const id = await createPage('<p>a</p>');
  const [{ id: revision }] = (await list(id)).items;
  for (const [query, variables] of [
    [listQuery, { id }],
    [contentQuery, { id: revision }],
    [renameMutation, { id: revision, name: 'x' }],
  ] as const) {
    expect((await testApp.graphql(undefined, query, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await testApp.graphql('ROLE_EMPLOYEE', query, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  for (const missing of [randomUUID(), 'keine'])
    for (const query of [contentQuery, renameMutation])
      expect((await testApp.graphql(edi, query, { id: missing })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
