import { pretendedPost } from '../../testing/fakes/transports';
import { faultyProxy, type FaultyProxy } from '../../testing/fakes/faultyProxy';
import { eventually, useHouse, useInstance } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { Undeliverable } from './transports/transport';
import { OutboxMessage } from './outboxMessage.entity';
import { send } from './queueMessage';

const mail = pretendedPost();
const house = useHouse({ carriers: { mail } });
afterEach(() => {
  mail.carried.length = 0;
  mail.refusals.length = 0;
});

const message = (recipient: string, change: object = {}) => ({
  kind: 'mail' as const,
  recipient,
  subject: 'Guten Morgen',
  body: 'Die Semmeln sind fertig.',
  ...change,
});
const sendNow = (...messages: ReturnType<typeof message>[]) => house.as().atomically(context => send(context, ...messages));
const kept = (recipient: string) => house.as().records(OutboxMessage).findOneByOrFail({ recipient });
const recipients = () => mail.carried.map(({ recipient }) => recipient);

test('a message leaves once the transaction that caused it has ended', async () => {
  await sendNow(message('anna@example.com', { replyTo: 'mia@example.com', html: '<p>Die Semmeln sind fertig.</p>' }));
  expect(await kept('anna@example.com')).toMatchObject({ state: 'queued', attempts: 0, sentAt: null });
  await runJobs(house);
  expect(mail.carried).toMatchObject([{ recipient: 'anna@example.com', subject: 'Guten Morgen', replyTo: 'mia@example.com' }]);
  expect(await kept('anna@example.com')).toMatchObject({ state: 'sent', attempts: 1, sentAt: house.app.services.now() });
});

test('a message of a transaction that came to nothing never leaves', async () => {
  const failed = house.as().atomically(async context => {
    await send(context, message('nobody@example.com'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await runJobs(house);
  expect(mail.carried).toEqual([]);
});

test('what is said under a key is said once, also when two say it at the same time', async () => {
  const same = message('once@example.com', { key: 'order 1 placed' });
  await Promise.all([sendNow(same), sendNow(same)]);
  await sendNow(same);
  await runJobs(house);
  expect(recipients()).toEqual(['once@example.com']);
});

test('names in a subject cannot begin a new line', async () => {
  await sendNow(message('line@example.com', { subject: 'Bestellung von Anna\r\nBcc: all@example.com\u2028!' }));
  expect((await kept('line@example.com')).subject).toBe('Bestellung von Anna Bcc: all@example.com !');
});

test('without anybody to carry it, a message waits where staff sees it', async () => {
  const sms = { kind: 'sms' as const, recipient: '+436641234567', body: 'Fertig.' };
  await house.as().atomically(context => send(context, sms));
  await runJobs(house);
  expect(await kept('+436641234567')).toMatchObject({ state: 'unconfigured', subject: null, sentAt: null });
});

test('a message that is not taken is tried again later, and says why meanwhile', async () => {
  mail.refusals.push(new Error('451 try again'));
  await sendNow(message('later@example.com'));
  await runJobs(house);
  expect(await kept('later@example.com')).toMatchObject({ state: 'queued', attempts: 1, error: '451 try again' });
  await runJobs(house); // it is too soon
  expect(mail.carried).toEqual([]);
  await runJobs(house, { hurry: true });
  expect(await kept('later@example.com')).toMatchObject({ state: 'sent', attempts: 2, error: null });
});

test('a message that is never taken fails at last', async () => {
  mail.refusals.push(...Array.from({ length: 10 }, () => new Error('no route')));
  await sendNow(message('never@example.com'));
  for (let attempt = 1; attempt <= 10; attempt++) await runJobs(house, { hurry: true });
  expect(await kept('never@example.com')).toMatchObject({ state: 'failed', attempts: 10, error: 'no route' });
  await runJobs(house, { hurry: true });
  expect(mail.carried).toEqual([]);
});

test('a message that nobody will ever take fails at once', async () => {
  mail.refusals.push(new Undeliverable('550 no such user'));
  await sendNow(message('unknown@example.com'));
  await runJobs(house, { hurry: true });
  await runJobs(house, { hurry: true });
  const { id, ...failed } = await kept('unknown@example.com');
  expect(failed).toMatchObject({ state: 'failed', attempts: 1, error: '550 no such user' });
  expect((await house.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`)).body.data).toMatchObject([
    {
      channel: 'mail',
      level: 'error',
      who: 'System',
      message: 'E-Mail konnte nicht gesendet werden.',
      context: [{ after: '550 no such user' }],
    },
  ]);
});

test('a message fails and the log says so, or neither', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { database } = house.app.services;
  mail.refusals.push(new Undeliverable('550 no such user'), new Undeliverable('550 no such user'));
  await sendNow(message('unlogged@example.com'));
  await database.query('alter table log rename to log_elsewhere');
  await runJobs(house, { hurry: true });
  const { id, state } = await kept('unlogged@example.com');
  await database.query('alter table log_elsewhere rename to log');
  expect([state, complaints.mock.calls.length]).toEqual(['queued', 1]);
  await runJobs(house, { hurry: true });
  expect((await kept('unlogged@example.com')).state).toBe('failed');
  expect((await house.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`)).body.data).toHaveLength(1);
  complaints.mockRestore();
});

test('what opens something is forgotten when it was sent', async () => {
  await sendNow(message('link@example.com', { isConfidential: true, html: '<a href="/login/secret">' }));
  expect(await kept('link@example.com')).toMatchObject({ body: 'Die Semmeln sind fertig.' });
  await runJobs(house);
  expect(mail.carried[0]!.body).toBe('Die Semmeln sind fertig.');
  expect(await kept('link@example.com')).toMatchObject({ state: 'sent', body: '', html: null });
});

describe('with two instances at work', () => {
  useInstance({ carriers: { mail }, isWorking: true });
  useInstance({ carriers: { mail }, isWorking: true });

  test('each message is carried by one of them, at once', async () => {
    const all = Array.from({ length: 40 }, (_, index) => `both${index}@example.com`);
    await Promise.all(all.map(recipient => sendNow(message(recipient))));
    await eventually(async () => (await house.as().records(OutboxMessage).countBy({ state: 'queued' })) === 0);
    expect(recipients().sort()).toEqual(all.sort());
  });
});

describe('with one instance at work whose database goes away', () => {
  let proxy: FaultyProxy;
  useInstance({ carriers: { mail }, isWorking: true, reach: async url => (proxy = await faultyProxy(url)).url });
  afterAll(() => proxy.stop());

  test.each(['cut', 'hang'] as const)('messages leave when it is back (%s)', async fault => {
    await sendNow(message(`before-${fault}@example.com`));
    await eventually(() => mail.carried.length === 1);
    proxy[fault]();
    await sendNow(message(`after-${fault}@example.com`));
    expect(mail.carried.length).toBe(1);
    proxy.mend();
    await eventually(async () => (await kept(`after-${fault}@example.com`)).state === 'sent');
    expect(recipients()).toEqual([`before-${fault}@example.com`, `after-${fault}@example.com`]);
  });
});
