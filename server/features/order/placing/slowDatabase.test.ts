import { faultyProxy, type FaultyProxy } from '../../../testing/fakes/faultyProxy';
import { useHouse, useInstance } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const near = useHouse();
let line: FaultyProxy;
const far = useInstance({ reach: async url => (line = await faultyProxy(url)).url });
const shop = useShop(near);
afterAll(() => line.stop());

const clients = 50;

/** Everybody orders at once; what each was answered, and after how many milliseconds. */
async function rush(draft: object): Promise<{ statuses: number[]; slowest: number; typical: number }> {
  const answers = await Promise.all(
    Array.from({ length: clients }, async () => {
      const start = performance.now();
      const { status } = await far.rest(undefined, 'POST', '/orders', draft);
      return { status, millis: performance.now() - start };
    }),
  );
  const millis = answers.map(({ millis }) => millis).sort((a, b) => a - b);
  return { statuses: answers.map(({ status }) => status), slowest: millis.at(-3)!, typical: millis[clients / 2]! };
}

// Were the number of a ticket held until the house says commit, they would queue for each other's round trips: ten seconds and more.
test('fifty who order at once at one branch are served, however far the database is, and no ticket is given twice or left out', async () => {
  const branch = await near.make('branch');
  await near.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  await rush(shop.draft({ branch })); // connections are made once
  line.delay(100);
  const { statuses, slowest, typical } = await rush(shop.draft({ branch }));
  line.mend();
  if (process.env.SHOW_TIMES) process.stderr.write(`orders with +200 ms: p50 ${Math.round(typical)} ms, p95 ${Math.round(slowest)} ms\n`);
  expect(statuses).toEqual(Array(clients).fill(201));
  const rows = await near.app.services.database.query('select "ticketNumber" as ticket from "order" where "branchId" = $1', [branch]);
  const tickets = rows.map(({ ticket }: { ticket: number }) => ticket).sort((a: number, b: number) => a - b);
  expect(tickets).toEqual(Array.from({ length: 2 * clients }, (_, index) => index + 1));
}, 60_000);
