import { fakeTransports } from '../../testing/fakes/transports';
import { startFaultyProxy, type FaultyProxy } from '../../testing/fakes/faultyProxy';
import { waitFor, useTestApp, useAppInstance } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { PermanentDeliveryError } from './transports/transport';
import { OutboxMessage } from './outboxMessage.entity';
import { queueMessage } from './queueMessage';

const mail = fakeTransports();
const app = useTestApp({ transports: { mail } });
afterEach(() => {
  mail.messages.length = 0;
  mail.errors.length = 0;
});

const message = (recipient: string, fields: object = {}) => ({
  kind: 'mail' as const,
  recipient,
  subject: 'Guten Morgen',
  body: 'Die Semmeln sind fertig.',
  ...fields,
});
const sendNow = (...messages: ReturnType<typeof message>[]) => app.contextFor().transaction(context => queueMessage(context, ...messages));
const findMessage = (recipient: string) => app.contextFor().records(OutboxMessage).findOneByOrFail({ recipient });
const recipients = () => mail.messages.map(({ recipient }) => recipient);

test('sends a message after its transaction commits', async () => {
  await sendNow(message('anna@example.com', { replyTo: 'mia@example.com', html: '<p>Die Semmeln sind fertig.</p>' }));
  expect(await findMessage('anna@example.com')).toMatchObject({ state: 'queued', attempts: 0, sentAt: null });
  await runJobs(app);
  expect(mail.messages).toMatchObject([{ recipient: 'anna@example.com', subject: 'Guten Morgen', replyTo: 'mia@example.com' }]);
  expect(await findMessage('anna@example.com')).toMatchObject({ state: 'sent', attempts: 1, sentAt: app.app.services.now() });
});

test('never sends a message of a rolled back transaction', async () => {
  const failed = app.contextFor().transaction(async context => {
    await queueMessage(context, message('nobody@example.com'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await runJobs(app);
  expect(mail.messages).toEqual([]);
});

test('sends messages with the same key once, also when queued in parallel', async () => {
  const same = message('once@example.com', { key: 'order 1 placed' });
  await Promise.all([sendNow(same), sendNow(same)]);
  await sendNow(same);
  await runJobs(app);
  expect(recipients()).toEqual(['once@example.com']);
});

test('removes line breaks from the subject', async () => {
  await sendNow(message('line@example.com', { subject: 'Bestellung von Anna\r\nBcc: all@example.com\u2028!' }));
  expect((await findMessage('line@example.com')).subject).toBe('Bestellung von Anna Bcc: all@example.com !');
});

test('marks a message as unconfigured when there is no transport', async () => {
  const sms = { kind: 'sms' as const, recipient: '+436641234567', body: 'Fertig.' };
  await app.contextFor().transaction(context => queueMessage(context, sms));
  await runJobs(app);
  expect(await findMessage('+436641234567')).toMatchObject({ state: 'unconfigured', subject: null, sentAt: null });
});

test('retries a failed message later and stores the error', async () => {
  mail.errors.push(new Error('451 try again'));
  await sendNow(message('later@example.com'));
  await runJobs(app);
  expect(await findMessage('later@example.com')).toMatchObject({ state: 'queued', attempts: 1, error: '451 try again' });
  await runJobs(app); // too early for the next attempt
  expect(mail.messages).toEqual([]);
  await runJobs(app, { includeRetries: true });
  expect(await findMessage('later@example.com')).toMatchObject({ state: 'sent', attempts: 2, error: null });
});

test('fails after the last attempt', async () => {
  mail.errors.push(...Array.from({ length: 10 }, () => new Error('no route')));
  await sendNow(message('never@example.com'));
  for (let attempt = 1; attempt <= 10; attempt++) await runJobs(app, { includeRetries: true });
  expect(await findMessage('never@example.com')).toMatchObject({ state: 'failed', attempts: 10, error: 'no route' });
  await runJobs(app, { includeRetries: true });
  expect(mail.messages).toEqual([]);
});

test('fails at once after a permanent error', async () => {
  mail.errors.push(new PermanentDeliveryError('550 no such user'));
  await sendNow(message('unknown@example.com'));
  await runJobs(app, { includeRetries: true });
  await runJobs(app, { includeRetries: true });
  const { id, ...failed } = await findMessage('unknown@example.com');
  expect(failed).toMatchObject({ state: 'failed', attempts: 1, error: '550 no such user' });
  expect((await app.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`)).body.data).toMatchObject([
    {
      channel: 'mail',
      level: 'error',
      who: 'System',
      message: 'E-Mail konnte nicht gesendet werden.',
      context: [{ after: '550 no such user' }],
    },
  ]);
});

test('marks a message as failed only together with its log entry', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { database } = app.app.services;
  mail.errors.push(new PermanentDeliveryError('550 no such user'), new PermanentDeliveryError('550 no such user'));
  await sendNow(message('unlogged@example.com'));
  await database.query('alter table log rename to log_elsewhere');
  await runJobs(app, { includeRetries: true });
  const { id, state } = await findMessage('unlogged@example.com');
  await database.query('alter table log_elsewhere rename to log');
  expect([state, consoleError.mock.calls.length]).toEqual(['queued', 1]);
  await runJobs(app, { includeRetries: true });
  expect((await findMessage('unlogged@example.com')).state).toBe('failed');
  expect((await app.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`)).body.data).toHaveLength(1);
  consoleError.mockRestore();
});

test('deletes the text of a confidential message after sending', async () => {
  await sendNow(message('link@example.com', { isConfidential: true, html: '<a href="/login/secret">' }));
  expect(await findMessage('link@example.com')).toMatchObject({ body: 'Die Semmeln sind fertig.' });
  await runJobs(app);
  expect(mail.messages[0]!.body).toBe('Die Semmeln sind fertig.');
  expect(await findMessage('link@example.com')).toMatchObject({ state: 'sent', body: '', html: null });
});

describe('with two running instances', () => {
  useAppInstance({ transports: { mail }, runsJobs: true });
  useAppInstance({ transports: { mail }, runsJobs: true });

  test('sends each message immediately, by one of them', async () => {
    const all = Array.from({ length: 40 }, (_, index) => `both${index}@example.com`);
    await Promise.all(all.map(recipient => sendNow(message(recipient))));
    await waitFor(async () => (await app.contextFor().records(OutboxMessage).countBy({ state: 'queued' })) === 0);
    expect(recipients().sort()).toEqual(all.sort());
  });
});

describe('with one running instance that loses its database', () => {
  let proxy: FaultyProxy;
  useAppInstance({ transports: { mail }, runsJobs: true, replaceDatabaseUrl: async url => (proxy = await startFaultyProxy(url)).url });
  afterAll(() => proxy.stop());

  test.each(['cut', 'hang'] as const)('sends messages when the database is back (%s)', async failure => {
    await sendNow(message(`before-${failure}@example.com`));
    await waitFor(() => mail.messages.length === 1);
    proxy[failure]();
    await sendNow(message(`after-${failure}@example.com`));
    expect(mail.messages.length).toBe(1);
    proxy.repair();
    await waitFor(async () => (await findMessage(`after-${failure}@example.com`)).state === 'sent');
    expect(recipients()).toEqual([`before-${failure}@example.com`, `after-${failure}@example.com`]);
  });
});
