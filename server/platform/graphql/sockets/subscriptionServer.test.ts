import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import WebSocket, { type ClientOptions } from 'ws';
import { waitFor, useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { frameFuzz } from '../../../testing/data/fuzzRequests';
import { signIn, createCookieClient } from '../../../testing/app/cookieClient';
import type { Json } from '../../../testing/app/json';

const limits = {
  connectionInitTimeout: 3_000, // this and the next one: long enough for a busy process
  heartbeatInterval: 1_000,
  socketsPerAddress: 6,
  socketsPerSession: 2,
  subscriptionsPerSocket: 2,
  messagesPerSecond: 20,
  maxBufferedBytes: 1_000,
};
const app = useTestApp({ limits });
const shortTimeoutApp = useAppInstance({
  limits: { requestTimeout: 300, messagesPerSecond: 1_000, subscriptionsPerSocket: 1_000, maxBufferedBytes: 1_000 },
});
const highLimitApp = useAppInstance({ limits: { messagesPerSecond: 100_000 } });
const stoppingApp = useAppInstance();

const protocol = 'graphql-transport-ws';
const openSockets: WebSocket[] = [];

afterEach(async () => {
  for (const socket of openSockets.splice(0)) socket.terminate();
  await waitFor(async () => (await countConnections()) === 0);
});

function countConnections(target = app): Promise<number> {
  target.app.http.closeIdleConnections();
  return new Promise(done => target.app.http.getConnections((_error, count) => done(count)));
}

function openSocket(options: ClientOptions = {}, { of: target = app, by: protocols = [protocol] } = {}): WebSocket {
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/graphql`, protocols, { agent: false as never, ...options });
  socket.on('error', () => {});
  openSockets.push(socket);
  return socket;
}

/** Returns the HTTP status of a rejected upgrade. */
const rejectedStatus = async (socket: WebSocket): Promise<number> =>
  ((await once(socket, 'unexpected-response'))[1] as { statusCode: number }).statusCode;

const closeCode = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0] as number;

async function connectSocket(options?: ClientOptions, target = app): Promise<WebSocket> {
  const socket = openSocket(options, { of: target });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  return socket;
}

const subscribe = (socket: WebSocket, id: string, query: string): void =>
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));

async function nextMessage(socket: WebSocket, id: string): Promise<Json> {
  for (;;) {
    const [text] = await once(socket, 'message');
    const message = JSON.parse(String(text));
    if (message.id === id) return message;
  }
}

test.each([[['graphql-ws']], [['soap', 'rest']]])('rejects the subprotocols %j', async protocols => {
  const [error] = await new Promise<Error[]>(done => openSocket({}, { by: protocols }).once('error', (...errors) => done(errors)));
  expect(error!.message).toBe('Server sent no subprotocol');
});

test('closes a socket without a subprotocol', async () => {
  expect(await closeCode(openSocket({}, { by: [] }))).toBe(4406);
});

test('closes a socket without connection_init', async () => {
  expect(await closeCode(openSocket())).toBe(4408);
});

test('closes a socket that subscribes before connection_init', async () => {
  const socket = openSocket();
  await once(socket, 'open');
  subscribe(socket, '1', '{ __typename }');
  expect(await closeCode(socket)).toBe(4401);
});

test('rejects a foreign origin', async () => {
  expect(await rejectedStatus(openSocket({ origin: 'https://elsewhere.example' }))).toBe(403);
});

test('limits sockets per address and accepts another after one is closed', async () => {
  const sockets = Array.from({ length: 5 * limits.socketsPerAddress }, () => openSocket());
  const outcomes = await Promise.all(
    sockets.map(socket => Promise.race([once(socket, 'open').then(() => 'open'), rejectedStatus(socket)])),
  );
  const countOf = (status: unknown) => outcomes.filter(outcome => outcome === status).length;
  expect([countOf('open'), countOf(429)]).toEqual([limits.socketsPerAddress, 4 * limits.socketsPerAddress]);
  sockets.find(({ readyState }) => readyState === WebSocket.OPEN)!.close();
  await waitFor(async () => (await countConnections()) < limits.socketsPerAddress);
  await connectSocket();
});

test('replaces an anonymous socket of the same address by a signed-in one', async () => {
  await app.make('user', { username: 'mia', email: 'mia@shop.example', password: 'butterkipferl' });
  const browser = createCookieClient(app);
  await signIn(browser, 'mia', 'butterkipferl');
  const headers = { cookie: browser.cookie()! };
  await Promise.all(Array.from({ length: limits.socketsPerAddress }, () => connectSocket()));
  await connectSocket({ headers });
  expect(await rejectedStatus(openSocket({ headers: { cookie: 'session=ausgedacht' } }))).toBe(429);
  await connectSocket({ headers });
  expect(await rejectedStatus(openSocket({ headers }))).toBe(429); // the session is at its limit
  await waitFor(async () => (await countConnections()) === limits.socketsPerAddress);
});

test('limits sockets per session', async () => {
  const headers = { cookie: 'session=a' };
  await Promise.all(Array.from({ length: limits.socketsPerSession }, () => connectSocket({ headers })));
  expect(await rejectedStatus(openSocket({ headers }))).toBe(429);
  await connectSocket({ headers: { cookie: 'session=b' } });
});

test('limits subscriptions per socket', async () => {
  const socket = await connectSocket({ headers: { authorization: 'ROLE_ADMIN' } });
  const branch = await app.make('branch');
  for (const id of ['1', '2', '3']) subscribe(socket, id, `subscription { ordersChanged(branch: "${branch}") { id } }`);
  const { type, payload } = await nextMessage(socket, '3');
  expect(type).toBe('error');
  expect(payload[0].extensions.code).toBe('RATE_LIMITED');
  socket.send('{"id":"2","type":"complete"}');
  subscribe(socket, '4', '{ __typename }');
  expect(await nextMessage(socket, '4')).toMatchObject({ type: 'next' });
});

test('closes the socket after a message that is too large', async () => {
  const socket = await connectSocket();
  subscribe(socket, '1', `{ __typename } #${'x'.repeat(65 * 1024)}`);
  expect(await closeCode(socket)).toBe(1009);
});

