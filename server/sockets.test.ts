import { once } from 'node:events';
import type { Socket } from 'node:net';
import WebSocket, { type ClientOptions } from 'ws';
import { eventually, useHouse, useInstance } from './testing/house';

const limits = {
  greeting: 200,
  pulse: 100,
  socketsPerAddress: 6,
  socketsPerSession: 2,
  subscriptions: 2,
  messagesPerSecond: 20,
  buffered: 1_000,
};
const house = useHouse({ limits });
const hasty = useInstance({ limits: { patience: 300, messagesPerSecond: 1_000, subscriptions: 1_000, buffered: 1_000 } });

const protocol = 'graphql-transport-ws';
const opened: WebSocket[] = [];

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await eventually(async () => (await connections()) === 0);
});

function connections(of = house): Promise<number> {
  of.app.http.closeIdleConnections();
  return new Promise(done => of.app.http.getConnections((_error, count) => done(count)));
}

function open(options: ClientOptions = {}, { of = house, by = [protocol] } = {}): WebSocket {
  const socket = new WebSocket(`${of.address.replace('http', 'ws')}/graphql`, by, { agent: false as never, ...options });
  socket.on('error', () => {});
  opened.push(socket);
  return socket;
}

/** The status by which a socket is turned away before it is one. */
async function refusal(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  return (response as { statusCode: number }).statusCode;
}

const closing = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0] as number;

async function greeted(options?: ClientOptions, of = house): Promise<WebSocket> {
  const socket = open(options, { of });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  return socket;
}

const ask = (socket: WebSocket, id: string, query: string): void =>
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));

async function answerTo(socket: WebSocket, id: string): Promise<any> {
  for (;;) {
    const [text] = await once(socket, 'message');
    const message = JSON.parse(String(text));
    if (message.id === id) return message;
  }
}

test.each([[['graphql-ws']], [['soap', 'rest']]])('a socket that speaks %j is none', async by => {
  const [error] = await new Promise<Error[]>(done => open({}, { by }).once('error', (...errors) => done(errors)));
  expect(error!.message).toBe('Server sent no subprotocol');
});

test('a socket that names no language is closed', async () => {
  expect(await closing(open({}, { by: [] }))).toBe(4406);
});

test('a socket that does not introduce itself is closed', async () => {
  expect(await closing(open())).toBe(4408);
});

test('a question before the introduction closes the socket', async () => {
  const socket = open();
  await once(socket, 'open');
  ask(socket, '1', '{ __typename }');
  expect(await closing(socket)).toBe(4401);
});

test('a page of another house gets no socket', async () => {
  expect(await refusal(open({ origin: 'https://elsewhere.example' }))).toBe(403);
});

test('one address holds so many sockets, and another when one is closed', async () => {
  const sockets = await Promise.all(Array.from({ length: limits.socketsPerAddress }, () => greeted()));
  expect(await refusal(open())).toBe(429);
  sockets[0]!.close();
  await closing(sockets[0]!);
  await eventually(async () => (await connections()) < limits.socketsPerAddress);
  await greeted();
});

test('one session holds so many sockets', async () => {
  const headers = { cookie: 'session=a' };
  await Promise.all(Array.from({ length: limits.socketsPerSession }, () => greeted({ headers })));
  expect(await refusal(open({ headers }))).toBe(429);
  await greeted({ headers: { cookie: 'session=b' } });
});

test('one socket carries so many subscriptions', async () => {
  const socket = await greeted({ headers: { authorization: 'ROLE_ADMIN' } });
  const branch = await house.make('branch');
  for (const id of ['1', '2', '3']) ask(socket, id, `subscription { ordersChanged(branch: "${branch}") { id } }`);
  const { type, payload } = await answerTo(socket, '3');
  expect(type).toBe('error');
  expect(payload[0].extensions.code).toBe('RATE_LIMITED');
  socket.send('{"id":"2","type":"complete"}');
  ask(socket, '4', '{ __typename }');
  expect(await answerTo(socket, '4')).toMatchObject({ type: 'next' });
});

test('a message that is too large closes the socket', async () => {
  const socket = await greeted();
  ask(socket, '1', `{ __typename } #${'x'.repeat(65 * 1024)}`);
  expect(await closing(socket)).toBe(1009);
});

test.each<[name: string, send: (socket: WebSocket) => void]>([
  ['messages', socket => socket.send('{"type":"ping"}')],
  ['bare pings', socket => socket.ping()],
])('too many %s close the socket', async (_name, send) => {
  const socket = await greeted();
  for (let count = 0; count <= limits.messagesPerSecond; count++) send(socket);
  expect(await closing(socket)).toBe(1008);
});

test('a message in a thousand pieces closes the socket', async () => {
  const socket = await greeted();
  for (let count = 0; count < 1_000; count++) socket.send('x', { fin: false });
  expect(await closing(socket)).toBe(1008);
});

test('a socket that shows no sign of life is cut, one that does stays', async () => {
  const alive = await greeted();
  expect(await closing(await greeted({ autoPong: false }))).toBe(1006);
  ask(alive, '1', '{ __typename }');
  expect(await answerTo(alive, '1')).toMatchObject({ type: 'next' });
});

test('a socket that asks and does not read is cut', async () => {
  const socket = await greeted({}, hasty);
  const line = (socket as unknown as { _socket: Socket })._socket.pause();
  const longAnswer = `{ ${'x'.repeat(60_000)} }`; // which names the word that is none
  for (let id = 0; id < 200; id++) ask(socket, String(id), longAnswer);
  await eventually(async () => (await connections(hasty)) === 0);
  line.resume();
  expect(await closing(socket)).toBe(1006);
});

test('a question that takes too long is refused in time', async () => {
  const database = hasty.app.services.database.createQueryRunner();
  await database.startTransaction();
  await database.query('lock table branch in access exclusive mode');
  const socket = await greeted({}, hasty);
  ask(socket, '1', '{ branches { total } }');
  const { payload } = await answerTo(socket, '1');
  await database.rollbackTransaction();
  await database.release();
  expect(payload.errors[0]).toMatchObject({ message: 'Dieser Dienst ist gerade nicht erreichbar.', extensions: { code: 'UNAVAILABLE' } });
});
