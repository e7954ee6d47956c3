import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import WebSocket, { type ClientOptions } from 'ws';
import { eventually, useHouse, useInstance } from '../../testing/app/testApp';
import { frameNonsense } from '../../testing/data/fuzzRequests';
import { signIn, visitor } from '../../testing/app/cookieClient';

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
const patient = useInstance({ limits: { messagesPerSecond: 100_000 } });
const leaving = useInstance();

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
const refusal = async (socket: WebSocket): Promise<number> =>
  ((await once(socket, 'unexpected-response'))[1] as { statusCode: number }).statusCode;

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

test('one address holds so many sockets, however many come at once, and another when one is closed', async () => {
  const opening = Array.from({ length: 5 * limits.socketsPerAddress }, () => open());
  const outcomes = await Promise.all(opening.map(socket => Promise.race([once(socket, 'open').then(() => 'open'), refusal(socket)])));
  const countOf = (one: unknown) => outcomes.filter(outcome => outcome === one).length;
  expect([countOf('open'), countOf(429)]).toEqual([limits.socketsPerAddress, 4 * limits.socketsPerAddress]);
  opening.find(({ readyState }) => readyState === WebSocket.OPEN)!.close();
  await eventually(async () => (await connections()) < limits.socketsPerAddress);
  await greeted();
});

test('whoever signed in gets the place of a stranger behind the same address', async () => {
  await house.make('user', { username: 'mia', email: 'mia@shop.example', password: 'butterkipferl' });
  const browser = visitor(house);
  await signIn(browser, 'mia', 'butterkipferl');
  const headers = { cookie: browser.cookie()! };
  await Promise.all(Array.from({ length: limits.socketsPerAddress }, () => greeted()));
  await greeted({ headers });
  expect(await refusal(open({ headers: { cookie: 'session=ausgedacht' } }))).toBe(429);
  await greeted({ headers });
  expect(await refusal(open({ headers }))).toBe(429); // no more of one session
  await eventually(async () => (await connections()) === limits.socketsPerAddress);
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

test.each<[name: string, message: string | Buffer, code: number]>([
  ['no JSON', 'hallo', 4400],
  ['half a message', '{"type":"ping"', 4400],
  ['bytes', Buffer.from([0, 255, 254, 128]), 4400],
  ['nothing', '', 4400],
  ['a list', '[]', 4400],
  ['no type', '{}', 4400],
  ['a type that is none', '{"type":"shout"}', 4400],
  ['a type of every object', '{"type":"constructor"}', 4400],
  ['a question without an id', '{"type":"subscribe","payload":{"query":"{ __typename }"}}', 4400],
  ['a question that is a number', '{"id":"1","type":"subscribe","payload":{"query":7}}', 4400],
  ['variables that are a text', '{"id":"1","type":"subscribe","payload":{"query":"{ __typename }","variables":"x"}}', 4400],
  ['a second introduction', '{"type":"connection_init"}', 4429],
  ['a greeting in return', '{"type":"connection_ack"}', 4400],
  ['an answer', '{"id":"1","type":"next","payload":{}}', 4400],
  ['an error', '{"id":"1","type":"error","payload":[{"message":"x"}]}', 4400],
])('%s closes the socket', async (_name, message, code) => {
  const socket = await greeted();
  socket.send(message);
  expect(await closing(socket)).toBe(code);
});

test('a question by the name of one that is still being answered closes the socket', async () => {
  const socket = await greeted();
  for (let time = 0; time < 2; time++) ask(socket, '1', 'subscription { catalogueChanged { id } }');
  expect(await closing(socket)).toBe(4409);
});

test('ten thousand questions close the socket', async () => {
  const socket = await greeted();
  for (let id = 0; id < 10_000; id++) ask(socket, String(id), 'subscription { catalogueChanged { id } }');
  expect(await closing(socket)).toBe(1008);
});

test('whoever wants a socket while the house closes is turned away, and the house does close', async () => {
  const { port, hostname } = new URL(leaving.address);
  const line = connect(Number(port), hostname);
  line.write(`GET /graphql HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`);
  await eventually(async () => (await connections(leaving)) === 1);
  const closed = leaving.app.stop();
  line.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
  expect(String((await once(line, 'data'))[0])).toMatch(/^HTTP\/1.1 503 /);
  await closed;
});

const masked = (...head: number[]): Buffer => Buffer.from([...head, 0, 0, 0, 0]);

test.each<[name: string, bytes: Buffer, code: number]>([
  ['bytes without a mask', Buffer.from([0x81, 2, 0x7b, 0x7d]), 1002],
  ['bits that mean nothing', masked(0xf1, 0x80), 1002],
  ['a kind that is none', masked(0x83, 0x80), 1002],
  ['a ping in pieces', masked(0x09, 0x80), 1002],
  ['a ping that is too long', masked(0x89, 0xfe, 0, 126), 1002],
  ['a next piece of nothing', masked(0x80, 0x80), 1002],
  ['a farewell with a code that is none', Buffer.concat([masked(0x88, 0x82), Buffer.from([3, 231])]), 1002],
  ['a text that is none', Buffer.concat([masked(0x81, 0x81), Buffer.from([0xff])]), 1007],
  ['100 MB, as it says', masked(0x81, 0xff, 0, 0, 0, 0, 6, 0, 0, 0), 1009],
  ['more than there is, as it says', masked(0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff), 1009],
  ['a frame that breaks off', masked(0x81, 0xfe, 1, 0), 1006],
])('%s on the line closes the socket', async (_name, bytes, code) => {
  const socket = await greeted({ autoPong: false });
  (socket as unknown as { _socket: Socket })._socket.write(bytes);
  expect(await closing(socket)).toBe(code);
});

/** What is in memory once everything nobody needs is gone. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** When the socket has answered all that was sent to it so far. */
async function signOfLife(socket: WebSocket, mark: string): Promise<void> {
  const answered = new Promise<void>(done => {
    socket.on('message', function hear(text) {
      if (!String(text).includes(mark)) return;
      socket.off('message', hear);
      done();
    });
  });
  socket.send(JSON.stringify({ type: 'ping', payload: { mark } }));
  await answered;
}

// Sends one after the other until the socket is closed; what is left is for the next one.
async function pour(frames: (string | Buffer)[]): Promise<number | undefined> {
  const socket = await greeted({}, patient);
  let code: number | undefined;
  const closed = closing(socket).then(given => void (code = given));
  for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) {
    socket.send(frame);
    await Promise.race([signOfLife(socket, `after ${frames.length}`), closed]);
    if (code !== undefined) return code;
  }
  return void socket.terminate();
}

test('two thousand messages that nobody means do no harm', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const frames = frameNonsense(Number(process.env.FUZZ_FRAMES ?? 2_000));
  const before = memory();
  const codes = new Set<number | undefined>();
  const work = async (): Promise<void> => {
    while (frames.length > 0) codes.add(await pour(frames));
  };
  await Promise.all(Array.from({ length: 10 }, work));
  expect([...codes].filter(code => ![undefined, 4400, 4409, 4429, 1009].includes(code))).toEqual([]);
  await eventually(async () => (await connections(patient)) === 0);
  expect(memory() - before).toBeLessThan(50 * 1024 * 1024);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
}, 120_000);
