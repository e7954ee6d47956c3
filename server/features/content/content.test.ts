import { unknownId } from '../../../schema/testing/exampleRecords';
import { useTestApp, type Token } from '../../testing/app/testApp';
import { countStatements } from '../../testing/app/statements';

const testApp = useTestApp();
const editor: Token = 'ROLE_EDITOR';

const createBlock = (type: string, value: object = {}, properties: object = {}) => ({ type, config: {}, value, ...properties });
const requestSites = (token: Token | undefined, method: string, path = '', body?: object, headers?: object) =>
  testApp.rest(token, method, `/sites${path}`, body, headers);

test('returns a page by path with its blocks and their references in one query', async () => {
  const image = await testApp.make('image', { alt: 'Ofen' });
  const privacy = await testApp.make('site', { path: 'site/privacy' });
  await testApp.make('site', {
    path: 'party/feste',
    title: 'Feste',
    content: [
      createBlock('text', { text: '<h1>Feste</h1>', background: 'yellow' }),
      createBlock(
        'order-request',
        { images: [image], privacySite: privacy, fillings: ['Käse'] },
        { config: { speed: 90, direction: 'ltr' } },
      ),
    ],
  });
  const { data } = await testApp.graphql(
    undefined,
    `{ sitePage(path: "/party/feste/") { type title content { id type config value
       text { text background } orderRequest { speed direction fillings images { alt extension } privacySite { path } } } } }`,
  );
  expect(data.sitePage).toMatchObject({
    type: 'standard',
    title: 'Feste',
    content: [
      {
        type: 'text',
        config: {},
        value: { text: '<h1>Feste</h1>', background: 'yellow' },
        text: { background: 'yellow' },
        orderRequest: null,
      },
      {
        type: 'orderRequest',
        config: { speed: 90, direction: 'ltr' },
        value: { images: [image], privacySite: privacy },
        text: null,
        orderRequest: {
          speed: 90,
          direction: 'ltr',
          fillings: ['Käse'],
          images: [{ alt: 'Ofen', extension: 'png' }],
          privacySite: { path: 'site/privacy' },
        },
      },
    ],
  });
  expect(data.sitePage.content[0].id).not.toBe(data.sitePage.content[1].id);
  expect((await testApp.graphql(undefined, '{ sitePage(path: "nirgends") { id } }')).data).toEqual({ sitePage: null });
});

test('shows drafts, hidden blocks and unpublished pages to editors only', async () => {
  const unpublishedSite = await testApp.make('site', { path: 'entwurf', isPublic: false });
  const publicSite = await testApp.make('site', {
    path: 'offen',
    content: [createBlock('text', { text: '<p>da</p>' }), createBlock('text', { text: '<p>versteckt</p>' }, { isHidden: true })],
    draft: [createBlock('text', { text: '<p>morgen</p>' })],
    hasDraft: true,
  });
  const query = `{ a: sitePage(path: "entwurf") { id } b: sitePage(path: "offen") { hasDraft content { value } draft { value } }
    one: site(id: "${publicSite}") { content { value } draft { value } } sites(limit: 100) { items { id draft { value } } } }`;
  for (const token of [undefined, 'ROLE_EMPLOYEE', 'ROLE_MANAGER'] as const) {
    const { data } = await testApp.graphql(token, query);
    expect(data.a).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/versteckt|morgen/);
    expect(data.b).toMatchObject({ hasDraft: false, content: { length: 1 }, draft: [] });
    expect(data.sites.items.map(({ id }: { id: string }) => id)).not.toContain(unpublishedSite);
    expect((await requestSites(token, 'GET', `/${unpublishedSite}`)).status).toBe(404);
    expect(JSON.stringify((await requestSites(token, 'GET', `/${publicSite}`)).body)).not.toMatch(/versteckt|morgen/);
  }
  const { data } = await testApp.graphql(editor, query);
  expect(data).toMatchObject({
    a: { id: unpublishedSite },
    b: { hasDraft: true, content: { length: 2 }, draft: [{ value: { text: '<p>morgen</p>' } }] },
  });
});