test.each<[name: string, send: (socket: WebSocket) => void]>([
  ['messages', socket => socket.send('{"type":"ping"}')],
  ['pings', socket => socket.ping()],
])('closes the socket after too many %s', async (_name, send) => {
  const socket = await connectSocket();
  for (let count = 0; count <= limits.messagesPerSecond; count++) send(socket);
  expect(await closeCode(socket)).toBe(1008);
});

test('closes the socket after a message in a thousand fragments', async () => {
  const socket = await connectSocket();
  for (let count = 0; count < 1_000; count++) socket.send('x', { fin: false });
  expect(await closeCode(socket)).toBe(1008);
});

test('closes a socket without pongs and keeps one with pongs', async () => {
  const alive = await connectSocket();
  expect(await closeCode(await connectSocket({ autoPong: false }))).toBe(1006);
  subscribe(alive, '1', '{ __typename }');
  expect(await nextMessage(alive, '1')).toMatchObject({ type: 'next' });
});

test('closes a socket that does not read its messages', async () => {
  const socket = await connectSocket({}, shortTimeoutApp);
  const stream = (socket as unknown as { _socket: Socket })._socket.pause();
  const invalidQuery = `{ ${'x'.repeat(60_000)} }`; // the error message contains the unknown field
  for (let id = 0; id < 200; id++) subscribe(socket, String(id), invalidQuery);
  void waitFor(async () => (await countConnections(shortTimeoutApp)) === 0).then(() => stream.resume());
  expect(await closeCode(socket)).toBe(1006); // or it closes earlier, because its own writes fail
});

test('returns UNAVAILABLE for a slow query', async () => {
  const database = shortTimeoutApp.app.services.database.createQueryRunner();
  await database.startTransaction();
  await database.query('lock table branch in access exclusive mode');
  const socket = await connectSocket({}, shortTimeoutApp);
  subscribe(socket, '1', '{ branches { total } }');
  const { payload } = await nextMessage(socket, '1');
  await database.rollbackTransaction();
  await database.release();
  expect(payload.errors[0]).toMatchObject({ message: 'Dieser Dienst ist gerade nicht erreichbar.', extensions: { code: 'UNAVAILABLE' } });
});

test.each<[name: string, message: string | Buffer, code: number]>([
  ['invalid JSON', 'hallo', 4400],
  ['incomplete JSON', '{"type":"ping"', 4400],
  ['bytes', Buffer.from([0, 255, 254, 128]), 4400],
  ['an empty message', '', 4400],
  ['a list', '[]', 4400],
  ['no type', '{}', 4400],
  ['an unknown type', '{"type":"shout"}', 4400],
  ['a type from Object.prototype', '{"type":"constructor"}', 4400],
  ['a query without an id', '{"type":"subscribe","payload":{"query":"{ __typename }"}}', 4400],
  ['a number as query', '{"id":"1","type":"subscribe","payload":{"query":7}}', 4400],
  ['variables as a string', '{"id":"1","type":"subscribe","payload":{"query":"{ __typename }","variables":"x"}}', 4400],
  ['a second connection_init', '{"type":"connection_init"}', 4429],
  ['connection_ack from the client', '{"type":"connection_ack"}', 4400],
  ['a next message from the client', '{"id":"1","type":"next","payload":{}}', 4400],
  ['an error message from the client', '{"id":"1","type":"error","payload":[{"message":"x"}]}', 4400],
])('closes the socket after %s', async (_name, message, code) => {
  const socket = await connectSocket();
  socket.send(message);
  expect(await closeCode(socket)).toBe(code);
});

