import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../testing/app/statements';
import { useTestApp, waitFor, type Token } from '../../../testing/app/testApp';
import type { Json } from '../../../testing/app/json';

const testApp = useTestApp();
const editor: Token = 'ROLE_EDITOR';

const text = (html: string, more: object = {}) => ({ id: randomUUID(), type: 'text', config: {}, value: { text: html }, ...more });
const read = async (id: string) => (await testApp.rest(editor, 'GET', `/sites/${id}`)).body.data;
const textsOf = (blocks: readonly Json[]) => blocks.map(({ value }) => value.text as string);

/** Creates a public page with these texts and returns its id, its blocks and its version. */
async function createPage(...texts: string[]) {
  const id = await testApp.make('site', { isPublic: true, content: texts.map(html => text(html)) });
  const { content, updatedAt } = await read(id);
  return { id, blocks: content as { id: string }[], version: updatedAt as string };
}

const mutation = `mutation ($id: ID!, $operations: [BlockOperationInput!]!, $ifMatch: DateTimeISO!) {
  applySiteOperations(id: $id, operations: $operations, ifMatch: $ifMatch) { site { updatedAt hasDraft } blocks { id type value isHidden } } }`;
const apply = (id: string, operations: object[], ifMatch: string, token: Token | undefined = editor) =>
  testApp.graphql(token, mutation, { id, operations, ifMatch });

test('changes, inserts, moves and removes blocks of the draft and leaves the public page', async () => {
  const { id, blocks, version } = await createPage('<p>a</p>', '<p>b</p>', '<p>c</p>');
  const [a, b, c] = blocks.map(block => block.id);
  const inserted = randomUUID();
  const { data } = await apply(
    id,
    [
      { do: 'set', id: a, value: { text: '<p onclick="x()">neu</p>' }, isHidden: true },
      { do: 'insert', id: inserted, type: 'orderRequest', value: { fillings: ['Käse'] }, after: c },
      { do: 'move', id: c, after: null },
      { do: 'remove', id: b },
    ],
    version,
  );
  expect(data.applySiteOperations.site.hasDraft).toBe(true);
  expect(data.applySiteOperations.blocks).toMatchObject([
    { id: c },
    { id: a, isHidden: true, value: { text: '<p>neu</p>' } },
    { id: inserted, type: 'orderRequest', value: { fillings: ['Käse'] } },
  ]);
  const page = await read(id);
  expect(page.draft.map((block: { id: string }) => block.id)).toEqual([c, a, inserted]);
  expect(page.draft[1].value).toMatchObject({ text: '<p>neu</p>', background: null });
  expect(textsOf(page.content)).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);

  // The next operations change the draft.
  await apply(id, [{ do: 'set', id: a, value: { background: 'green' } }], data.applySiteOperations.site.updatedAt);
  expect((await read(id)).draft[1]).toMatchObject({ isHidden: true, value: { text: '<p>neu</p>', background: 'green' } });
});

test('rejects operations as a whole and names the operation and the field', async () => {
  const { id, blocks, version } = await createPage('<p>a</p>');
  const first = blocks[0]!.id;
  const valid = { do: 'set', id: first, value: { text: '<p>neu</p>' } };
  for (const [operation, field] of [
    [{ do: 'set', id: randomUUID(), value: {} }, 'operations.1.id'],
    [{ do: 'remove', id: randomUUID() }, 'operations.1.id'],
    [{ do: 'insert', id: first, type: 'text' }, 'operations.1.id'],
    [{ do: 'insert', id: randomUUID() }, 'operations.1.type'],
    [{ do: 'insert', id: randomUUID(), type: 'text', after: randomUUID() }, 'operations.1.after'],
    [{ do: 'insert', id: 'kein', type: 'text', after: first }, 'draft.1.id'],
    [{ do: 'insert', id: randomUUID(), type: 'news' }, 'draft.0.type'],
    [{ do: 'set', id: first, value: { unbekannt: 1 } }, 'draft.0.value.unbekannt'],
    [{ do: 'set', id: first, value: { background: 'lila' } }, 'draft.0.value.background'],
  ] as const) {
    const { errors } = await apply(id, [valid, operation], version);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', errors: [{ field }] });
  }
  expect(await read(id)).toMatchObject({ hasDraft: false, draft: [], updatedAt: version });
});

test('keeps a text that breaks a rule of the published page', async () => {
  const { id, version } = await createPage();
  const { errors } = await apply(id, [{ do: 'insert', id: randomUUID(), type: 'orderRequest', value: { recipient: 'party@' } }], version);
  expect(errors).toBeUndefined();
  expect((await read(id)).draft[0].value.recipient).toBe('party@');
});

