const queryTimeout = 2_000;

/** Returns the result of a query for a health check or a metric; undefined when it fails or takes longer than two seconds. */
export const inTime = <T>(query: Promise<T>): Promise<T | undefined> => {
  const timeout = new Promise<undefined>(done => setTimeout(done, queryTimeout, undefined).unref());
  return Promise.race([query, timeout]).catch(() => undefined);
};

/** Returns a function that reads as `read` does; callers who wait at the same time share one result. */
export function shareRead<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => (current ??= read().finally(() => (current = undefined)));
}
