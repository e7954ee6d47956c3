import { urlOf, workerName } from '../../testing/app/databases';
import { eventually, useHouse } from '../../testing/app/testApp';
import { crudeServer, mailServer } from '../../testing/fakes/mailServer';
import { startProcess } from '../../testing/app/appProcess';
import { useShop } from '../../testing/data/shop';
import { OutboxMessage } from './outboxMessage.entity';

jest.setTimeout(120_000); // three houses start

const house = useHouse();
const shop = useShop(house);
const database = () => urlOf(workerName());
const addressOf = ({ port }: { port: number }): string => `smtp://127.0.0.1:${port}`;

const order = (address: string, draft: object) =>
  fetch(`${address}/api/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(draft) });

/** Tries for as long as it takes a killed process to be missed. */
async function atLast(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await eventually(holds);
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

test('mails of a house that was killed between order and delivery are delivered once, by those that come after it', async () => {
  let connections = 0;
  const silent = await crudeServer(() => void (connections += 1));
  const working = await mailServer();
  const branch = await house.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const emails = Array.from({ length: 8 }, (_, index) => `anna${index}@example.com`);

  const killed = await startProcess(database(), addressOf(silent));
  const answers = await Promise.all(emails.map(email => order(killed.address, shop.draft({ branch, email }))));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
  await eventually(() => connections > 0); // the first mails are on their way
  await killed.end('SIGKILL');

  const others = await Promise.all([1, 2].map(() => startProcess(database(), addressOf(working))));
  await atLast(async () => (await house.as().records(OutboxMessage).countBy({ state: 'sent' })) === emails.length);
  for (const other of others) await other.end('SIGTERM');
  expect(working.taken.flatMap(({ to }) => to).sort()).toEqual(emails);
  await silent.stop();
  await working.stop();
});
