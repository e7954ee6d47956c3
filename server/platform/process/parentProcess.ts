/** Watches the parent processes, npm and its shell, which do not pass signals on. The app ends with them. */
import { existsSync, readFileSync } from 'node:fs';

const pollInterval = 250;

/** Calls back once when `npm start` or its shell has ended. Does nothing except on Linux, where the shell stays between both. */
export function onParentExit(callback: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start' || !existsSync('/proc/self/stat')) return;
  const parents = [process.ppid, parentOf(process.ppid)];
  const timer = setInterval(() => {
    if (!parents.some(hasEnded)) return;
    clearInterval(timer);
    callback();
  }, pollInterval).unref();
}

// The format is "pid (command) state parent …"; the command may contain any character.
const statOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

function hasEnded(pid: number): boolean {
  try {
    return statOf(pid)[0] === 'Z'; // a zombie: ended, but not collected
  } catch {
    return true;
  }
}
