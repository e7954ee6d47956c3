/** How the process ends: whatever was opened is closed in reverse, once, for whatever reason it ends. */
import { whenStarterEnds } from './parentProcess';

type Close = () => unknown;

const patience = 15_000;
const open: Close[] = [];
let isEnding = false;

/** Closes this when the process ends, before everything that was opened earlier. */
export const atEnd = (close: Close): void => void open.push(close);

/** Closes all and leaves with this code. What does not close in time is left behind. */
async function end(code: number): Promise<never> {
  isEnding = true;
  setTimeout(() => process.exit(code || 1), patience).unref();
  let faults = 0;
  for (let close = open.pop(); close; close = open.pop()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
      faults += 1;
    }
  }
  return process.exit(code || Math.min(faults, 1));
}

/** Ends with 1 and says why: in one line what we worded ourselves, with its stack what nobody expected. */
export function fail(error: unknown): void {
  if (isEnding) return; // what was under way when everything closed
  console.error(error instanceof Complaint ? error.message : error);
  void end(1);
}

/** What whoever starts the house can mend: a wrong environment, a port in use. */
export class Complaint extends Error {}

/** Ends in order on Ctrl-C, SIGTERM, a closed terminal or when npm is gone; at once on the second signal; with 1 after an error that nobody caught. */
export function endOnSignals(): void {
  whenStarterEnds(() => void end(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (isEnding ? process.exit(130) : void end(0)));
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, fail);
}
