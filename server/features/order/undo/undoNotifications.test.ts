import { fakeTransports } from '../../../testing/fakes/transports';
import { runJobs } from '../../../testing/app/runJobs';
import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const mail = fakeTransports();
const app = useTestApp({ transports: { mail } });
const shop = useTestShop(app);

const placeOrder = async () => {
  const order = await shop.placeOrder({ email: 'anna@example.com' });
  await runJobs(app);
  mail.messages.length = 0;
  return order;
};
const run = (id: string, action: string) => app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {});
const undo = async (id: string) => expect((await app.rest(shop.employee, 'POST', `/orders/${id}/undo`)).status).toBe(200);
const subjects = () => mail.messages.map(({ subject }) => subject);

/** Returns the seconds until the notifications run. */
async function delays(): Promise<number[]> {
  const sql = `select extract(epoch from run_at - created_at)::float as delay from graphile_worker.jobs
    where task_identifier = 'sendOrderNotification' order by id`;
  return (await app.app.services.database.query<{ delay: number }[]>(sql)).map(({ delay }) => Math.round(delay));
}

test('sends the messages of an action after 20 seconds, and those of other actions at once', async () => {
  const { id, uid } = await placeOrder();
  const other = await placeOrder();
  for (const action of ['confirm', 'in-delivery', 'completed']) await run(id, action);
  await run(other.id, 'reject');
  expect(await delays()).toEqual([20, 20, 20, 0]);
  await runJobs(app, { includeDelayed: false });
  expect(subjects()).toEqual([`Ihre Bestellung ${other.uid} wurde storniert`]);
  await runJobs(app);
  expect(subjects()).toEqual([
    `Ihre Bestellung ${other.uid} wurde storniert`,
    `Ihre Bestellung ${uid} wurde bestätigt`,
    `Ihre Bestellung ${uid} ist abholbereit`,
    `Wie zufrieden waren Sie mit Ihrer Bestellung ${uid}?`,
  ]);
});

test('drops the messages of an action that is undone before, and only those', async () => {
  const { id, uid } = await placeOrder();
  await run(id, 'confirm');
  await run(id, 'in-delivery');
  await undo(id);
  expect(await delays()).toEqual([20]);
  await runJobs(app);
  expect(subjects()).toEqual([`Ihre Bestellung ${uid} wurde bestätigt`]);
  await run(id, 'in-delivery');
  await runJobs(app);
  expect(subjects().slice(1)).toEqual([`Ihre Bestellung ${uid} ist abholbereit`]);
});

test('keeps messages that were sent before the undo, and sends none about it', async () => {
  const { id, uid } = await placeOrder();
  await run(id, 'confirm');
  await runJobs(app);
  await undo(id);
  await runJobs(app);
  expect(subjects()).toEqual([`Ihre Bestellung ${uid} wurde bestätigt`]);
});

test('sends no confirmation after the cancellation of an order', async () => {
  const { id, uid } = await placeOrder();
  await run(id, 'confirm');
  await run(id, 'cancel');
  await runJobs(app);
  expect(subjects()).toEqual([`Ihre Bestellung ${uid} wurde storniert`]);
});

test('queues the webhooks of a changed order for an undo', async () => {
  await app.make('webhook', { url: 'https://receiver.example/', events: ['orderChanged'], isEnabled: true });
  const { id } = await placeOrder();
  const { database } = app.app.services;
  await run(id, 'confirm');
  await database.query('delete from graphile_worker._private_jobs');
  await undo(id);
  const { event } = (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
  const jobs = await database.query('select payload from graphile_worker._private_jobs');
  expect(jobs).toMatchObject([{ payload: { order: id, event: 'orderChanged', number: event } }]);
});
