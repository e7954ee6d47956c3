import { startFaultyProxy, type FaultyProxy } from '../../../testing/fakes/faultyProxy';
import { useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
let proxy: FaultyProxy;
/** Its limits are long enough for a busy machine. */
const limits = { requestTimeout: 60_000, statementTimeout: 60_000, connectionTimeout: 60_000 };
const slowApp = useAppInstance({ limits, replaceDatabaseUrl: async url => (proxy = await startFaultyProxy(url)).url });
const shop = useTestShop(app);
afterAll(() => proxy.stop());

const clients = 50;

/** Places orders at once; returns the statuses and the durations in milliseconds. */
async function placeOrders(input: object): Promise<{ statuses: number[]; p95: number; median: number }> {
  const responses = await Promise.all(
    Array.from({ length: clients }, async () => {
      const start = performance.now();
      const { status } = await slowApp.rest(undefined, 'POST', '/orders', input);
      return { status, duration: performance.now() - start };
    }),
  );
  const durations = responses.map(({ duration }) => duration).sort((a, b) => a - b);
  return { statuses: responses.map(({ status }) => status), p95: durations.at(-3)!, median: durations[clients / 2]! };
}

// If a ticket number were locked before the commit, orders would wait for each other's round trips: more than ten seconds.
test('serves fifty simultaneous orders of a branch with a slow database, without duplicate or missing ticket numbers', async () => {
  const branch = await app.make('branch');
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  await placeOrders(shop.orderInput({ branch })); // Opens the database connections once.
  proxy.delay(100);
  const { statuses, p95, median } = await placeOrders(shop.orderInput({ branch }));
  proxy.repair();
  if (process.env.SHOW_TIMES) process.stderr.write(`orders with +200 ms: p50 ${Math.round(median)} ms, p95 ${Math.round(p95)} ms\n`);
  expect(statuses).toEqual(Array(clients).fill(201));
  const rows = await app.app.services.database.query('select "ticketNumber" as ticket from "order" where "branchId" = $1', [branch]);
  const tickets = rows.map(({ ticket }: { ticket: number }) => ticket).sort((a: number, b: number) => a - b);
  expect(tickets).toEqual(Array.from({ length: 2 * clients }, (_, index) => index + 1));
}, 60_000);
