/** Measures what work costs: time on the clock, CPU of the house, CPU of PostgreSQL. It reads /proc, so it runs on Linux only. */
import { execFileSync } from 'node:child_process';
import { Console } from 'node:console';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

// Behind the name, which may hold anything: state, parent, … and from the twelfth on the ticks: user, system, and those of ended children.
const statOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);

/** CPU milliseconds a process has used, its ended children included. */
export function cpuOf(pid: number): number {
  const ticks = statOf(pid).slice(11, 15);
  return (ticks.reduce((sum, count) => sum + count, 0) / ticksPerSecond) * 1000;
}

const parentOf = (pid: number): number => statOf(pid)[1]!;

/** CPU milliseconds of a PostgreSQL server: its first process and all it has started. */
export const clusterCpu = (postmaster: number): number =>
  processes().reduce((sum, pid) => sum + (ofCluster(pid, postmaster) ? cpuIfAlive(pid) : 0), 0);

const processes = (): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number);

const ofCluster = (pid: number, postmaster: number): boolean => pid === postmaster || ifAlive(() => parentOf(pid)) === postmaster;
const cpuIfAlive = (pid: number): number => ifAlive(() => cpuOf(pid)) ?? 0;

// A process may end while we look at it.
function ifAlive<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Which processes to watch. */
export interface Watched {
  house: number;
  postmaster: number;
}

/** The first process of the server that has this one. */
export const postmasterOf = (backend: number): number => parentOf(backend);

/** The first process of the server that this process started. */
export const postmasterUnder = (starter: number): number | undefined =>
  processes().find(pid => ifAlive(() => parentOf(pid)) === starter && ifAlive(() => nameOf(pid)) === 'postgres');

const nameOf = (pid: number): string => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

/** What one time costs, in milliseconds. */
export interface Cost {
  name: string;
  times: number;
  median: number;
  p95: number;
  perSecond: number;
  house: number;
  postgres: number;
}

interface Work {
  name: string;
  times: number;
  clients: number;
  run: (client: number) => Promise<unknown>;
}

/** Does the work as often as said, by so many clients at once, each waiting for its answer. */
export async function measure({ house, postmaster }: Watched, { name, times, clients, run }: Work): Promise<Cost> {
  const waits: number[] = [];
  let left = times;
  async function work(client: number): Promise<void> {
    while (left-- > 0) {
      const start = performance.now();
      await run(client);
      waits.push(performance.now() - start);
    }
  }
  const before = { at: performance.now(), house: cpuOf(house), postgres: clusterCpu(postmaster) };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const seconds = (performance.now() - before.at) / 1000;
  return {
    name,
    times,
    ...spread(waits),
    perSecond: times / seconds,
    house: (cpuOf(house) - before.house) / times,
    postgres: (clusterCpu(postmaster) - before.postgres) / times,
  };
}

/** What half of the waits, and all but a twentieth of them, stay below. */
export function spread(waits: readonly number[]): { median: number; p95: number } {
  const sorted = waits.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, p95: sorted[Math.floor(sorted.length * 0.95)]! };
}

const out = new Console(process.stdout);
const round = (value: number): number => Number(value.toPrecision(3));

/** Prints what was measured. */
export function print(title: string, costs: readonly Cost[]): void {
  out.log(`\n${title}`);
  if (costs.length === 0) return;
  const rows = costs.map(({ name, times, median, p95, perSecond, house, postgres }) => [
    name,
    {
      times,
      'median ms': round(median),
      'p95 ms': round(p95),
      'per second': round(perSecond),
      'CPU ms of the house': round(house),
      'of PostgreSQL': round(postgres),
      'of both': round(house + postgres),
    },
  ]);
  out.table(Object.fromEntries(rows));
}
