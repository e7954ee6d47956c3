/**
 * Measures how long the app takes until it listens: at the first start, which creates database, client and demo shop, at later starts, and
 * for loading the code alone.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { readClusterCpuTime, readCpuTime, findChildPostmaster, print, percentiles, type Cost } from './measure';
import { portOf } from '../platform/http/port';

const folder = resolve('.data/bench-start');
const repetitions = 5;
const clientFolder = 'web/dist';
const buildFolders = [clientFolder, 'server/dist'];

interface StartCost {
  duration: number;
  app: number;
  postgres: number;
}

/** Starts the app as `npm start` does, measures until it logs that it listens, and stops it. */
async function start(): Promise<StartCost> {
  const startTime = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['server/start.cjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await waitForOutput(child, 'GraphQL ');
  const duration = performance.now() - startTime;
  const postmaster = findChildPostmaster(child.pid!);
  const cost = { duration, app: readCpuTime(child.pid!), postgres: postmaster ? readClusterCpuTime(postmaster) : 0 };
  child.kill('SIGTERM');
  await once(child, 'exit');
  return cost;
}

/** Loads the code of the app without opening anything: a wrong port ends the process once everything is loaded. */
async function loadCode(): Promise<StartCost> {
  const startTime = performance.now();
  const code = "process.on('exit', () => console.log('CPU', process.cpuUsage())); require('./server/start.cjs');";
  const child = spawn(process.execPath, ['--eval', code], { env: { ...process.env, PORT: 'none' }, stdio: ['ignore', 'pipe', 'ignore'] });
  const cpuTimes = await waitForOutput(child, 'CPU');
  const duration = performance.now() - startTime;
  const app = [...cpuTimes.matchAll(/\d+/g)].reduce((sum, [microseconds]) => sum + Number(microseconds) / 1000, 0);
  return { duration, app, postgres: 0 };
}

/** Waits until the process prints the text and returns the line. Rejects when it ends before. */
export function waitForOutput({ stdout }: ChildProcess, text: string): Promise<string> {
  return new Promise((resolveWait, reject) => {
    const lines = createInterface(stdout!);
    lines.on('line', line => line.includes(text) && resolveWait(line));
    lines.on('close', () => reject(new Error(`The process ended before it printed "${text}".`)));
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const port = portOf(probe);
  await new Promise(done => probe.close(done));
  return port;
}

async function measureStarts(name: string, repetitions: number, run: () => Promise<StartCost>): Promise<Cost> {
  const costs: StartCost[] = [];
  for (let index = 0; index < repetitions; index++) costs.push(await run());
  const durations = costs.map(({ duration }) => duration);
  const mean = (select: (cost: StartCost) => number): number => costs.reduce((sum, cost) => sum + select(cost), 0) / repetitions;
  return {
    name,
    times: repetitions,
    ...percentiles(durations),
    perSecond: 1000 / mean(({ duration }) => duration),
    app: mean(cost => cost.app),
    postgres: mean(cost => cost.postgres),
  };
}

const deleteFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

export async function benchStartup(): Promise<void> {
  for (const path of [folder, ...buildFolders]) deleteFolder(path);
  print('Time until the app listens', [
    await measureStarts('first start: creates client, database and demo shop', 1, start),
    await measureStarts('second start', repetitions, start),
    await measureStarts('second start with a changed client', 1, () => (deleteFolder(clientFolder), start())),
    await measureStarts('loading the code alone', repetitions, loadCode),
  ]);
  deleteFolder(folder);
}

if (require.main === module) void benchStartup();