test('names who changed the page in between, and changes nothing', async () => {
  const { id, blocks, version } = await createPage('<p>a</p>');
  const operations = [{ do: 'set', id: blocks[0]!.id, value: { text: '<p>neu</p>' } }];
  await apply(id, operations, version);
  const { errors } = await apply(id, [{ ...operations[0], value: { text: '<p>zwei</p>' } }], version);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(errors?.[0]?.message).toContain(editor);
  expect(textsOf((await read(id)).draft)).toEqual(['<p>neu</p>']);
});

test('saves one of two changes at once', async () => {
  const { id, blocks, version } = await createPage('<p>a</p>');
  const results = await Promise.all(
    ['eins', 'zwei'].map(value => apply(id, [{ do: 'set', id: blocks[0]!.id, value: { text: `<p>${value}</p>` } }], version)),
  );
  expect(results.map(({ errors }) => errors?.[0]?.extensions.code as string | undefined).sort()).toEqual(['CONFLICT', undefined]);
});

test('requires the permission to update pages and an existing page', async () => {
  const { id, blocks, version } = await createPage('<p>a</p>');
  const operations = [{ do: 'remove', id: blocks[0]!.id }];
  const codeFor = async (token: Token | undefined, site = id) =>
    (await testApp.graphql(token, mutation, { id: site, operations, ifMatch: version })).errors?.[0]?.extensions.code;
  expect(await codeFor(undefined)).toBe('UNAUTHENTICATED');
  expect(await codeFor('ROLE_EMPLOYEE')).toBe('FORBIDDEN');
  expect(await codeFor(editor, randomUUID())).toBe('NOT_FOUND');
  expect(await codeFor(editor, 'nirgends')).toBe('NOT_FOUND');
  expect(await read(id)).toMatchObject({ hasDraft: false });
});

test('needs the same number of statements for any number of blocks', async () => {
  const small = await createPage('<p>a</p>');
  const large = await createPage(...Array.from({ length: 150 }, (_, index) => `<p>${index}</p>`));
  const count = ({ id, blocks, version }: typeof small) =>
    countStatements(testApp, () => apply(id, [{ do: 'set', id: blocks[0]!.id, value: { text: '<p>neu</p>' } }], version));
  expect(await count(large)).toBe(await count(small));
});

test('reports the version of a page and who changed it', async () => {
  const { id, blocks, version } = await createPage('<p>a</p>');
  const versions: { updatedAt: string; editor: string | null }[] = [];
  const stop = testApp
    .socket(editor)
    .subscribe<{ siteChanged: { updatedAt: string; editor: string | null } }>(
      { query: 'subscription ($id: ID!) { siteChanged(id: $id) { updatedAt editor } }', variables: { id } },
      { next: ({ data }) => data && versions.push(data.siteChanged), error: () => {}, complete: () => {} },
    );
  await waitFor(async () => versions.length > 0);
  expect(versions[0]!.updatedAt).toBe(version);
  const { data } = await apply(id, [{ do: 'remove', id: blocks[0]!.id }], version);
  const { updatedAt } = data.applySiteOperations.site;
  await waitFor(async () => versions.at(-1)?.updatedAt === updatedAt);
  expect(versions.at(-1)!.editor).toBe(editor);
  await testApp.rest('ROLE_ADMIN', 'DELETE', `/sites/${id}`);
  await waitFor(async () => versions.at(-1) === null);
  stop();
});

test('reports to other editors of a page where an editor is, and stores nothing', async () => {
  const { id, version } = await createPage('<p>a</p>');
  const tab = randomUUID();
  const places: { hasLeft: boolean }[] = [];
  const stop = testApp
    .socket(editor)
    .subscribe(
      { query: 'subscription ($id: ID!) { siteEditors(id: $id) { tab name block field hasLeft } }', variables: { id } },
      { next: ({ data }) => data && places.push(data.siteEditors as { hasLeft: boolean }), error: () => {}, complete: () => {} },
    );
  const report = (variables: object, site = id) =>
    testApp.graphql(
      editor,
      `mutation ($site: String!, $tab: String!, $block: String, $field: String, $hasLeft: Boolean) {
        reportEditing(site: $site, tab: $tab, block: $block, field: $field, hasLeft: $hasLeft) }`,
      { site, tab, ...variables },
    );
  await waitFor(async () => {
    await report({});
    return places.length > 0;
  });
  await report({ block: 'b', field: 'value.text' }, randomUUID()); // another page
  await report({ block: 'b', field: 'value.text' });
  await report({ hasLeft: true });
  await waitFor(async () => places.at(-1)?.hasLeft === true);
  expect(places.slice(-2)).toEqual([
    { tab, name: editor, block: 'b', field: 'value.text', hasLeft: false },
    { tab, name: editor, block: null, field: null, hasLeft: true },
  ]);
  expect((await report({ field: 'x'.repeat(101) })).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'field' }],
  });
  expect((await read(id)).updatedAt).toBe(version);
  stop();
});
