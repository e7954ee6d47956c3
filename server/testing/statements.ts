import type { House } from './house';

/** How many statements the house sends to its database meanwhile. */
export async function statements(house: House, work: () => Promise<unknown>): Promise<number> {
  const runner = house.app.services.database.createQueryRunner();
  const query = jest.spyOn(Object.getPrototypeOf(runner) as typeof runner, 'query');
  await work();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}
