import { databaseUrl, workerName } from '../../testing/app/databases';
import { waitFor, useTestApp } from '../../testing/app/testApp';
import { brokenMailServer, startMailServer } from '../../testing/fakes/mailServer';
import { startAppProcess } from '../../testing/app/appProcess';
import { useTestShop } from '../../testing/data/shop';
import { OutboxMessage } from './outboxMessage.entity';

jest.setTimeout(120_000); // three server processes start

const app = useTestApp();
const shop = useTestShop(app);
const database = () => databaseUrl(workerName());
const smtpUrl = ({ port }: { port: number }): string => `smtp://127.0.0.1:${port}`;

const postOrder = (baseUrl: string, input: object) =>
  fetch(`${baseUrl}/api/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });

test('delivers the mails of a killed process once, by other processes', async () => {
  let connections = 0;
  const silent = await brokenMailServer(() => void (connections += 1));
  const working = await startMailServer();
  const branch = await app.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const emails = Array.from({ length: 8 }, (_, index) => `anna${index}@example.com`);

  const killed = await startAppProcess(database(), { MAIL_SERVER: smtpUrl(silent) });
  const responses = await Promise.all(emails.map(email => postOrder(killed.url, shop.orderInput({ branch, email }))));
  expect(responses.map(({ status }) => status)).toEqual(emails.map(() => 201));
  await waitFor(() => connections > 0); // the first mails are being sent
  await killed.stop('SIGKILL');

  const survivors = await Promise.all([1, 2].map(() => startAppProcess(database(), { MAIL_SERVER: smtpUrl(working) })));
  await waitFor(async () => (await app.contextFor().records(OutboxMessage).countBy({ state: 'sent' })) === emails.length);
  for (const survivor of survivors) await survivor.stop('SIGTERM');
  expect(working.received.flatMap(({ to }) => to).sort()).toEqual(emails);
  await silent.stop();
  await working.stop();
});
