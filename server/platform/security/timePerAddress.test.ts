import { useAppInstance, useTestApp, webSocketWithHeaders } from '../../testing/app/testApp';
import { unknownId } from '../../../schema/testing/exampleRecords';
import { createClient, type Client } from 'graphql-ws';
import type { Json } from '../../testing/app/json';

useTestApp();
const app = useAppInstance({ limits: { timePerAddress: 150, messagesPerSecond: 100_000 }, proxies: 1 });

const costly = '{ init { config { title } branches { id } products { id } } }';

async function send(address: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, authorization: 'ROLE_ADMIN' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: costly }) });
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), body: (await response.json()) as Json };
}

test('rejects an address that keeps the server busy, over HTTP and sockets, and serves all others', async () => {
  const [busy, other] = ['203.0.113.7', '203.0.113.8'];
  let response = await send(busy);
  while (response.status === 200) response = await send(busy);
  expect(response).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
  expect(response.retryAfter).toBeGreaterThan(0);
  expect(response.retryAfter).toBeLessThanOrEqual(10);
  expect((await fetch(`${app.url}/api/branches`, { headers: { 'x-forwarded-for': busy } })).status).toBe(429);
  expect((await send(other)).status).toBe(200);

  expect(await errorCode(connect(busy), '{ branches { total } }')).toBe('RATE_LIMITED');
});

test.each<[name: string, address: string, document: (count: number) => string]>([
  ['invalid documents', '203.0.113.20', count => `{ ${'x '.repeat(950)} _${count} }`],
  ['valid documents', '203.0.113.30', count => `{ a${count}: __typename ${'__typename '.repeat(950)} }`],
  ['subscriptions that are rejected', '203.0.113.40', count => `subscription { a${count}: orderChanged(uid: "x", hash: "x") { id } }`],
])('counts the time of %s on sockets, and serves all others', async (_name, address, document) => {
  const client = connect(address);
  let code: string | undefined;
  for (let count = 0; code !== 'RATE_LIMITED'; count++) code = await errorCode(client, document(count));
  expect((await fetch(`${app.url}/api/branches`, { headers: { 'x-forwarded-for': address } })).status).toBe(429);
  expect((await send(`${address}1`)).status).toBe(200);
});

const statusOf = async (address: string, path: string, method = 'GET'): Promise<number> =>
  (await fetch(app.url + path, { method, headers: { 'x-forwarded-for': address } })).status;

test('rejects a busy address at images, files and fonts, and never health checks and webhooks of payments', async () => {
  const address = '203.0.113.50';
  while ((await send(address)).status === 200);
  const limited = [`/image/${unknownId}-1.png`, `/image/product/${unknownId}-1.png?v=1`, `/upload/${unknownId}/1-1.pdf`, '/fonts/google/x'];
  expect(await Promise.all(limited.map(path => statusOf(address, path)))).toEqual(limited.map(() => 429));
  expect(await Promise.all(['/healthz', '/readyz', '/graphql/schema.graphql'].map(path => statusOf(address, path)))).toEqual([
    200, 200, 200,
  ]);
  expect(await statusOf(address, '/api/payments/mollie/webhook', 'POST')).toBe(200);
});

test.each([
  ['images', '203.0.113.60', `/image/${unknownId}-1.png`],
  ['renditions', '203.0.113.70', `/image/product/${unknownId}-1.png`],
  ['files', '203.0.113.80', `/upload/${'0'.repeat(32)}/${unknownId}-1.pdf`],
])('counts the time of unknown %s', async (_name, address, path) => {
  let status = 404;
  for (let count = 0; status === 404; count++) status = await statusOf(address, `${path}?v=${count}`);
  expect([status, await statusOf(`${address}1`, path)]).toEqual([429, 404]);
});

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

function connect(address: string): Client {
  const client = createClient({
    url: app.url.replace('http', 'ws') + '/graphql',
    webSocketImpl: webSocketWithHeaders({ 'x-forwarded-for': address }),
    retryAttempts: 0,
  });
  clients.push(client);
  return client;
}

/** Returns the code of the error that ends the operation; undefined when it succeeds. */
const errorCode = (client: Client, query: string): Promise<string | undefined> =>
  new Promise(done =>
    client.subscribe(
      { query },
      {
        next: ({ errors }) => done(errors?.[0]?.extensions?.code as string | undefined),
        error: errors => done((errors as Json)[0]?.extensions?.code ?? 'INVALID'),
        complete: () => done(undefined),
      },
    ),
  );
