import { useAppInstance, useTestApp, webSocketWithHeaders } from '../../testing/app/testApp';
import { createClient } from 'graphql-ws';

useTestApp();
const app = useAppInstance({ limits: { timePerAddress: 150 }, proxies: 1 });

const costly = '{ init { config { title } branches { id } products { id } } }';

async function send(address: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, authorization: 'ROLE_ADMIN' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: costly }) });
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), body: (await response.json()) as any };
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

  const socket = createClient({
    url: app.url.replace('http', 'ws') + '/graphql',
    webSocketImpl: webSocketWithHeaders({ 'x-forwarded-for': busy }),
    retryAttempts: 0,
  });
  const code = await new Promise(done => {
    const finish = (errors: unknown): void => done((errors as any)[0].extensions.code);
    socket.subscribe({ query: '{ branches { total } }' }, { next: () => done('answered'), error: finish, complete: () => {} });
  });
  await socket.dispose();
  expect(code).toBe('RATE_LIMITED');
});
