import { urlOf, workerName } from '../../../testing/app/databases';
import { useHouse } from '../../../testing/app/testApp';
import { startProcess, type HouseProcess } from '../../../testing/app/appProcess';
import { useShop } from '../../../testing/data/shop';

jest.setTimeout(60_000);

const house = useHouse();
const shop = useShop(house);

const clients = 12;
const orders = 90;

interface Answer {
  uid: string;
  hash: string;
}

/** Sends orders until all have an answer; a house that is gone or going is asked again by the same key, as our client does. */
async function send(server: () => HouseProcess, draft: object, answered: (count: number) => void) {
  const answers: (Answer | undefined)[] = Array(orders).fill(undefined);
  const unclean: number[] = [];
  let next = 0;
  async function client(): Promise<void> {
    for (let index = next++; index < orders; index = next++) {
      while (!answers[index]) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': `ending-${index}` };
        const response = await fetch(`${server().address}/api/orders`, { method: 'POST', headers, body: JSON.stringify(draft) }).catch(
          () => undefined,
        );
        if (response?.status === 201) answers[index] = ((await response.json()) as { data: Answer }).data;
        else if (response && response.status !== 503) unclean.push(response.status);
        if (!answers[index]) await new Promise(done => setTimeout(done, 50));
      }
      answered(answers.filter(Boolean).length);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return { answers: answers as Answer[], unclean };
}

test('a house that is told to end under load finishes what it took on; nobody who asks again notices', async () => {
  const branch = await house.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  let server = await startProcess(urlOf(workerName()));
  let ended: Promise<{ code: number | null; millis: number }> | undefined;
  const { answers, unclean } = await send(
    () => server,
    shop.draft({ branch }),
    count => {
      if (count < orders / 3 || ended) return;
      const start = performance.now();
      const first = server;
      ended = first.end('SIGTERM').then(code => ({ code, millis: performance.now() - start }));
      void startProcess(urlOf(workerName())).then(second => (server = second));
    },
  );
  expect(await ended).toEqual({ code: 0, millis: expect.any(Number) });
  expect((await ended)!.millis).toBeLessThan(15_000);
  await server.end('SIGTERM');

  expect(unclean).toEqual([]);
  const kept = await house.app.services.database.query(
    `select uid, hash, "ticketNumber" as ticket, (select count(*)::int from order_log where "orderId" = "order".id) as steps
     from "order" where "branchId" = $1 order by "ticketNumber"`,
    [branch],
  );
  const addressOf = ({ uid, hash }: Answer): string => `${uid}/${hash}`;
  expect(kept.map(addressOf).sort()).toEqual(answers.map(addressOf).sort());
  expect(kept.map(({ ticket, steps }: { ticket: number; steps: number }) => [ticket, steps])).toEqual(
    Array.from({ length: orders }, (_, index) => [index + 1, 1]),
  );
});
