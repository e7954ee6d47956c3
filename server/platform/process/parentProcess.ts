/** Whoever started the house: npm, with a shell between that does not pass its signals on. When they are gone, the house must go too. */
import { existsSync, readFileSync } from 'node:fs';

const pause = 250;

/** Calls back once when `npm start` or its shell has ended. Elsewhere than on Linux the shell makes way by itself, and nothing is watched. */
export function whenStarterEnds(work: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start' || !existsSync('/proc/self/stat')) return;
  const starters = [process.ppid, parentOf(process.ppid)];
  const watch = setInterval(() => {
    if (!starters.some(hasEnded)) return;
    clearInterval(watch);
    work();
  }, pause).unref();
}

// "pid (command) state parent …", and the command may hold anything.
const statOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

function hasEnded(pid: number): boolean {
  try {
    return statOf(pid)[0] === 'Z'; // ended, but nobody asked how
  } catch {
    return true;
  }
}
