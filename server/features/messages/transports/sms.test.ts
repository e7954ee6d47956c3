import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import type { Transport } from './transport';
import { OutboxMessage } from '../outboxMessage.entity';
import { queueMessage } from '../queueMessage';
import { smsGateway } from './sms';

/** The time is long enough for a busy machine, unless the test is about it. */
const createTransport = (timeout = 20_000): Transport => smsGateway({ url, token: 'secret', from: 'Holler', timeout });
let url: string;
let transport: Transport;
let respond: (request: IncomingMessage, response: ServerResponse) => unknown;
const requests: { headers: IncomingMessage['headers']; body: object }[] = [];
const app = useTestApp({ transports: { sms: { send: (message, sender) => transport.send(message, sender) } } });

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(body) as object });
      respond(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
  transport = createTransport();
});

const respondWith =
  (status: number, text = '') =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(text);

let count = 10;
async function trySending(): Promise<OutboxMessage> {
  const recipient = `+43 664 12345${(count += 1)}`;
  await app
    .contextFor()
    .transaction(context => queueMessage(context, { kind: 'sms', recipient, body: 'Ihre Bestellung ist abholbereit.' }));
  await runJobs(app);
  return app.contextFor().records(OutboxMessage).findOneByOrFail({ recipient });
}

test('sends a text message once, with the token of the shop', async () => {
  respond = respondWith(202);
  const { id, state, recipient } = await trySending();
  expect(state).toBe('sent');
  expect(requests).toMatchObject([
    {
      headers: { authorization: 'Bearer secret', 'idempotency-key': id, 'content-type': 'application/json' },
      body: { to: recipient.replaceAll(' ', ''), from: 'Holler', text: 'Ihre Bestellung ist abholbereit.' },
    },
  ]);
});

test.each([500, 503, 429, 401, 302])('retries after status %s with the same idempotency key', async status => {
  respond = respondWith(status, 'not now');
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', attempts: 1 });
  respond = respondWith(200);
  await runJobs(app, { includeRetries: true });
  expect(await app.contextFor().records(OutboxMessage).findOneByOrFail({ id: message.id })).toMatchObject({ state: 'sent', attempts: 2 });
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([message.id, message.id]);
});

test('retries after a timeout of the gateway', async () => {
  respond = () => {};
  transport = createTransport(300);
  expect(await trySending()).toMatchObject({ state: 'queued', error: expect.stringMatching(/timeout/i) });
  transport = createTransport();
  respond = respondWith(200);
  await runJobs(app, { includeRetries: true });
});

test('does not retry a number that the gateway rejects', async () => {
  respond = respondWith(422, 'no such number');
  expect(await trySending()).toMatchObject({ state: 'failed', attempts: 1, error: '422 no such number' });
  await runJobs(app, { includeRetries: true });
  expect(requests).toHaveLength(1);
});