test('drops the cached response when the page changes', async () => {
  const id = await testApp.make('site', { path: 'wechsel', content: [createBlock('text', { text: '<p>alt</p>' })] });
  const readPage = () => testApp.graphql(undefined, '{ sitePage(path: "wechsel") { content { text { text } } } }');
  expect((await readPage()).data.sitePage.content[0].text.text).toBe('<p>alt</p>');
  await requestSites(editor, 'PUT', `/${id}`, { content: [createBlock('text', { text: '<p>neu</p>' })] });
  expect((await readPage()).data.sitePage.content[0].text.text).toBe('<p>neu</p>');
  await requestSites(editor, 'PUT', `/${id}`, { isPublic: false });
  expect((await readPage()).data.sitePage).toBeNull();
});

const maliciousHtml =
  '<style>p { color: red }</style><p class="MsoNormal" style="color: red" onclick="x()">Hallo<script>alert(1)</script><o:p></o:p> <a href="javascript:alert(1)">da</a><img src="x" onerror="x()"><iframe src="//x"></iframe></p>';

test('sanitizes rich text in stored blocks and in previews', async () => {
  const content = [
    createBlock('text', { text: maliciousHtml }),
    createBlock('career', { text: maliciousHtml, jobs: [{ title: 'Bäcker' }] }),
    createBlock('order-request', { thankYou: maliciousHtml }),
  ];
  const { body } = await requestSites(editor, 'POST', '', {
    name: 'Böse',
    path: 'boese',
    type: 'standard',
    hasDraft: true,
    isPublic: true,
    showInSitemap: true,
    sortOrder: 1,
    content,
    draft: content,
  });
  const block = await testApp.rest(editor, 'POST', '/blocks', {
    identifier: 'boese-news',
    name: 'News',
    type: 'news',
    isPublic: true,
    value: { body: [{ value: maliciousHtml }] },
    config: {},
  });
  const preview = await testApp.graphql(
    editor,
    'query ($content: [ContentBlockInput!]!) { previewContent(content: $content) { value text { text } } }',
    {
      content: [content[0]],
    },
  );
  for (const response of [body, block.body, preview.data]) {
    expect(JSON.stringify(response)).toContain('Hallo');
    expect(JSON.stringify(response)).not.toMatch(/<script|alert|onclick|onerror|iframe|color|Mso|o:p/i);
  }
  expect(body.data.content[1].value.jobs).toEqual([{ title: 'Bäcker', workload: null, location: null }]);
});

test.each<[string, object, string]>([
  ['an unknown block', { content: [createBlock('slider')] }, 'content.0.type'],
  ['a block that pages do not allow', { content: [createBlock('news', { body: [] })] }, 'content.0.type'],
  ['an unknown field of a block', { content: [createBlock('text', { html: 'x' })] }, 'content.0.value.html'],
  ['an unknown field beside its value', { content: [{ ...createBlock('text'), onload: 'x' }] }, 'content.0.onload'],
  ['an invalid option in a block', { content: [createBlock('text', { background: 'red' })] }, 'content.0.value.background'],
  ['an invalid config', { content: [createBlock('order-request', {}, { config: { speed: -1 } })] }, 'content.0.config.speed'],
  ['a missing image', { content: [createBlock('gallery', { images: [unknownId] })] }, 'content.0.value.images.0'],
  [
    'two blocks with the same id',
    { content: [createBlock('text', {}, { id: unknownId }), createBlock('text', {}, { id: unknownId })] },
    'content.1.id',
  ],
  ['more than one text on a simple page', { type: 'simple', content: [createBlock('text'), createBlock('text')] }, 'content'],
  ['a gallery on a simple page', { type: 'simple', content: [createBlock('gallery')] }, 'content.0.type'],
  ['a text instead of a list', { content: 'x' }, 'content'],
  ['a reserved path', { path: 'backend/x' }, 'path'],
  ['a path with a script', { path: 'javascript:alert(1)' }, 'path'],
  ['a path with parent segments', { path: '../etc' }, 'path'],
  ['an unknown page type', { type: 'bogus' }, 'type'],
])('rejects %s in GraphQL and REST', async (_title, overrides, field) => {
  const input = {
    name: 'x',
    path: 'pruefung',
    type: 'standard',
    hasDraft: false,
    isPublic: true,
    showInSitemap: true,
    sortOrder: 1,
    ...overrides,
  };
  const { status, body } = await requestSites(editor, 'POST', '', input);
  expect({ status, field: body.errors[0].field }).toEqual({ status: 422, field });
  const graphqlResponse = await testApp.graphql(editor, 'mutation ($input: CreateSiteInput!) { createSite(input: $input) { id } }', {
    input,
  });
  expect(graphqlResponse.errors).toBeDefined();
  expect(graphqlResponse.data?.createSite).toBeUndefined();
});

