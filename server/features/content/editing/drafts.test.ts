import { unknownId } from '../../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../../testing/app/testApp';

const testApp = useTestApp();
const editor: Token = 'ROLE_EDITOR';

const createBlock = (type: string, value: object = {}, properties: object = {}) => ({ type, config: {}, value, ...properties });
const requestSites = (token: Token | undefined, method: string, path = '', body?: object) =>
  testApp.rest(token, method, `/sites${path}`, body);

test('keeps texts and numbers that break a rule in a draft, but does not publish them', async () => {
  const id = await testApp.make('site', { path: 'unfertig' });
  const request = createBlock(
    'order-request',
    { recipient: 'fest@', fillings: ['x'.repeat(500)], text: 'T'.repeat(60_000) },
    { config: { speed: 5000 } },
  );
  expect((await requestSites(editor, 'PUT', `/${id}`, { draft: [request], hasDraft: true })).status).toBe(200);
  const draftQuery = '{ sitePage(path: "unfertig") { draft { orderRequest { recipient fillings speed } } content { id } } }';
  const { data } = await testApp.graphql(editor, draftQuery);
  expect(data.sitePage).toEqual({
    draft: [{ orderRequest: { recipient: 'fest@', fillings: ['x'.repeat(500)], speed: 5000 } }],
    content: [],
  });
  expect((await testApp.graphql(undefined, draftQuery)).data?.sitePage?.draft ?? []).toEqual([]);
  expect((await requestSites(editor, 'PUT', `/${id}`, { title: 'Fest' })).status).toBe(200);
  const published = await requestSites(editor, 'PUT', `/${id}`, { content: [request], draft: [], hasDraft: false });
  expect(published.body.errors.map(({ field }: { field: string }) => field)).toContain('content.0.value.recipient');
  expect((await requestSites(editor, 'GET', `/${id}`)).body.data.content).toEqual([]);
});

test.each([
  ['a number as a text', createBlock('text', { text: 7 })],
  ['an unknown option', createBlock('text', { background: 'red' })],
  ['an unknown field', createBlock('text', { html: 'x' })],
  ['a missing image', createBlock('gallery', { images: [unknownId] })],
  ['a number that no integer holds', createBlock('order-request', {}, { config: { speed: 3e9 } })],
  ['a block without an allowed type', createBlock('news', { body: [] })],
])('rejects %s in a draft', async (what, block) => {
  const id = await testApp.make('site', { path: `entwurf-${what.replaceAll(' ', '-')}` });
  expect((await requestSites(editor, 'PUT', `/${id}`, { draft: [block], hasDraft: true })).status).toBe(422);
});

test.each([
  ['title', createBlock('hero', { title: `${'x'.repeat(200)}\0` })],
  ['recipient', createBlock('order-request', { recipient: `${'x'.repeat(300)}\0` })],
  ['fillings.0', createBlock('order-request', { fillings: [`${'x'.repeat(300)}\uD800`] })],
])('names the field of a draft that cannot be stored: %s', async (field, block) => {
  const id = await testApp.make('site', { path: `zeichen-${field}` });
  const { status, body } = await requestSites(editor, 'PUT', `/${id}`, { draft: [block], hasDraft: true });
  expect({ status, field: body.errors[0].field }).toEqual({ status: 422, field: `draft.0.value.${field}` });
});
