/**
 * The owner of a data folder: the one process that may use its files. Each claim is a file of its own with the next number, which only one
 * process can create, so that of two processes that start at once one gets the folder. The claim with the highest number counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toObject } from '../../../../schema/objects';
import { StartupError } from '../../process/shutdown';
import { isAlive } from './postmaster';

/** Milliseconds to wait for another process that uses the data and may be ending. */
const ownerTimeout = 3_000;
const pause = (): Promise<void> => new Promise(done => setTimeout(done, 30));

interface Claim {
  number: number;
  /** Empty while its process writes it. */
  text: string;
}

// Versions before 1.8 have written their process number into `owner`.
const claimPattern = /^owner(?:-(\d+))?$/;
const claimFile = (root: string, number: number): string => join(root, number === 0 ? 'owner' : `owner-${number}`);

const numbersOf = (root: string): number[] =>
  (existsSync(root) ? readdirSync(root) : []) // an administrator may have deleted the folder
    .flatMap(name => (claimPattern.test(name) ? [Number(claimPattern.exec(name)?.[1] ?? 0)] : []))
    .sort((a, b) => b - a);

function lastClaim(root: string): Claim | undefined {
  const [number] = numbersOf(root);
  if (number === undefined) return undefined;
  const file = claimFile(root, number);
  return existsSync(file) ? { number, text: readFileSync(file, 'utf8') } : lastClaim(root); // deleted by the owner of a later one
}

/** Returns the number of the process and what distinguishes it from others that get this number later; undefined when it has ended. */
function describeProcess(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform !== 'linux') return `${pid} ${spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout}`;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...values] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The 22nd value is the time of its start since that of the machine. A zombie has ended.
    return state === 'Z' ? undefined : `${pid} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${values[18]}`;
  } catch {
    return undefined;
  }
}

const releasedText = 'released';
const ownText = describeProcess(process.pid) ?? String(process.pid);

/** Tells whether this process owns the folder. */
export const isOwn = (root: string): boolean => lastClaim(root)?.text === ownText;

/**
 * Makes this process the owner of the folder. Throws when another one owns it and does not end within some seconds. `isRunning` tells whether
 * the database runs, which decides about claims of older versions: their process number may belong to another process by now.
 */
export async function claimOwnership(root: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + ownerTimeout;
  for (let isLate = false; !tryClaim(root, isRunning, isLate); isLate = Date.now() > deadline) {
    if (isLate) throw inUseError(root);
    await pause();
  }
}

/** Releases the folder, so that another process can claim it while this one continues. */
export function releaseOwnership(root: string): void {
  const claim = lastClaim(root);
  if (claim?.text === ownText) writeFileSync(claimFile(root, claim.number), releasedText);
}

function tryClaim(root: string, isRunning: () => boolean, isLate: boolean): boolean {
  const last = lastClaim(root);
  if (last?.text === ownText) return true;
  if (last && isOwned(last, isRunning, isLate)) return false;
  const number = (last?.number ?? 0) + 1;
  try {
    writeFileSync(claimFile(root, number), ownText, { flag: 'wx' });
  } catch (error) {
    if (toObject(error).code === 'EEXIST') return false;
    throw error;
  }
  const isLast = numbersOf(root)[0] === number; // unless this process has slept for some claims
  for (const outdated of isLast ? numbersOf(root).slice(1) : [number]) rmSync(claimFile(root, outdated), { force: true });
  return isLast;
}

function isOwned({ number, text }: Claim, isRunning: () => boolean, isLate: boolean): boolean {
  if (text === '') return !isLate; // its process may have been killed before it wrote
  const pid = Number.parseInt(text);
  if (Number.isNaN(pid)) return false;
  return number === 0 ? pid !== process.pid && isAlive(pid) && isRunning() : describeProcess(pid) === text;
}

const inUseError = (root: string): StartupError =>
  new StartupError(
    `Another process (${Number.parseInt(lastClaim(root)?.text ?? '')}) uses the data in ${root}. Stop it, or start with another folder: DATA_DIR=<folder> npm start`,
  );
