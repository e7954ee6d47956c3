import { fakeTransports } from '../../testing/fakes/transports';
import { useTestApp } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { useTestShop } from '../../testing/data/shop';
import { PermanentDeliveryError } from './transports/transport';
import { OutboxMessage } from './outboxMessage.entity';
import { queueMessage } from './queueMessage';

const mail = fakeTransports();
const app = useTestApp({ transports: { mail } });
const shop = useTestShop(app);
beforeEach(async () => {
  mail.messages.length = mail.errors.length = 0;
  await app.contextFor().records(OutboxMessage).clear();
});

/** Queues a message, runs the first attempt and returns its id. */
async function attemptMessage(recipient: string, error?: Error, fields: object = {}): Promise<string> {
  if (error) mail.errors.push(error);
  await app
    .contextFor()
    .transaction(context => queueMessage(context, { kind: 'mail', recipient, subject: 'Hallo', body: 'Grüß Gott', ...fields }));
  await runJobs(app);
  return (await app.contextFor().records(OutboxMessage).findOneByOrFail({ recipient })).id;
}

const resend = (id: string) => app.rest('ROLE_ADMIN', 'POST', `/outbox-messages/${id}/resend`);

test('lists sent and failed messages with their errors for admins', async () => {
  await attemptMessage('anna@example.com');
  const id = await attemptMessage('nobody@example.com', new PermanentDeliveryError('550 no such user'));
  const { body } = await app.rest('ROLE_ADMIN', 'GET', '/outbox-messages');
  expect(body.data).toMatchObject([
    { recipient: 'nobody@example.com', subject: 'Hallo', state: 'failed', error: '550 no such user', attempts: 1, sentAt: null },
    { recipient: 'anna@example.com', state: 'sent', error: null },
  ]);
  expect(body.data[0]).not.toHaveProperty('html');
  const { data } = await app.graphql(
    'ROLE_ADMIN',
    '{ outboxMessages(filter: { state: failed, search: "nobody" }, limit: 5) { total items { id kind body } } }',
  );
  expect(data.outboxMessages).toEqual({ total: 1, items: [{ id, kind: 'mail', body: 'Grüß Gott' }] });
});

test('returns the order of a message', async () => {
  const { id: order } = await shop.placeOrder({ email: 'anna@example.com' });
  await runJobs(app);
  const [{ id }] = (await app.rest('ROLE_ADMIN', 'GET', '/outbox-messages')).body.data;
  expect((await app.rest('ROLE_ADMIN', 'GET', `/outbox-messages/${id}`)).body.data).toMatchObject({ order });
  expect((await app.graphql('ROLE_ADMIN', `{ outboxMessage(id: "${id}") { order } }`)).data.outboxMessage.order).toBe(order);
});

test('sends a failed message again, and rejects other states', async () => {
  const id = await attemptMessage('anna@example.com', new PermanentDeliveryError('550 mailbox full'));
  expect((await resend(id)).body.data).toMatchObject({ id, state: 'queued', attempts: 0, error: null });
  expect(await resend(id)).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'Diese Nachricht wurde schon gesendet oder wartet noch.' }] },
  });
  await runJobs(app);
  expect(mail.messages.map(({ recipient }) => recipient)).toEqual(['anna@example.com']);
  expect((await resend(id)).status).toBe(409);
});

test('sends a message once when resent in parallel', async () => {
  const id = await attemptMessage('anna@example.com', new PermanentDeliveryError('550 mailbox full'));
  const query = 'mutation ($id: ID!) { resendOutboxMessage(id: $id) { state } }';
  const responses = await Promise.all([1, 2, 3, 4].map(() => app.graphql('ROLE_ADMIN', query, { id })));
  expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
  await runJobs(app);
  expect(mail.messages).toHaveLength(1);
});

test('hides the text of confidential messages', async () => {
  const id = await attemptMessage('anna@example.com', new Error('later'), { isConfidential: true });
  expect((await app.rest('ROLE_ADMIN', 'GET', `/outbox-messages/${id}`)).body.data).toMatchObject({ state: 'queued', body: '' });
  expect((await app.rest('ROLE_ADMIN', 'GET', '/outbox-messages')).body.data).toMatchObject([{ body: '' }]);
});

test.each([
  [undefined, 401],
  ['ROLE_EMPLOYEE', 403],
  ['ROLE_MANAGER', 403],
  ['ROLE_EDITOR', 403],
] as const)('%s cannot read or send messages', async (token, status) => {
  const id = await attemptMessage('anna@example.com');
  expect((await app.rest(token, 'GET', '/outbox-messages')).status).toBe(status);
  expect((await app.rest(token, 'GET', `/outbox-messages/${id}`)).status).toBe(status);
  expect((await app.rest(token, 'POST', `/outbox-messages/${id}/resend`)).status).toBe(status);
});

test('returns 404 for an unknown message', async () => {
  expect((await resend('11111111-1111-4111-8111-111111111111')).status).toBe(404);
  expect((await resend('somewhere')).status).toBe(404);
});
