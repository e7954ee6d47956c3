import { nowhere } from '../../../schema/testing/exampleRecords';
import { useHouse, type Token } from '../../testing/app/testApp';
import { statements } from '../../testing/app/statements';

const house = useHouse();
const editor: Token = 'ROLE_EDITOR';

const entry = (type: string, value: object = {}, more: object = {}) => ({ type, config: {}, value, ...more });
const sites = (token: Token | undefined, method: string, path = '', body?: object, headers?: object) =>
  house.rest(token, method, `/sites${path}`, body, headers);

test('a page is asked for by its path: type, blocks, and everything they name, in one question', async () => {
  const image = await house.make('image', { alt: 'Ofen' });
  const privacy = await house.make('site', { path: 'site/privacy' });
  await house.make('site', {
    path: 'party/feste',
    title: 'Feste',
    content: [
      entry('text', { text: '<h1>Feste</h1>', background: 'yellow' }),
      entry('order-request', { images: [image], privacySite: privacy, fillings: ['Käse'] }, { config: { speed: 90, direction: 'ltr' } }),
    ],
  });
  const { data } = await house.graphql(
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
  expect((await house.graphql(undefined, '{ sitePage(path: "nirgends") { id } }')).data).toEqual({ sitePage: null });
});

test('drafts, hidden blocks and what is worked at are told to editors only', async () => {
  const draft = await house.make('site', { path: 'entwurf', isPublic: false });
  const open = await house.make('site', {
    path: 'offen',
    content: [entry('text', { text: '<p>da</p>' }), entry('text', { text: '<p>versteckt</p>' }, { isHidden: true })],
    draft: [entry('text', { text: '<p>morgen</p>' })],
    hasDraft: true,
  });
  const question = `{ a: sitePage(path: "entwurf") { id } b: sitePage(path: "offen") { hasDraft content { value } draft { value } }
    one: site(id: "${open}") { content { value } draft { value } } sites(limit: 100) { items { id draft { value } } } }`;
  for (const token of [undefined, 'ROLE_EMPLOYEE', 'ROLE_MANAGER'] as const) {
    const { data } = await house.graphql(token, question);
    expect(data.a).toBeNull();
    expect(JSON.stringify(data)).not.toMatch(/versteckt|morgen/);
    expect(data.b).toMatchObject({ hasDraft: false, content: { length: 1 }, draft: [] });
    expect(data.sites.items.map(({ id }: { id: string }) => id)).not.toContain(draft);
    expect((await sites(token, 'GET', `/${draft}`)).status).toBe(404);
    expect(JSON.stringify((await sites(token, 'GET', `/${open}`)).body)).not.toMatch(/versteckt|morgen/);
  }
  const { data } = await house.graphql(editor, question);
  expect(data).toMatchObject({
    a: { id: draft },
    b: { hasDraft: true, content: { length: 2 }, draft: [{ value: { text: '<p>morgen</p>' } }] },
  });
});

test('what is kept of an answer is forgotten when the page changes', async () => {
  const id = await house.make('site', { path: 'wechsel', content: [entry('text', { text: '<p>alt</p>' })] });
  const ask = () => house.graphql(undefined, '{ sitePage(path: "wechsel") { content { text { text } } } }');
  expect((await ask()).data.sitePage.content[0].text.text).toBe('<p>alt</p>');
  await sites(editor, 'PUT', `/${id}`, { content: [entry('text', { text: '<p>neu</p>' })] });
  expect((await ask()).data.sitePage.content[0].text.text).toBe('<p>neu</p>');
  await sites(editor, 'PUT', `/${id}`, { isPublic: false });
  expect((await ask()).data.sitePage).toBeNull();
});

const hostile =
  '<style>p { color: red }</style><p class="MsoNormal" style="color: red" onclick="x()">Hallo<script>alert(1)</script><o:p></o:p> <a href="javascript:alert(1)">da</a><img src="x" onerror="x()"><iframe src="//x"></iframe></p>';

test('rich text is cleaned wherever it lies, in what is kept and in what is shown before it is kept', async () => {
  const content = [
    entry('text', { text: hostile }),
    entry('career', { text: hostile, jobs: [{ title: 'Bäcker' }] }),
    entry('order-request', { thankYou: hostile }),
  ];
  const { body } = await sites(editor, 'POST', '', {
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
  const block = await house.rest(editor, 'POST', '/blocks', {
    identifier: 'boese-news',
    name: 'News',
    type: 'news',
    isPublic: true,
    value: { body: [{ value: hostile }] },
    config: {},
  });
  const preview = await house.graphql(
    editor,
    'query ($content: [ContentBlockInput!]!) { previewContent(content: $content) { value text { text } } }',
    {
      content: [content[0]],
    },
  );
  for (const answer of [body, block.body, preview.data]) {
    expect(JSON.stringify(answer)).toContain('Hallo');
    expect(JSON.stringify(answer)).not.toMatch(/<script|alert|onclick|onerror|iframe|color|Mso|o:p/i);
  }
  expect(body.data.content[1].value.jobs).toEqual([{ title: 'Bäcker', workload: null, location: null }]);
});

test.each<[string, object, string]>([
  ['an unknown block', { content: [entry('slider')] }, 'content.0.type'],
  ['a block that is no part of a page', { content: [entry('news', { body: [] })] }, 'content.0.type'],
  ['an unknown field of a block', { content: [entry('text', { html: 'x' })] }, 'content.0.value.html'],
  ['an unknown field beside its value', { content: [{ ...entry('text'), onload: 'x' }] }, 'content.0.onload'],
  ['a wrong choice within a block', { content: [entry('text', { background: 'red' })] }, 'content.0.value.background'],
  ['a wrong config', { content: [entry('order-request', {}, { config: { speed: -1 } })] }, 'content.0.config.speed'],
  ['a picture that is nowhere', { content: [entry('gallery', { images: [nowhere] })] }, 'content.0.value.images.0'],
  ['two blocks of one id', { content: [entry('text', {}, { id: nowhere }), entry('text', {}, { id: nowhere })] }, 'content.1.id'],
  ['more than one text on a simple page', { type: 'simple', content: [entry('text'), entry('text')] }, 'content'],
  ['a gallery on a simple page', { type: 'simple', content: [entry('gallery')] }, 'content.0.type'],
  ['what is no list', { content: 'x' }, 'content'],
  ['an address of the system', { path: 'backend/x' }, 'path'],
  ['an address with a script', { path: 'javascript:alert(1)' }, 'path'],
  ['an address that leads up', { path: '../etc' }, 'path'],
  ['a page type that is none', { type: 'bogus' }, 'type'],
])('both doors refuse %s', async (_what, change, field) => {
  const draft = {
    name: 'x',
    path: 'pruefung',
    type: 'standard',
    hasDraft: false,
    isPublic: true,
    showInSitemap: true,
    sortOrder: 1,
    ...change,
  };
  const { status, body } = await sites(editor, 'POST', '', draft);
  expect({ status, field: body.errors[0].field }).toEqual({ status: 422, field });
  const asked = await house.graphql(editor, 'mutation ($draft: SiteDraft!) { createSite(draft: $draft) { id } }', { draft });
  expect(asked.errors).toBeDefined();
  expect(asked.data?.createSite).toBeUndefined();
});

test('two pages cannot have one path, none a home page twice, and none lies under itself', async () => {
  const home = await house.make('site', { path: null });
  expect((await house.graphql(undefined, '{ sitePage(path: "") { id path } }')).data.sitePage).toEqual({ id: home, path: '' });
  const again = await sites(editor, 'POST', '', { ...(await sites(editor, 'GET', `/${home}`)).body.data, id: undefined });
  expect(again.status).toBe(422);
  const upper = await house.make('site', { path: 'oben' });
  const lower = await house.make('site', { path: 'oben/unten', parent: upper });
  const answer = await sites(editor, 'PUT', `/${upper}`, { parent: lower });
  expect(answer.body.errors).toEqual([{ message: 'Eine Seite kann nicht unter sich selbst liegen.', field: 'parent', code: 'INVALID' }]);
  expect((await sites(editor, 'DELETE', `/${upper}`)).status).toBe(409);
});

test('of two who publish the same version at once one is told that it has changed', async () => {
  const id = await house.make('site', { path: 'rennen' });
  const { updatedAt } = (await sites(editor, 'GET', `/${id}`)).body.data;
  await new Promise(done => setTimeout(done, 2));
  house.app.services.now = () => new Date('2026-11-16T07:05:00Z');
  const publish = (text: string) =>
    sites(editor, 'PUT', `/${id}`, { content: [entry('text', { text })], draft: [], hasDraft: false }, { 'if-match': `"${updatedAt}"` });
  const answers = await Promise.all([publish('<p>eins</p>'), publish('<p>zwei</p>')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a page remembers when it was published first', async () => {
  const id = await house.make('site', { path: 'datum', isPublic: false });
  expect((await sites(editor, 'GET', `/${id}`)).body.data.publishedAt).toBeNull();
  const { publishedAt } = (await sites(editor, 'PUT', `/${id}`, { isPublic: true })).body.data;
  expect(publishedAt).toMatch(/^2026-11-16/);
  expect((await sites(editor, 'PUT', `/${id}`, { publishedAt: '2001-01-01T00:00:00Z' })).status).toBe(422);
});

test('a changed type is held against the blocks that are there already', async () => {
  const id = await house.make('site', { path: 'typ', content: [entry('gallery')] });
  expect((await sites(editor, 'PUT', `/${id}`, { type: 'simple' })).body.errors[0].field).toBe('content.0.type');
  expect((await sites(editor, 'PUT', `/${id}`, { type: 'simple', content: [] })).status).toBe(200);
  expect((await sites(editor, 'PUT', `/${id}`, { content: [entry('gallery')] })).status).toBe(422);
});

test('a page takes as many statements with thirty blocks as with two', async () => {
  const image = await house.make('image');
  const fill = (path: string, size: number) =>
    house.make('site', { path, content: Array.from({ length: size }, () => entry('gallery', { images: [image] })) });
  await fill('wenig', 2);
  await fill('viel', 30);
  const ask = (path: string) =>
    statements(house, () => house.graphql(editor, `{ sitePage(path: "${path}") { content { gallery { images { id alt } } } } }`));
  expect(await ask('viel')).toBe(await ask('wenig'));
});

test('who may not write pages sees no preview', async () => {
  const ask = (token?: Token) => house.graphql(token, '{ previewContent(content: []) { id } }');
  expect((await ask()).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await ask('ROLE_MANAGER')).errors?.[0].extensions.code).toBe('FORBIDDEN');
  expect((await ask(editor)).data).toEqual({ previewContent: [] });
});
