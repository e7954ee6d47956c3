import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { createPublicAnswers } from './responseCache';
import { readsPublicOnly } from './cacheableQuery';
import { eventually, heard, useHouse, useInstance } from '../../testing/app/testApp';
import { statements } from '../../testing/app/statements';

const house = useHouse();
const neighbour = useInstance();

const list = '{ products(limit: 100) { total items { id name } } }';
const asked = (at: typeof house, query: string, token?: 'ROLE_ADMIN') => statements(at, () => at.graphql(token, query));

/** An answer as it came over the wire. */
function wire(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }> {
  return new Promise(done => {
    const sent = { 'apollo-require-preflight': 'yes', accept: 'application/json', ...headers };
    request(`${house.address}${path}`, { headers: sent }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).end();
  });
}

test('what was answered once is answered again without a statement, until something changes', async () => {
  await house.make('product', { name: 'Semmel' });
  await heard(house);
  await asked(house, list);
  expect(await asked(house, list)).toBe(0);
  await house.make('product', { name: 'Zopf' });
  const { data } = await house.graphql(undefined, list);
  expect(data.products.items.map(({ name }: { name: string }) => name)).toContain('Zopf');
});

test('a change in one instance is soon seen in the other', async () => {
  const id = await house.make('product', { name: 'alt' });
  const query = `{ product(id: "${id}") { name } }`;
  expect((await neighbour.graphql(undefined, query)).data.product.name).toBe('alt');
  await house.rest('ROLE_ADMIN', 'PUT', `/products/${id}`, { name: 'neu' });
  await eventually(async () => (await neighbour.graphql(undefined, query)).data.product.name === 'neu');
});

test('the settings count as public too', async () => {
  await house.graphql(undefined, '{ config { shopName } }');
  await house.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Zur Semmel' });
  expect((await house.graphql(undefined, '{ config { shopName } }')).data.config.shopName).toBe('Zur Semmel');
});

test('whoever may be someone gets an answer of their own, and leaves none behind', async () => {
  const id = await house.make('product', { isEnabled: false });
  const query = `{ product(id: "${id}") { id } }`;
  expect((await house.graphql('ROLE_ADMIN', query)).data.product).toEqual({ id });
  expect((await house.graphql(undefined, query)).errors?.[0].extensions.code).toBe('NOT_FOUND');
  expect((await house.graphql('ROLE_ADMIN', query)).data.product).toEqual({ id });
  expect(await asked(house, list, 'ROLE_ADMIN')).toBeGreaterThan(0);
  const known = await statements(house, () => wire(`/graphql?query=${encodeURIComponent(list)}`, { cookie: 'session=somebody' }));
  expect(known).toBeGreaterThan(0);
});

test('a refusal is not kept', async () => {
  const query = '{ branch(id: "morgen") { identifier } }';
  expect((await house.graphql(undefined, query)).errors?.[0].extensions.code).toBe('NOT_FOUND');
  await house.make('branch', { identifier: 'morgen' });
  expect((await house.graphql(undefined, query)).data.branch).toEqual({ identifier: 'morgen' });
});

test('an answer comes packed as it is accepted, and not at all to who has it', async () => {
  for (let n = 0; n < 30; n++) await house.make('product', { name: `Gebäck ${n}` });
  await heard(house);
  const path = `/graphql?query=${encodeURIComponent(list)}`;
  const { bytes, headers } = await wire(path);
  const [br, gzip] = [await wire(path, { 'accept-encoding': 'gzip, br' }), await wire(path, { 'accept-encoding': 'gzip' })];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.bytes).equals(bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(bytes)).toBe(true);
  expect(br.bytes.length).toBeLessThan(bytes.length / 2);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') });

  const again = await wire(path, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  await house.make('product');
  expect((await wire(path, { 'if-none-match': String(headers.etag) })).status).toBe(200);
});

test.each([
  ['{ products { total } config { shopName } }', true],
  ['query A($id: ID!) { branch(id: $id) { menus { name } } }', true],
  ['{ products { total } me { id } }', false],
  ['{ users { total } }', false],
  ['{ orderPublic(uid: "1", hash: "2") { status } }', false],
  ['mutation { logout }', false],
  ['subscription { catalogueChanged }', false],
  ['query A { products { total } } query B { config { shopName } }', false],
  ['{ ...F } fragment F on Query { me { id } }', false],
  ['{ products {', false],
])('%s may be kept: %s', (query, isKept) => {
  expect(readsPublicOnly(query)).toBe(isKept);
});

const sound = (text: string) => ({ status: 200, headers: {}, text: `{"data":"${text}"}` });

test('what is being made when something changes is given to who asked, and kept for nobody', async () => {
  const answers = createPublicAnswers();
  let finish = (_text: string): void => {};
  const slow = answers.get('menu', () => new Promise(done => (finish = text => done(sound(text)))));
  answers.forget();
  const fresh = answers.get('menu', async () => sound('new'));
  finish('old');
  expect([(await slow).text, (await fresh).text]).toEqual([sound('old').text, sound('new').text]);
  expect((await answers.get('menu', async () => sound('newer'))).text).toBe(sound('new').text);
});

test('nothing is kept while changes are not heard', async () => {
  const answers = createPublicAnswers();
  await answers.get('menu', async () => sound('old'));
  answers.trust(false);
  expect((await answers.get('menu', async () => sound('one'))).text).toBe(sound('one').text);
  expect((await answers.get('menu', async () => sound('two'))).text).toBe(sound('two').text);
  answers.trust(true);
  await answers.get('menu', async () => sound('three'));
  expect((await answers.get('menu', async () => sound('four'))).text).toBe(sound('three').text);
});

test('no more is kept than was said; the oldest goes first', async () => {
  const answers = createPublicAnswers({ entries: 2, bytes: 1_000 });
  const make = jest.fn(async () => sound('x'));
  for (const question of ['a', 'b', 'c', 'c', 'b', 'a']) await answers.get(question, make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('what fails is asked for again', async () => {
  const answers = createPublicAnswers();
  await expect(answers.get('menu', () => Promise.reject(new Error('no flour')))).rejects.toThrow('no flour');
  expect((await answers.get('menu', async () => sound('bread'))).text).toBe(sound('bread').text);
});