test('rejects a duplicate path, a second home page and a page under itself', async () => {
  const home = await testApp.make('site', { path: null });
  expect((await testApp.graphql(undefined, '{ sitePage(path: "") { id path } }')).data.sitePage).toEqual({ id: home, path: '' });
  const input = { name: 'Zweite', hasDraft: false, isPublic: false, showInSitemap: true };
  for (const path of [{ path: '' }, { path: null }, {}]) {
    const { status, body } = await requestSites(editor, 'POST', '', { ...input, ...path });
    const message = 'Eine Startseite gibt es schon. Bitte geben Sie der Seite eine eigene Adresse.';
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ message, field: 'path', code: 'INVALID' }] });
  }
  expect((await requestSites(editor, 'PUT', `/${home}`, { path: '', name: 'Start' })).status).toBe(200);
  const upper = await testApp.make('site', { path: 'oben' });
  const lower = await testApp.make('site', { path: 'oben/unten', parent: upper });
  const response = await requestSites(editor, 'PUT', `/${upper}`, { parent: lower });
  expect(response.body.errors).toEqual([{ message: 'Eine Seite kann nicht unter sich selbst liegen.', field: 'parent', code: 'INVALID' }]);
  expect((await requestSites(editor, 'DELETE', `/${upper}`)).status).toBe(409);
});

