import { AsyncLocalStorage } from 'node:async_hooks';
import { currentRequest } from '../requests';
import type { House } from './house';

const counted = new AsyncLocalStorage<true>();

/** How many statements the house sends to its database for this work, whatever else it does meanwhile by itself. */
export async function statements(house: House, work: () => Promise<unknown>): Promise<number> {
  type Runner = ReturnType<typeof house.app.services.database.createQueryRunner>;
  const runners = Object.getPrototypeOf(house.app.services.database.createQueryRunner()) as Runner;
  const { query } = runners;
  let count = 0;
  const spy = jest.spyOn(runners, 'query').mockImplementation(function (this: Runner, ...asked) {
    if (currentRequest() ?? counted.getStore()) count += 1;
    return query.apply(this, asked) as Promise<unknown>;
  });
  await counted.run(true, work);
  spy.mockRestore();
  return count;
}
