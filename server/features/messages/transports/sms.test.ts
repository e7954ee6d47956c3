import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { useHouse } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import type { Carrier } from './transport';
import { OutboxMessage } from '../outboxMessage.entity';
import { send } from '../queueMessage';
import { smsGateway } from './sms';

let carrier: Carrier;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const requests: { headers: IncomingMessage['headers']; body: object }[] = [];
const house = useHouse({ carriers: { sms: { carry: (message, sender) => carrier.carry(message, sender) } } });

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(body) as object });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  carrier = smsGateway({ url, token: 'secret', from: 'Holler', patience: 300 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void (requests.length = 0));

const statusWith =
  (status: number, text = '') =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(text);

let count = 10;
async function trySending(): Promise<OutboxMessage> {
  const recipient = `+43 664 12345${(count += 1)}`;
  await house.as().atomically(context => send(context, { kind: 'sms', recipient, body: 'Ihre Bestellung ist abholbereit.' }));
  await runJobs(house);
  return house.as().records(OutboxMessage).findOneByOrFail({ recipient });
}

test('a text message reaches the gateway once, with the key of the shop', async () => {
  answer = statusWith(202);
  const { id, state, recipient } = await trySending();
  expect(state).toBe('sent');
  expect(requests).toMatchObject([
    {
      headers: { authorization: 'Bearer secret', 'idempotency-key': id, 'content-type': 'application/json' },
      body: { to: recipient.replaceAll(' ', ''), from: 'Holler', text: 'Ihre Bestellung ist abholbereit.' },
    },
  ]);
});

test.each([500, 503, 429, 401, 302])('a gateway that answers %s is asked again, under the same key', async status => {
  answer = statusWith(status, 'not now');
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', attempts: 1 });
  answer = statusWith(200);
  await runJobs(house, { hurry: true });
  expect(await house.as().records(OutboxMessage).findOneByOrFail({ id: message.id })).toMatchObject({ state: 'sent', attempts: 2 });
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([message.id, message.id]);
});

test('a gateway that hangs is given up after a while and asked again', async () => {
  answer = () => {};
  expect(await trySending()).toMatchObject({ state: 'queued', error: expect.stringMatching(/timeout/i) });
  answer = statusWith(200);
  await runJobs(house, { hurry: true });
});

test('a number the gateway refuses is not tried again', async () => {
  answer = statusWith(422, 'no such number');
  expect(await trySending()).toMatchObject({ state: 'failed', attempts: 1, error: '422 no such number' });
  await runJobs(house, { hurry: true });
  expect(requests).toHaveLength(1);
});
