import { randomUUID } from 'node:crypto';
import { useTestApp, type Token } from '../../../testing/app/testApp';

const testApp = useTestApp();
const editor: Token = 'ROLE_EDITOR';

const read = async (id: string) => (await testApp.rest(editor, 'GET', `/sites/${id}`)).body.data;

async function createPage(more: object = {}) {
  const id = await testApp.make('site', { isPublic: true, ...more });
  return { id, version: (await read(id)).updatedAt as string };
}

const mutation = `mutation ($id: ID!, $input: UpdateSiteInput!, $ifMatch: DateTimeISO) {
  updateSite(id: $id, input: $input, ifMatch: $ifMatch) { updatedAt name seoTitle seoDescription hasDraft } }`;
const update = (id: string, input: object, ifMatch: string, token: Token | undefined = editor) =>
  testApp.graphql(token, mutation, { id, input, ifMatch });

test('changes only the properties that are sent, at once and without a draft', async () => {
  const { id, version } = await createPage({ seoTitle: 'Titel', seoDescription: 'Text' });
  const { data } = await update(id, { seoTitle: 'Neu' }, version);
  expect(data.updateSite).toMatchObject({ seoTitle: 'Neu', seoDescription: 'Text', hasDraft: false });
  const { errors } = await update(id, { seoDescription: 'Auch neu' }, version);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT'); // the editor merges and sends again
  await update(id, { seoDescription: 'Auch neu' }, data.updateSite.updatedAt);
  expect(await read(id)).toMatchObject({ seoTitle: 'Neu', seoDescription: 'Auch neu', hasDraft: false });
});

test('saves one of two changes at once, and the same change that is sent again only once', async () => {
  const { id, version } = await createPage();
  const codesOf = async (...inputs: object[]) => {
    const results = await Promise.all(inputs.map(input => update(id, input, version)));
    return results.map(({ errors }) => errors?.[0]?.extensions.code as string | undefined).sort();
  };
  expect(await codesOf({ name: 'Eins' }, { name: 'Zwei' })).toEqual(['CONFLICT', undefined]);
  const { name, updatedAt } = await read(id);
  expect(await codesOf({ name }, { name })).toEqual(['CONFLICT', 'CONFLICT']);
  expect(await read(id)).toMatchObject({ name, updatedAt });
});

test('names the property that is wrong and changes nothing', async () => {
  await createPage({ path: 'vergeben' });
  const { id, version } = await createPage({ path: 'frei' });
  for (const [input, field] of [
    [{ name: '' }, 'name'],
    [{ path: 'mit leerzeichen' }, 'path'],
    [{ path: 'vergeben' }, 'path'],
    [{ seoTitle: 'x'.repeat(121) }, 'seoTitle'],
    [{ sortOrder: -1 }, 'sortOrder'],
    [{ settings: { email: 'jobs@' } }, 'settings.email'],
  ] as const) {
    const { errors } = await update(id, { title: 'Neu', ...input }, version);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', errors: [{ field }] });
  }
  expect(await read(id)).toMatchObject({ path: 'frei', title: null, updatedAt: version });
});

test('requires the permission to update pages and an existing page', async () => {
  const { id, version } = await createPage({ name: 'Alt' });
  const codeFor = async (token: Token | undefined, page = id) =>
    (await testApp.graphql(token, mutation, { id: page, input: { name: 'Neu' }, ifMatch: version })).errors?.[0]?.extensions.code;
  expect(await codeFor(undefined)).toBe('UNAUTHENTICATED');
  expect(await codeFor('ROLE_EMPLOYEE')).toBe('FORBIDDEN');
  expect(await codeFor(editor, randomUUID())).toBe('NOT_FOUND');
  await testApp.rest('ROLE_ADMIN', 'DELETE', `/sites/${id}`);
  expect(await codeFor(editor)).toBe('NOT_FOUND');
});
