import { enqueue } from '../platform/jobs/enqueue';
import { OutboxMessage } from '../features/messages/outboxMessage.entity';
import { send } from '../features/messages/queueMessage';
import { pretendedPost } from '../testing/fakes/transports';
import { useHouse } from '../testing/app/testApp';
import { runJobs } from '../testing/app/runJobs';

const clock = { now: new Date('2026-11-01T07:00:00Z') };
const mail = pretendedPost();
const house = useHouse({ now: () => clock.now, carriers: { mail } });

const write = (recipient: string) =>
  house.as().atomically(context => send(context, { kind: 'mail', recipient, subject: 'Hallo', body: 'Grüß Gott' }));
const messages = () =>
  house
    .as()
    .records(OutboxMessage)
    .find({ order: { recipient: 'asc' } });

async function forgetOn(moment: string): Promise<void> {
  clock.now = new Date(moment);
  await enqueue(house.as(), 'forget', {});
  await runJobs(house);
}

test('messages are kept for thirty days', async () => {
  await write('old@example.com');
  clock.now = new Date('2026-11-02T07:00:00Z');
  await write('young@example.com');
  await forgetOn('2026-12-01T06:59:00Z');
  expect(await messages()).toHaveLength(2);
  await forgetOn('2026-12-01T07:01:00Z');
  expect((await messages()).map(({ recipient }) => recipient)).toEqual(['young@example.com']);
});

test('a message that nobody tries any more is shown as failed, one that waits is not', async () => {
  clock.now = new Date('2027-01-01T07:00:00Z');
  mail.refusals.push(new Error('later'));
  await write('a-waits@example.com');
  await runJobs(house);
  await write('b-lost@example.com');
  await house.app.services.database.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where attempts = 0))`,
  );
  await forgetOn('2027-01-01T12:00:00Z');
  expect((await messages()).at(-1)).toMatchObject({ state: 'queued' });
  await forgetOn('2027-01-02T08:00:00Z');
  const [waits, lost] = (await messages()).filter(({ recipient }) => /^[ab]-/.test(recipient));
  expect([waits?.state, lost?.state, lost?.error]).toEqual(['queued', 'failed', 'Der Versand wurde abgebrochen.']);
});
