import { databaseUrl, workerName } from '../../../testing/app/databases';
import { useTestApp } from '../../../testing/app/testApp';
import { startAppProcess, type AppProcess } from '../../../testing/app/appProcess';
import { useTestShop } from '../../../testing/data/shop';

jest.setTimeout(60_000);

const app = useTestApp();
const shop = useTestShop(app);

const clients = 12;
const orderCount = 90;

interface OrderLink {
  uid: string;
  hash: string;
}

/** Sends orders until each has a response. Repeats a failed request with the same key, as the client does. */
async function sendOrders(currentProcess: () => AppProcess, input: object, onResponse: (count: number) => void) {
  const responses: (OrderLink | undefined)[] = Array(orderCount).fill(undefined);
  const unexpectedStatuses: number[] = [];
  let next = 0;
  async function client(): Promise<void> {
    for (let index = next++; index < orderCount; index = next++) {
      while (!responses[index]) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': `ending-${index}` };
        const response = await fetch(`${currentProcess().url}/api/orders`, { method: 'POST', headers, body: JSON.stringify(input) }).catch(
          () => undefined,
        );
        if (response?.status === 201) responses[index] = ((await response.json()) as { data: OrderLink }).data;
        else if (response && response.status !== 503) unexpectedStatuses.push(response.status);
        if (!responses[index]) await new Promise(resolveDelay => setTimeout(resolveDelay, 50));
      }
      onResponse(responses.filter(Boolean).length);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return { responses: responses as OrderLink[], unexpectedStatuses };
}

test('finishes the accepted requests on SIGTERM under load, and loses no order when clients retry', async () => {
  const branch = await app.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  let currentProcess = await startAppProcess(databaseUrl(workerName()));
  let exit: Promise<{ code: number | null; duration: number }> | undefined;
  const { responses, unexpectedStatuses } = await sendOrders(
    () => currentProcess,
    shop.orderInput({ branch }),
    count => {
      if (count < orderCount / 3 || exit) return;
      const start = performance.now();
      const firstProcess = currentProcess;
      exit = firstProcess.stop('SIGTERM').then(code => ({ code, duration: performance.now() - start }));
      void startAppProcess(databaseUrl(workerName())).then(secondProcess => (currentProcess = secondProcess));
    },
  );
  expect(await exit).toEqual({ code: 0, duration: expect.any(Number) });
  expect((await exit)!.duration).toBeLessThan(15_000);
  await currentProcess.stop('SIGTERM');

  expect(unexpectedStatuses).toEqual([]);
  const storedOrders = await app.app.services.database.query(
    `select uid, hash, "ticketNumber" as ticket, (select count(*)::int from order_log where "orderId" = "order".id) as entries
     from "order" where "branchId" = $1 order by "ticketNumber"`,
    [branch],
  );
  const linkOf = ({ uid, hash }: OrderLink): string => `${uid}/${hash}`;
  expect(storedOrders.map(linkOf).sort()).toEqual(responses.map(linkOf).sort());
  expect(storedOrders.map(({ ticket, entries }: { ticket: number; entries: number }) => [ticket, entries])).toEqual(
    Array.from({ length: orderCount }, (_, index) => [index + 1, 1]),
  );
});
