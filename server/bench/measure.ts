/** Measures the time and the CPU usage of the app and of PostgreSQL. It reads /proc, so it runs only on Linux. */
import { execFileSync } from 'node:child_process';
import { Console } from 'node:console';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

// The fields after the process name, which can contain any character: state, parent and so on. From the twelfth on: ticks of user, system
// and ended child processes.
const readStat = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);

/** Returns the CPU milliseconds that a process and its ended child processes have used. */
export function readCpuTime(pid: number): number {
  const ticks = readStat(pid).slice(11, 15);
  return (ticks.reduce((sum, count) => sum + count, 0) / ticksPerSecond) * 1000;
}

const readParent = (pid: number): number => readStat(pid)[1]!;

/** Returns the CPU milliseconds of a PostgreSQL server: its postmaster and all processes that the postmaster started. */
export const readClusterCpuTime = (postmaster: number): number =>
  listProcesses().reduce((sum, pid) => sum + (isInCluster(pid, postmaster) ? readCpuTimeIfAlive(pid) : 0), 0);

const listProcesses = (): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number);

const isInCluster = (pid: number, postmaster: number): boolean => pid === postmaster || ifAlive(() => readParent(pid)) === postmaster;
const readCpuTimeIfAlive = (pid: number): number => ifAlive(() => readCpuTime(pid)) ?? 0;

// A process can end while it is read.
function ifAlive<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The processes to measure. */
export interface MeasuredProcesses {
  app: number;
  postmaster: number;
}

/** Returns the postmaster of the server that has this backend process. */
export const findPostmaster = (backend: number): number => readParent(backend);

/** Returns the postmaster that this process started. */
export const findChildPostmaster = (parent: number): number | undefined =>
  listProcesses().find(pid => ifAlive(() => readParent(pid)) === parent && ifAlive(() => readName(pid)) === 'postgres');

const readName = (pid: number): string => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

/** The cost of one run, in milliseconds. */
export interface Cost {
  name: string;
  times: number;
  median: number;
  p95: number;
  perSecond: number;
  app: number;
  postgres: number;
}

interface Workload {
  name: string;
  times: number;
  clients: number;
  run: (client: number) => Promise<unknown>;
}

/**
 * Runs the workload the given number of times with the given number of clients. Each client waits for its response before it starts again.
 */
export async function measure({ app, postmaster }: MeasuredProcesses, { name, times, clients, run }: Workload): Promise<Cost> {
  const durations: number[] = [];
  let remaining = times;
  async function runClient(client: number): Promise<void> {
    while (remaining-- > 0) {
      const start = performance.now();
      await run(client);
      durations.push(performance.now() - start);
    }
  }
  const before = { at: performance.now(), app: readCpuTime(app), postgres: readClusterCpuTime(postmaster) };
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  const seconds = (performance.now() - before.at) / 1000;
  return {
    name,
    times,
    ...percentiles(durations),
    perSecond: times / seconds,
    app: (readCpuTime(app) - before.app) / times,
    postgres: (readClusterCpuTime(postmaster) - before.postgres) / times,
  };
}

/** Returns the median and the 75th and 95th percentile. */
export function percentiles(durations: readonly number[]): { median: number; p75: number; p95: number } {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)]!;
  return { median: at(0.5), p75: at(0.75), p95: at(0.95) };
}

const out = new Console(process.stdout);
const round = (value: number): number => Number(value.toPrecision(3));

/** Prints the measured costs as a table. */
export function print(title: string, costs: readonly Cost[]): void {
  out.log(`\n${title}`);
  if (costs.length === 0) return;
  const rows = costs.map(({ name, times, median, p95, perSecond, app, postgres }) => [
    name,
    {
      times,
      'median ms': round(median),
      'p95 ms': round(p95),
      'per second': round(perSecond),
      'CPU ms of the app': round(app),
      'CPU ms of PostgreSQL': round(postgres),
      'CPU ms of both': round(app + postgres),
    },
  ]);
  out.table(Object.fromEntries(rows));
}