test('closes the socket after a duplicate id', async () => {
  const socket = await connectSocket();
  for (let time = 0; time < 2; time++) subscribe(socket, '1', 'subscription { catalogueChanged { id } }');
  expect(await closeCode(socket)).toBe(4409);
});

test('closes the socket after ten thousand subscriptions', async () => {
  const socket = await connectSocket();
  for (let id = 0; id < 10_000; id++) subscribe(socket, String(id), 'subscription { catalogueChanged { id } }');
  expect(await closeCode(socket)).toBe(1008);
});

test('rejects upgrades during shutdown and still shuts down', async () => {
  const { port, hostname } = new URL(stoppingApp.url);
  const connection = connect(Number(port), hostname);
  connection.write(`GET /graphql HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`);
  await waitFor(async () => (await countConnections(stoppingApp)) === 1);
  const closed = stoppingApp.app.stop();
  connection.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
  expect(String((await once(connection, 'data'))[0])).toMatch(/^HTTP\/1.1 503 /);
  await closed;
});

const maskedFrame = (...head: number[]): Buffer => Buffer.from([...head, 0, 0, 0, 0]);

test.each<[name: string, bytes: Buffer, code: number]>([
  ['an unmasked frame', Buffer.from([0x81, 2, 0x7b, 0x7d]), 1002],
  ['reserved bits', maskedFrame(0xf1, 0x80), 1002],
  ['an unknown opcode', maskedFrame(0x83, 0x80), 1002],
  ['a fragmented ping', maskedFrame(0x09, 0x80), 1002],
  ['a ping that is too long', maskedFrame(0x89, 0xfe, 0, 126), 1002],
  ['a continuation without a start', maskedFrame(0x80, 0x80), 1002],
  ['a close frame with an invalid code', Buffer.concat([maskedFrame(0x88, 0x82), Buffer.from([3, 231])]), 1002],
  ['invalid UTF-8', Buffer.concat([maskedFrame(0x81, 0x81), Buffer.from([0xff])]), 1007],
  ['a declared length of 100 MB', maskedFrame(0x81, 0xff, 0, 0, 0, 0, 6, 0, 0, 0), 1009],
  ['an impossible declared length', maskedFrame(0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff), 1009],
  ['an incomplete frame', maskedFrame(0x81, 0xfe, 1, 0), 1006],
])('closes the socket after %s', async (_name, bytes, code) => {
  const socket = await connectSocket({ autoPong: false });
  (socket as unknown as { _socket: Socket })._socket.write(bytes);
  expect(await closeCode(socket)).toBe(code);
});

/** Returns the used heap after a garbage collection. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Resolves when the socket has answered all messages sent so far. */
async function waitForPong(socket: WebSocket, mark: string): Promise<void> {
  const pong = new Promise<void>(done => {
    socket.on('message', function onMessage(text) {
      if (!String(text).includes(mark)) return;
      done(void socket.off('message', onMessage));
    });
  });
  socket.send(JSON.stringify({ type: 'ping', payload: { mark } }));
  await pong;
}

// Sends frames until the socket is closed and returns the close code. The remaining frames are for the next socket.
async function sendFrames(frames: (string | Buffer)[]): Promise<number | undefined> {
  const socket = await connectSocket({}, highLimitApp);
  let code: number | undefined;
  const closed = closeCode(socket).then(value => void (code = value));
  for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) {
    socket.send(frame);
    await Promise.race([waitForPong(socket, `after ${frames.length}`), closed]);
    if (code !== undefined) return code;
  }
  return void socket.terminate();
}

test('survives two thousand fuzzed messages', async () => {
  const errorLog = jest.spyOn(console, 'error').mockImplementation(() => {});
  const frames = frameFuzz(Number(process.env.FUZZ_FRAMES ?? 2_000));
  const before = usedHeap();
  const codes = new Set<number | undefined>();
  const worker = async (): Promise<void> => {
    while (frames.length > 0) codes.add(await sendFrames(frames));
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  expect([...codes].filter(code => ![undefined, 4400, 4409, 4429, 1009].includes(code))).toEqual([]);
  await waitFor(async () => (await countConnections(highLimitApp)) === 0);
  expect(usedHeap() - before).toBeLessThan(50 * 1024 * 1024);
  expect(errorLog).not.toHaveBeenCalled();
  errorLog.mockRestore();
}, 120_000);
