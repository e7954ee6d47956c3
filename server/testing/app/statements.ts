import { AsyncLocalStorage } from 'node:async_hooks';
import { currentRequest } from '../../platform/http/requestTracking';
import type { House } from './testApp';

const counted = new AsyncLocalStorage<true>();

type Runner = ReturnType<House['app']['services']['database']['createQueryRunner']>;
type Query = (...asked: Parameters<Runner['query']>) => Promise<unknown>;

/** Puts itself before every statement of the house while the work is done. */
async function listening(house: House, work: () => Promise<unknown>, hear: (ask: Query, ...asked: Parameters<Query>) => Promise<unknown>) {
  const runners = Object.getPrototypeOf(house.app.services.database.createQueryRunner()) as Runner;
  const { query } = runners;
  const spy = jest.spyOn(runners, 'query').mockImplementation(function (this: Runner, ...asked) {
    return hear((...again) => query.apply(this, again) as Promise<unknown>, ...asked);
  });
  await counted.run(true, work);
  spy.mockRestore();
}

/** How many statements the house sends to its database for this work, whatever else it does meanwhile by itself. */
export async function statements(house: House, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  await listening(house, work, (ask, ...asked) => {
    if (currentRequest() ?? counted.getStore()) count += 1;
    return ask(...asked);
  });
  return count;
}

/** The statements that the database refuses because a value fits no column of theirs: it is the last to be asked, not the first. */
export async function unfitStatements(house: House, work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  await listening(house, work, (ask, ...asked) =>
    ask(...asked).catch((error: { driverError?: { code?: string } }) => {
      if (error.driverError?.code?.startsWith('22')) found.push(asked[0].slice(-200));
      throw error;
    }),
  );
  return found;
}
