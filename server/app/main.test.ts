import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import WebSocket from 'ws';
import { findPostmaster } from '../platform/database/embedded/postmaster';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'house-'));
const postgres = join(folder, 'database', 'postgres');
// As root in a private folder the data may lie elsewhere, and a note says where.
const data = (): string => join(existsSync(join(postgres, 'place')) ? readFileSync(join(postgres, 'place'), 'utf8') : postgres, 'data');
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  server.close();
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const place of [dirname(data()), folder]) rmSync(place, { recursive: true, force: true });
});

interface Process {
  child: ChildProcess;
  /** All it said so far. */
  said: () => string;
  /** Its exit code, when it has ended. */
  ended: Promise<number | null>;
}

/** `npm start` in a process of its own. */
function start(env: Record<string, string> = {}, [file, ...args]: string[] = ['node', '--require', 'tsx/cjs', 'server/main.ts']): Process {
  const child = spawn(file!, args, {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk));
  return { child, said: () => text, ended: once(child, 'close').then(([code]) => code as number | null) };
}

async function opened(env?: Record<string, string>): Promise<Process> {
  const house = start(env);
  while (!house.said().includes('GraphQL')) {
    await Promise.race([once(house.child.stdout!, 'data'), house.ended]);
    if (house.child.exitCode !== null) throw new Error(house.said());
  }
  return house;
}

const address = (path: string): string => `http://127.0.0.1:${port}${path}`;

test('a wrong environment is refused in plain words before anything is made', async () => {
  const { ended, said } = start({ PORT: 'door', SEED: 'maybe' });
  expect(await ended).toBe(1);
  expect(said().trim().split('\n')).toEqual([
    'The environment is wrong:',
    '  PORT (the one port) must be a whole number from 1 to 65535; it is "door".',
    '  SEED (what an empty database is filled with) must be demo or none; it is "maybe".',
  ]);
  expect(existsSync(join(folder, 'database'))).toBe(false);
});

test('a port in use is named in one line before anything is made', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { ended, said } = start();
  expect(await ended).toBe(1);
  expect(said().trim()).toBe(
    `Port ${port} is already in use. Stop the other program, or start with another one: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(folder, 'database'))).toBe(false);
  other.close();
});

test('a database that does not answer is named in one line, without its password', async () => {
  const { ended, said } = start({ DATABASE_URL: 'postgres://shop:geheim@127.0.0.1:1/shop' });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe('The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
});

test('the first start tells addresses, logins and the password; one after a kill opens the same house and tells no password', async () => {
  const first = await opened({ PUBLIC_URL: 'https://shop.example' });
  expect(first.said()).toMatch(/Shop +https:\/\/shop\.example\/\n.*\/backend\n.*\/graphql\n.*admin, mia, ben.*\n +Password +\S{12} /);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await opened();
  expect(second.said()).toContain('admin, mia, ben');
  expect(second.said()).not.toContain('Password');
  expect((await fetch(address('/health'))).status).toBe(200);
  expect(await (await fetch(address('/store/markt'))).text()).toContain('<div id="root">');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(existsSync(data())).toBe(true);
  expect(findPostmaster(data())).toBeUndefined();
});

test('SIGTERM closes sockets as going away and leaves no process behind', async () => {
  const house = await opened();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  house.child.kill('SIGTERM');
  expect((await once(socket, 'close'))[0]).toBe(1001);
  expect(await house.ended).toBe(0);
  expect(findPostmaster(data())).toBeUndefined();
});

test('a house whose npm was killed closes by itself', async () => {
  const { ended, said, child } = start({ npm_lifecycle_event: 'start' }, ['sh', '-c', 'node --require tsx/cjs server/main.ts & wait']);
  while (!said().includes('GraphQL')) await once(child.stdout!, 'data');
  child.kill('SIGKILL');
  await ended; // its output is closed when the last process that holds it has ended
  expect(findPostmaster(data())).toBeUndefined();
});
