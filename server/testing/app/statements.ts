import { AsyncLocalStorage } from 'node:async_hooks';
import { currentRequest } from '../../platform/http/requestTracking';
import type { TestApp } from './testApp';

const isCounting = new AsyncLocalStorage<true>();

type Runner = ReturnType<TestApp['app']['services']['database']['createQueryRunner']>;
type RunQuery = (...args: Parameters<Runner['query']>) => Promise<unknown>;

/** Intercepts every statement of the app during the work. */
async function intercept(
  testApp: TestApp,
  work: () => Promise<unknown>,
  onQuery: (query: RunQuery, ...args: Parameters<RunQuery>) => Promise<unknown>,
) {
  const runners = Object.getPrototypeOf(testApp.app.services.database.createQueryRunner()) as Runner;
  const { query } = runners;
  const spy = jest.spyOn(runners, 'query').mockImplementation(function (this: Runner, ...args) {
    return onQuery((...queryArgs) => query.apply(this, queryArgs) as Promise<unknown>, ...args);
  });
  await isCounting.run(true, work);
  spy.mockRestore();
}

/** Counts the statements that the app sends for this work; background tasks do not count. */
export async function countStatements(testApp: TestApp, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  await intercept(testApp, work, (query, ...args) => {
    if (currentRequest() ?? isCounting.getStore()) count += 1;
    return query(...args);
  });
  return count;
}

/** Returns the statements that the app sends for this work, with their values. */
export async function recordStatements(testApp: TestApp, work: () => Promise<unknown>): Promise<[sql: string, values: unknown[]][]> {
  const statements: [sql: string, values: unknown[]][] = [];
  await intercept(testApp, work, (query, ...args) => {
    statements.push([args[0], Array.isArray(args[1]) ? args[1] : []]);
    return query(...args);
  });
  return statements;
}

/**
 * Returns the statements that the database rejects because a value does not fit its column type: validation should reject these values
 * first.
 */
export async function unpreparedStatements(testApp: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const rejected: string[] = [];
  await intercept(testApp, work, (query, ...args) =>
    query(...args).catch((error: { driverError?: { code?: string } }) => {
      if (error.driverError?.code?.startsWith('22')) rejected.push(args[0].slice(-200));
      throw error;
    }),
  );
  return rejected;
}
