import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import WebSocket from 'ws';
import { findPostmaster } from '../platform/database/embedded/postmaster';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const postgres = join(folder, 'database', 'postgres');
// As root with a private folder the data is stored elsewhere; the file `place` contains its path.
const data = (): string => join(existsSync(join(postgres, 'place')) ? readFileSync(join(postgres, 'place'), 'utf8') : postgres, 'data');
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  port = await findFreePort();
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const path of [dirname(data()), folder]) rmSync(path, { recursive: true, force: true });
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

interface AppProcess {
  child: ChildProcess;
  /** The output so far. */
  output: () => string;
  /** The exit code, once the process has ended. */
  exitCode: Promise<number | null>;
}

/** Starts the app in its own process. */
function startProcess(env: Record<string, string> = {}, [file, ...args]: string[] = ['node', 'server/start.cjs']): AppProcess {
  const child = spawn(file!, args, {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk));
  return { child, output: () => text, exitCode: once(child, 'close').then(([code]) => code as number | null) };
}

async function startApp(env?: Record<string, string>): Promise<AppProcess> {
  const instance = startProcess(env);
  while (!instance.output().includes('GraphQL')) {
    await Promise.race([once(instance.child.stdout!, 'data'), instance.exitCode]);
    if (instance.child.exitCode !== null) throw new Error(instance.output());
  }
  return instance;
}

const urlOf = (path: string): string => `http://127.0.0.1:${port}${path}`;

test('reports a wrong environment before the database is created', async () => {
  const { exitCode, output } = startProcess({ PORT: 'door', SEED: 'maybe' });
  expect(await exitCode).toBe(1);
  expect(output().trim().split('\n')).toEqual([
    'The environment is wrong:',
    '  PORT (the port) must be a whole number from 1 to 65535; it is "door".',
    '  SEED (the data of an empty database) must be demo or none; it is "maybe".',
  ]);
  expect(existsSync(join(folder, 'database'))).toBe(false);
});

test('reports a port in use in one line before the database is created', async () => {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { exitCode, output } = startProcess();
  expect(await exitCode).toBe(1);
  expect(output().trim()).toBe(
    `Port ${port} is already in use. Stop the other program, or start with another one: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(folder, 'database'))).toBe(false);
  server.close();
});

test('reports an unreachable database in one line without its password', async () => {
  const { exitCode, output } = startProcess({ DATABASE_URL: 'postgres://shop:geheim@127.0.0.1:1/shop' });
  expect(await exitCode).toBe(1);
  expect(output().trim()).toBe('The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
});

test('prints URLs, logins and the password at the first start; a restart after SIGKILL keeps the data and prints no password', async () => {
  const first = await startApp({ PUBLIC_URL: 'https://shop.example' });
  expect(first.output()).toMatch(/Shop +https:\/\/shop\.example\/\n.*\/backend\n.*\/graphql\n.*admin, mia, ben.*\n +Password +\S{12} /);
  first.child.kill('SIGKILL');
  await first.exitCode;

  const second = await startApp();
  expect(second.output()).toContain('admin, mia, ben');
  expect(second.output()).not.toContain('Password');
  expect((await fetch(urlOf('/health'))).status).toBe(200);
  expect(await (await fetch(urlOf('/store/markt'))).text()).toContain('<div id="root">');
  second.child.kill('SIGTERM');
  expect(await second.exitCode).toBe(0);
  expect(existsSync(data())).toBe(true);
  expect(findPostmaster(data())).toBeUndefined();
});

test('rejects data that another instance uses, which goes on', async () => {
  const first = await startApp();
  const second = startProcess({ PORT: String(await findFreePort()) });
  expect(await second.exitCode).toBe(1);
  expect(second.output().trim()).toBe(
    `Another process (${first.child.pid}) uses the data in ${join(folder, 'database')}. ` +
      'Stop it, or start with another folder: DATA_DIR=<folder> npm start',
  );
  expect((await fetch(urlOf('/health'))).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.exitCode).toBe(0);
});

test('closes sockets with 1001 on SIGTERM and leaves no process behind', async () => {
  const instance = await startApp();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  instance.child.kill('SIGTERM');
  expect((await once(socket, 'close'))[0]).toBe(1001);
  expect(await instance.exitCode).toBe(0);
  expect(findPostmaster(data())).toBeUndefined();
});

test('shuts down when npm was killed', async () => {
  const { exitCode, output, child } = startProcess({ npm_lifecycle_event: 'start' }, ['sh', '-c', 'node server/start.cjs & wait']);
  while (!output().includes('GraphQL')) await once(child.stdout!, 'data');
  child.kill('SIGKILL');
  await exitCode; // resolves when the last process with this output has ended
  expect(findPostmaster(data())).toBeUndefined();
});
