import { pretendedPost } from '../../testing/fakes/transports';
import { useHouse } from '../../testing/app/testApp';
import { runJobs } from '../../testing/app/runJobs';
import { useShop } from '../../testing/data/shop';
import { Undeliverable } from './transports/transport';
import { OutboxMessage } from './outboxMessage.entity';
import { send } from './queueMessage';

const mail = pretendedPost();
const house = useHouse({ carriers: { mail } });
const shop = useShop(house);
beforeEach(async () => {
  mail.carried.length = mail.refusals.length = 0;
  await house.as().records(OutboxMessage).clear();
});

/** A message that was tried once; its id. */
async function tried(recipient: string, refusal?: Error, change: object = {}): Promise<string> {
  if (refusal) mail.refusals.push(refusal);
  await house.as().atomically(context => send(context, { kind: 'mail', recipient, subject: 'Hallo', body: 'Grüß Gott', ...change }));
  await runJobs(house);
  return (await house.as().records(OutboxMessage).findOneByOrFail({ recipient })).id;
}

const resend = (id: string) => house.rest('ROLE_ADMIN', 'POST', `/outbox-messages/${id}/resend`);

test('admins see what left, what did not, and why', async () => {
  await tried('anna@example.com');
  const id = await tried('nobody@example.com', new Undeliverable('550 no such user'));
  const { body } = await house.rest('ROLE_ADMIN', 'GET', '/outbox-messages');
  expect(body.data).toMatchObject([
    { recipient: 'nobody@example.com', subject: 'Hallo', state: 'failed', error: '550 no such user', attempts: 1, sentAt: null },
    { recipient: 'anna@example.com', state: 'sent', error: null },
  ]);
  expect(body.data[0]).not.toHaveProperty('html');
  const { data } = await house.graphql(
    'ROLE_ADMIN',
    '{ outboxMessages(filter: { state: failed, search: "nobody" }, limit: 5) { total items { id kind body } } }',
  );
  expect(data.outboxMessages).toEqual({ total: 1, items: [{ id, kind: 'mail', body: 'Grüß Gott' }] });
});

test('a message says which order it is about', async () => {
  const { id: order } = await shop.place({ email: 'anna@example.com' });
  await runJobs(house);
  const [{ id }] = (await house.rest('ROLE_ADMIN', 'GET', '/outbox-messages')).body.data;
  expect((await house.rest('ROLE_ADMIN', 'GET', `/outbox-messages/${id}`)).body.data).toMatchObject({ order });
  expect((await house.graphql('ROLE_ADMIN', `{ outboxMessage(id: "${id}") { order } }`)).data.outboxMessage.order).toBe(order);
});

test('a message that could not be sent is sent once more, and only then', async () => {
  const id = await tried('anna@example.com', new Undeliverable('550 mailbox full'));
  expect((await resend(id)).body.data).toMatchObject({ id, state: 'queued', attempts: 0, error: null });
  expect(await resend(id)).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'Diese Nachricht wurde schon gesendet oder wartet noch.' }] },
  });
  await runJobs(house);
  expect(mail.carried.map(({ recipient }) => recipient)).toEqual(['anna@example.com']);
  expect((await resend(id)).status).toBe(409);
});

test('of several who press at once, one sends', async () => {
  const id = await tried('anna@example.com', new Undeliverable('550 mailbox full'));
  const query = 'mutation ($id: ID!) { resendOutboxMessage(id: $id) { state } }';
  const answers = await Promise.all([1, 2, 3, 4].map(() => house.graphql('ROLE_ADMIN', query, { id })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  await runJobs(house);
  expect(mail.carried).toHaveLength(1);
});

test('what opens something is read by its recipient only', async () => {
  const id = await tried('anna@example.com', new Error('later'), { isConfidential: true });
  expect((await house.rest('ROLE_ADMIN', 'GET', `/outbox-messages/${id}`)).body.data).toMatchObject({ state: 'queued', body: '' });
  expect((await house.rest('ROLE_ADMIN', 'GET', '/outbox-messages')).body.data).toMatchObject([{ body: '' }]);
});

test.each([
  [undefined, 401],
  ['ROLE_EMPLOYEE', 403],
  ['ROLE_MANAGER', 403],
  ['ROLE_EDITOR', 403],
] as const)('%s has no business in the outbox', async (token, status) => {
  const id = await tried('anna@example.com');
  expect((await house.rest(token, 'GET', '/outbox-messages')).status).toBe(status);
  expect((await house.rest(token, 'GET', `/outbox-messages/${id}`)).status).toBe(status);
  expect((await house.rest(token, 'POST', `/outbox-messages/${id}/resend`)).status).toBe(status);
});

test('a message that is not there cannot be sent', async () => {
  expect((await resend('11111111-1111-4111-8111-111111111111')).status).toBe(404);
  expect((await resend('somewhere')).status).toBe(404);
});
