/** Runs a test with fake timers. It must be synchronous: the app of the suite keeps its real timers, which start again between two tests. */
export const withFakeTimers = (run: () => void) => (): void => {
  jest.useFakeTimers();
  try {
    run();
  } finally {
    jest.useRealTimers();
  }
};
