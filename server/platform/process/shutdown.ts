/** Shuts the process down: everything that was opened is closed once, in reverse order. */
import { onParentExit } from './parentProcess';

type Close = () => unknown;

const shutdownTimeout = 15_000;
const closers: Close[] = [];
let isShuttingDown = false;

/** Registers a function to run at shutdown, before those registered earlier. */
export const onShutdown = (close: Close): void => void closers.push(close);

/** Closes everything and exits with this code. Exits anyway after the timeout. */
async function shutdown(code: number): Promise<never> {
  isShuttingDown = true;
  setTimeout(() => process.exit(code || 1), shutdownTimeout).unref();
  let errorCount = 0;
  for (let close = closers.pop(); close; close = closers.pop()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
      errorCount += 1;
    }
  }
  return process.exit(code || Math.min(errorCount, 1));
}

/** Ends a command that has done its work. */
export const stopProcess = (): Promise<never> => shutdown(0);

let reportFailure = (_error: unknown): void => {};

/** Registers what reports an error that ends the process. */
export const onFailure = (report: (error: unknown) => void): void => void (reportFailure = report);

/** Logs the error and exits with 1. A StartupError is logged without its stack. */
export function fail(error: unknown): void {
  if (isShuttingDown) return; // errors during shutdown are expected
  if (error instanceof StartupError) console.error(error.message);
  else {
    console.error(error);
    reportFailure(error);
  }
  void shutdown(1);
}

/** An error that the administrator can fix: a wrong environment or a port in use. */
export class StartupError extends Error {}

/** Shuts down on SIGINT, SIGTERM, SIGHUP or when npm has ended; at once on the second signal; with code 1 after an uncaught error. */
export function shutdownOnSignals(): void {
  onParentExit(() => void shutdown(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (isShuttingDown ? process.exit(130) : void shutdown(0)));
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, fail);
}
