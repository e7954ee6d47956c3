import { deleteOldEvents } from './retention';
import { enqueue } from '../platform/jobs/enqueue';
import { readQueueState } from '../platform/jobs/queueState';
import { OutboxMessage } from '../features/messages/outboxMessage.entity';
import { queueMessage } from '../features/messages/queueMessage';
import { fakeTransports } from '../testing/fakes/transports';
import { advisoryLocks } from '../platform/database/locks';
import { useTestApp } from '../testing/app/testApp';
import { runJobs } from '../testing/app/runJobs';

const clock = { now: new Date('2026-11-01T07:00:00Z') };
const mail = fakeTransports();
const app = useTestApp({ now: () => clock.now, transports: { mail } });

const writeMessage = (recipient: string) =>
  app.contextFor().transaction(context => queueMessage(context, { kind: 'mail', recipient, subject: 'Hallo', body: 'Grüß Gott' }));
const messages = () =>
  app
    .contextFor()
    .records(OutboxMessage)
    .find({ order: { recipient: 'asc' } });

async function runRetentionAt(instant: string): Promise<void> {
  clock.now = new Date(instant);
  await enqueue(app.contextFor(), 'runRetention', {});
  await runJobs(app);
}

test('deletes messages after thirty days', async () => {
  await writeMessage('old@example.com');
  clock.now = new Date('2026-11-02T07:00:00Z');
  await writeMessage('young@example.com');
  await runRetentionAt('2026-12-01T06:59:00Z');
  expect(await messages()).toHaveLength(2);
  await runRetentionAt('2026-12-01T07:01:00Z');
  expect((await messages()).map(({ recipient }) => recipient)).toEqual(['young@example.com']);
});

test('marks a message without remaining attempts as failed, but not a waiting one', async () => {
  clock.now = new Date('2027-01-01T07:00:00Z');
  mail.errors.push(new Error('later'));
  await writeMessage('a-waits@example.com');
  await runJobs(app);
  await writeMessage('b-lost@example.com');
  await app.app.services.database.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where attempts = 0))`,
  );
  await runRetentionAt('2027-01-01T12:00:00Z');
  expect((await messages()).at(-1)).toMatchObject({ state: 'queued' });
  await runRetentionAt('2027-01-02T08:00:00Z');
  const [waiting, lost] = (await messages()).filter(({ recipient }) => /^[ab]-/.test(recipient));
  expect([waiting?.state, lost?.state, lost?.error]).toEqual(['queued', 'failed', 'Der Versand wurde abgebrochen.']);
});

test('deletes old events while another process seeds the database', async () => {
  const { database } = app.app.services;
  await database.query(`insert into event (name, payload, "createdAt") values ('orderChanged', '{}', now() - interval '2 days')`);
  await app.contextFor().transaction(async ({ db }) => {
    await db.query('select pg_advisory_xact_lock($1)', [advisoryLocks.seed]);
    expect(await deleteOldEvents(database)).toBeGreaterThan(0);
  });
});

test('deletes failed jobs', async () => {
  const { database } = app.app.services;
  await enqueue(app.contextFor(), 'reconcilePayments', {});
  await database.query(
    'update graphile_worker._private_jobs set attempts = max_attempts where id = (select max(id) from graphile_worker._private_jobs)',
  );
  await runRetentionAt('2027-01-03T08:00:00Z');
  expect((await readQueueState(database)).failed).toBe(0);
});
