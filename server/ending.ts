/** How the process ends: whatever was opened is closed in reverse, once, for whatever reason it ends. */

type Close = () => unknown;

const patience = 15_000;
const open: Close[] = [];
let isEnding = false;

/** Closes this when the process ends, before everything that was opened earlier. */
export const atEnd = (close: Close): number => open.push(close);

/** Closes all and leaves with this code. What does not close in time is left behind. */
export async function end(code: number): Promise<never> {
  isEnding = true;
  setTimeout(() => process.exit(code || 1), patience).unref();
  let faults = 0;
  for (const close of open.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
      faults += 1;
    }
  }
  return process.exit(code || Math.min(faults, 1));
}

/** Ends in order on Ctrl-C and SIGTERM, at once on the second; ends with 1 after an error that nobody caught. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => (isEnding ? process.exit(130) : void end(0)));
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, error => {
      console.error(error);
      if (!isEnding) void end(1);
    });
  }
}
