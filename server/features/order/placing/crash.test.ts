import { urlOf, workerName } from '../../../testing/app/databases';
import { useHouse } from '../../../testing/app/testApp';
import { startProcess, type HouseProcess } from '../../../testing/app/appProcess';
import { useShop } from '../../../testing/data/shop';

jest.setTimeout(60_000);

const house = useHouse();
const shop = useShop(house);

const orders = 100;
const clients = 10;

interface Answer {
  uid: string;
  hash: string;
}

/** Sends every order that has no answer yet; the process is killed as soon as enough have one. */
async function send(server: HouseProcess, answers: (Answer | undefined)[], draft: object, killAt: number): Promise<void> {
  const open = [...answers.keys()].filter(index => !answers[index]);
  let killed: Promise<unknown> | undefined;
  async function client(): Promise<void> {
    for (let index = open.shift(); index !== undefined && !killed; index = open.shift()) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `crash-${index}` };
      const request = fetch(`${server.address}/api/orders`, { method: 'POST', headers, body: JSON.stringify(draft) });
      const body = await request.then(response => response.json()).catch(() => undefined); // killed before it answered
      if (body) answers[index] = (body as { data: Answer }).data;
      if (answers.filter(answer => answer).length >= killAt) killed ??= server.end('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  await killed;
}

test('whoever kills the house in the middle of orders loses none that was acknowledged and doubles none', async () => {
  const branch = await house.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const answers: (Answer | undefined)[] = Array(orders).fill(undefined);
  for (const killAt of [orders / 2, orders]) await send(await startProcess(urlOf(workerName())), answers, shop.draft({ branch }), killAt);

  const kept = await house.app.services.database.query(
    `select uid, hash, "ticketNumber", "totalGross"::float8 as total, (select count(*)::int from order_log where "orderId" = "order".id) as steps
     from "order" where "branchId" = $1 order by "ticketNumber"`,
    [branch],
  );
  expect(kept.map(({ total, steps }: { total: number; steps: number }) => [total, steps])).toEqual(Array(orders).fill([1.1, 1]));
  expect(kept.map(({ ticketNumber }: { ticketNumber: number }) => ticketNumber)).toEqual(Array.from(answers, (_, index) => index + 1));
  const addressOf = ({ uid, hash }: Answer): string => `${uid}/${hash}`;
  expect(kept.map(addressOf).sort()).toEqual(answers.map(answer => addressOf(answer!)).sort());
});
