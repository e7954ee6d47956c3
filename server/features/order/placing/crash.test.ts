import { databaseUrl, workerName } from '../../../testing/app/databases';
import { useTestApp } from '../../../testing/app/testApp';
import { startAppProcess, type AppProcess } from '../../../testing/app/appProcess';
import { useTestShop } from '../../../testing/data/shop';

jest.setTimeout(60_000);

const app = useTestApp();
const shop = useTestShop(app);

const orderCount = 100;
const clients = 10;

interface OrderLink {
  uid: string;
  hash: string;
}

/** Sends every order that has no response yet; kills the process after the given number of responses. */
async function sendOrders(appProcess: AppProcess, responses: (OrderLink | undefined)[], input: object, killAfter: number): Promise<void> {
  const pending = [...responses.keys()].filter(index => !responses[index]);
  let exit: Promise<unknown> | undefined;
  async function client(): Promise<void> {
    for (let index = pending.shift(); index !== undefined && !exit; index = pending.shift()) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `crash-${index}` };
      const request = fetch(`${appProcess.url}/api/orders`, { method: 'POST', headers, body: JSON.stringify(input) });
      const body = await request.then(response => response.json()).catch(() => undefined); // The process was killed before it responded.
      if (body) responses[index] = (body as { data: OrderLink }).data;
      if (responses.filter(answer => answer).length >= killAfter) exit ??= appProcess.stop('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  await exit;
}

test('keeps every acknowledged order once when the process is killed', async () => {
  const branch = await app.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const responses: (OrderLink | undefined)[] = Array(orderCount).fill(undefined);
  for (const killAfter of [orderCount / 2, orderCount])
    await sendOrders(await startAppProcess(databaseUrl(workerName())), responses, shop.orderInput({ branch }), killAfter);

  const storedOrders = await app.app.services.database.query(
    `select uid, hash, "ticketNumber", "totalGross"::float8 as total, (select count(*)::int from order_log where "orderId" = "order".id) as entries
     from "order" where "branchId" = $1 order by "ticketNumber"`,
    [branch],
  );
  expect(storedOrders.map(({ total, entries }: { total: number; entries: number }) => [total, entries])).toEqual(
    Array(orderCount).fill([1.1, 1]),
  );
  expect(storedOrders.map(({ ticketNumber }: { ticketNumber: number }) => ticketNumber)).toEqual(
    Array.from(responses, (_, index) => index + 1),
  );
  const linkOf = ({ uid, hash }: OrderLink): string => `${uid}/${hash}`;
  expect(storedOrders.map(linkOf).sort()).toEqual(responses.map(answer => linkOf(answer!)).sort());
});