test('rejects a page or an entry of a tree as its own parent, and a circle that two changes would close at once', async () => {
  const issue = { message: 'Eine Seite kann nicht unter sich selbst liegen.', field: 'parent', code: 'INVALID' };
  const [a, b] = [await testApp.make('site', { path: 'kreis-a' }), await testApp.make('site', { path: 'kreis-b' })];
  const node = await testApp.make('node');
  const byRest = [
    await requestSites(editor, 'PUT', `/${a}`, { parent: a }),
    await testApp.rest(editor, 'PUT', `/nodes/${node}`, { parent: node }),
  ];
  expect(byRest.map(({ status, body }) => [status, body.errors])).toEqual([
    [422, [issue]],
    [422, [issue]],
  ]);
  const { errors } = await testApp.graphql(editor, `mutation { updateSite(id: "${a}", input: { parent: "${a}" }) { id } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', errors: [issue] });
  const both = await Promise.all([
    requestSites(editor, 'PUT', `/${a}`, { parent: b }),
    requestSites(editor, 'PUT', `/${b}`, { parent: a }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('returns a page without a type, which may contain any block', async () => {
  const id = await testApp.make('site', { path: 'ohne-typ', type: null, content: [createBlock('gallery'), createBlock('text')] });
  const { data } = await testApp.graphql(undefined, '{ sitePage(path: "ohne-typ") { id type content { type } } }');
  expect(data.sitePage).toEqual({ id, type: null, content: [{ type: 'gallery' }, { type: 'text' }] });
  expect((await requestSites(undefined, 'GET', `/${id}`)).body.data.type).toBeNull();
  expect((await requestSites(editor, 'PUT', `/${id}`, { type: 'simple' })).body.errors[0].field).toBe('content');
});

test('says of what form the id of a block is', async () => {
  const id = await testApp.make('site', { path: 'kennung' });
  const { body } = await requestSites(editor, 'PUT', `/${id}`, { content: [createBlock('text', {}, { id: 'eins' })] });
  const message = 'Dieser Wert muss eine UUID sein, zum Beispiel 01a2167a-ff28-7aec-a828-3d3bf34e8ba6.';
  expect(body.errors).toEqual([{ message, field: 'content.0.id', code: 'INVALID' }]);
});

test('returns 409 to one of two users who publish the same version', async () => {
  const id = await testApp.make('site', { path: 'rennen' });
  const { updatedAt } = (await requestSites(editor, 'GET', `/${id}`)).body.data;
  await new Promise(resolve => setTimeout(resolve, 2));
  testApp.app.services.now = () => new Date('2026-11-16T07:05:00Z');
  const publish = (text: string) =>
    requestSites(
      editor,
      'PUT',
      `/${id}`,
      { content: [createBlock('text', { text })], draft: [], hasDraft: false },
      { 'if-match': `"${updatedAt}"` },
    );
  const responses = await Promise.all([publish('<p>eins</p>'), publish('<p>zwei</p>')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('stores the time of the first publication', async () => {
  const id = await testApp.make('site', { path: 'datum', isPublic: false });
  expect((await requestSites(editor, 'GET', `/${id}`)).body.data.publishedAt).toBeNull();
  const { publishedAt } = (await requestSites(editor, 'PUT', `/${id}`, { isPublic: true })).body.data;
  expect(publishedAt).toMatch(/^2026-11-16/);
  expect((await requestSites(editor, 'PUT', `/${id}`, { publishedAt: '2001-01-01T00:00:00Z' })).status).toBe(422);
});

test('validates a new page type against the stored blocks', async () => {
  const id = await testApp.make('site', { path: 'typ', content: [createBlock('gallery')] });
  expect((await requestSites(editor, 'PUT', `/${id}`, { type: 'simple' })).body.errors[0].field).toBe('content.0.type');
  expect((await requestSites(editor, 'PUT', `/${id}`, { type: 'simple', content: [] })).status).toBe(200);
  expect((await requestSites(editor, 'PUT', `/${id}`, { content: [createBlock('gallery')] })).status).toBe(422);
});

test('loads a page of all kinds of references with at most five statements, however many blocks it has', async () => {
  // Records that were just read are not read again, so each page has its own.
  const makePage = async (path: string, size: number): Promise<void> => {
    const [image, target] = [await testApp.make('image'), await testApp.make('site')];
    const blocks = [createBlock('order-request', { images: [image], privacySite: target }), createBlock('gallery', { images: [image] })];
    await testApp.make('site', { path, image, content: Array.from({ length: size }, () => blocks).flat() });
  };
  await makePage('wenig', 1);
  await makePage('viel', 15);
  const countPageStatements = (path: string) =>
    countStatements(testApp, () =>
      testApp.graphql(
        undefined,
        `{ sitePage(path: "${path}") { image { alt } content { gallery { images { alt } } orderRequest { images { alt } privacySite { path } } } } }`,
      ),
    );
  const count = await countPageStatements('viel');
  expect(count).toBe(await countPageStatements('wenig'));
  expect(count).toBeLessThanOrEqual(5);
  expect(count).toBeGreaterThan(0);
});

test('rejects previews without the permission to update pages', async () => {
  const preview = (token?: Token) => testApp.graphql(token, '{ previewContent(content: []) { id } }');
  expect((await preview()).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await preview('ROLE_MANAGER')).errors?.[0].extensions.code).toBe('FORBIDDEN');
  expect((await preview(editor)).data).toEqual({ previewContent: [] });
});
