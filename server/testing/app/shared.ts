/** What the test files of one suite share, such as the app and the browser. A file that runs alone shares it with nobody. */

let isInSuite = false;
const stopFunctions: (() => Promise<void>)[] = [];

/** Keeps everything shared until the end of the suite. */
export function startSuite(): void {
  isInSuite = true;
  afterAll(stopAll);
}

async function stopAll(): Promise<void> {
  for (const stop of stopFunctions) await stop();
}

interface Shared<T> {
  /** Starts it, or returns the running one. */
  get: () => Promise<T>;
  /** Adds a hook that stops it, for a file that runs alone. */
  stopAfterFile: () => void;
}

export function createShared<T>(start: () => Promise<T>, stop: (value: T) => Promise<unknown>): Shared<T> {
  let value: Promise<T> | undefined;
  stopFunctions.push(async () => {
    const started = value;
    value = undefined;
    if (started) await stop(await started);
  });
  return {
    get: () => (value ??= start()),
    stopAfterFile: () => {
      if (!isInSuite) afterAll(stopAll);
    },
  };
}
