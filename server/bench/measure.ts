/** Asks a server as fast as it answers, and reads what that cost: processor time of the server and of PostgreSQL, for each answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request, type RequestOptions } from 'node:http';
import { join } from 'node:path';

export interface Ask extends RequestOptions {
  body?: string;
}

const together = 8;
const tick = 10; // milliseconds of processor time in /proc, on every Linux

/** The processor time a process has used, in milliseconds. */
function processorTime(pid: number): number {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const words = rest!.split(' ');
  return (Number(words[11]) + Number(words[12])) * tick;
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(parent);
      } catch {
        return false; // it ended meanwhile
      }
    });

/** The processor time of all connections of the PostgreSQL whose data lie in this folder. */
export function databaseTime(folder: string): number {
  const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return childrenOf(postmaster).reduce((sum, pid) => sum + processorTime(pid), 0);
}

/** One answer, whole. */
export function answer({ body, ...options }: Ask): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((done, fail) => {
    const asked = request(options, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done({ status: response.statusCode!, bytes: Buffer.concat(chunks) }));
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

interface Bench {
  /** The process that answers. */
  pid: number;
  /** The folder of the database behind it; none when it needs none. */
  database?: string;
}

/** Runs `work` eight at a time for so many milliseconds. */
async function repeat(work: () => Promise<unknown>, time: number): Promise<{ count: number; seconds: number }> {
  const start = performance.now();
  let count = 0;
  const asker = async (): Promise<void> => {
    for (; performance.now() - start < time; count += 1) await work();
  };
  await Promise.all(Array.from({ length: together }, asker));
  return { count, seconds: (performance.now() - start) / 1000 };
}

/** Prints processor time for each answer and answers in a second. The processor time of the server, in milliseconds. */
export async function measure(name: string, work: () => Promise<unknown>, { pid, database }: Bench): Promise<number> {
  await repeat(work, 1_500); // until everything that is compiled late is compiled
  const before = [processorTime(pid), database ? databaseTime(database) : 0] as const;
  const { count, seconds } = await repeat(work, 4_000);
  const server = (processorTime(pid) - before[0]) / count;
  const inDatabase = database ? (databaseTime(database) - before[1]) / count : 0;
  const columns = [name.padEnd(46), `${server.toFixed(3)} ms`, `${inDatabase.toFixed(3)} ms`, `${(count / seconds).toFixed(0)}/s`];
  console.log(columns.map((column, index) => (index === 0 ? column : column.padStart(12))).join(''));
  return server;
}

/** An asker of this address that keeps its connections. */
export function askerOf(port: number): (ask: Ask) => Promise<{ status: number; bytes: Buffer }> {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  return ask => answer({ agent, port, host: '127.0.0.1', ...ask });
}
