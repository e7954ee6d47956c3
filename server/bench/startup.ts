/** How long a house takes until it listens: the first time, when database, client and demo shop are made, and every time after; beside the loading of its code alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { clusterCpu, cpuOf, postmasterUnder, print, spread, type Cost } from './measure';

const folder = resolve('.data/bench-start');
const times = 5;
/** Where the built client lies. */
const builds = 'web/dist';

interface Start {
  wait: number;
  house: number;
  postgres: number;
}

/** Starts a house as `npm start` does, measures until it says that it listens, and stops it. */
async function start(): Promise<Start> {
  const begin = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(await freePort()) };
  const house = spawn(process.execPath, ['--require', 'tsx/cjs', 'server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await heard(house, 'GraphQL ');
  const wait = performance.now() - begin;
  const postmaster = postmasterUnder(house.pid!);
  const cost = { wait, house: cpuOf(house.pid!), postgres: postmaster ? clusterCpu(postmaster) : 0 };
  house.kill('SIGTERM');
  await once(house, 'exit');
  return cost;
}

/** Loads what a house loads, and opens nothing. */
async function load(): Promise<Start> {
  const begin = performance.now();
  const code =
    "require('tsx/cjs'); require('reflect-metadata'); require('./server/app.ts'); console.log('loaded'); setInterval(() => {}, 1000);";
  const loaded = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await heard(loaded, 'loaded');
  const cost = { wait: performance.now() - begin, house: cpuOf(loaded.pid!), postgres: 0 };
  loaded.kill();
  await once(loaded, 'exit');
  return cost;
}

/** Until the process says this word, or ends without. */
function heard({ stdout }: ChildProcess, word: string): Promise<void> {
  return new Promise((done, fail) => {
    const lines = createInterface(stdout!);
    lines.on('line', line => line.includes(word) && done());
    lines.on('close', () => fail(new Error(`It ended before it said "${word}".`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise(done => probe.close(done));
  return port;
}

async function costOf(name: string, times: number, run: () => Promise<Start>): Promise<Cost> {
  const starts: Start[] = [];
  for (let time = 0; time < times; time++) starts.push(await run());
  const waits = starts.map(({ wait }) => wait);
  const mean = (of: (start: Start) => number): number => starts.reduce((sum, start) => sum + of(start), 0) / times;
  return {
    name,
    times,
    ...spread(waits),
    perSecond: 1000 / mean(({ wait }) => wait),
    house: mean(s => s.house),
    postgres: mean(s => s.postgres),
  };
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

export async function benchStart(): Promise<void> {
  remove(folder);
  remove(builds);
  print('Until the house listens', [
    await costOf('first start: client, database and demo shop are made', 1, start),
    await costOf('second start', times, start),
    await costOf('second start, the client was changed', 1, () => (remove(builds), start())),
    await costOf('loading the code alone', times, load),
  ]);
  remove(folder);
}

if (require.main === module) void benchStart();
