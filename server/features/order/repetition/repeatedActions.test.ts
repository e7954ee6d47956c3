import { unknownId } from '../../../../schema/testing/exampleRecords';
import { fakeTransports } from '../../../testing/fakes/transports';
import { runJobs } from '../../../testing/app/runJobs';
import { useAppInstance, useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const mail = fakeTransports();
const app = useTestApp({ transports: { mail } });
const secondApp = useAppInstance();
const shop = useTestShop(app);

const notNow = 'Diese Aktion ist im aktuellen Status nicht möglich.';
const withKey = (key: string) => ({ 'idempotency-key': key });
const run = (id: string, action: string, key: string, { body = {}, instance = app } = {}) =>
  instance.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, body, withKey(key));
const undo = (id: string, key: string, headers: object = {}) =>
  app.rest(shop.employee, 'POST', `/orders/${id}/undo`, {}, { ...withKey(key), ...headers });
const read = async (id: string) => (await app.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data;
const actionsOf = async (id: string): Promise<string[]> => (await read(id)).log.map(({ action }: { action: string }) => action);
const invalidKey = { status: 422, body: { errors: [{ field: 'idempotencyKey' }] } };

const placeOrder = async () => {
  const order = await shop.placeOrder({ email: 'anna@example.com' });
  await runJobs(app);
  mail.messages.length = 0;
  return order;
};

/** Counts what one step causes: log entry, event, message. */
async function effectsOf(id: string): Promise<object> {
  const { database } = app.app.services;
  const [counts] = await database.query(
    `select (select count(*)::int from order_log where "orderId" = $1) as log, (select count(*)::int from event where payload ->> 'id' = $1::text) as events,
       (select count(*)::int from graphile_worker.jobs where task_identifier in ('sendOrderNotification', 'printOrder')) as jobs`,
    [id],
  );
  return counts;
}

test('applies an action once for the same key and answers a repetition with the order', async () => {
  const { id } = await placeOrder();
  const first = await run(id, 'confirm', 'same-1');
  expect(first.status).toBe(200);
  const effects = await effectsOf(id);
  expect(await run(id, 'confirm', 'same-1')).toEqual(first);
  expect(await effectsOf(id)).toEqual(effects);
  await runJobs(app);
  expect(mail.messages).toHaveLength(1);
});

test('applies no second action for a key after an undo', async () => {
  const { id } = await placeOrder();
  await run(id, 'confirm', 'undone-1');
  await undo(id, 'undone-2');
  const effects = await effectsOf(id);
  expect(await run(id, 'confirm', 'undone-1')).toMatchObject({ status: 200, body: { data: { status: 'WAITING_FOR_CONFIRMATION' } } });
  expect(await effectsOf(id)).toEqual(effects);
  expect((await run(id, 'confirm', 'undone-3')).status).toBe(200);
  expect(await actionsOf(id)).toEqual(['create', 'confirm', 'undo', 'confirm']);
});

test('answers a repetition after a later step with the order as it is now', async () => {
  const { id } = await placeOrder();
  await run(id, 'confirm', 'later-1');
  await run(id, 'completed', 'later-2');
  expect(await run(id, 'confirm', 'later-1')).toMatchObject({ status: 200, body: { data: { status: 'COMPLETED' } } });
  expect(await actionsOf(id)).toEqual(['create', 'confirm', 'completed']);
});

test('rejects another key while the status does not allow the action', async () => {
  const { id } = await placeOrder();
  await run(id, 'confirm', 'one-1');
  for (const key of ['other-1', ''])
    expect(await run(id, 'confirm', key)).toMatchObject({ status: 409, body: { errors: [{ code: 'CONFLICT', message: notNow }] } });
});

test('accepts the key by GraphQL and REST', async () => {
  const { id } = await placeOrder();
  const byGraphql = (key: string) =>
    app.graphql(shop.employee, 'mutation ($id: ID!, $key: String) { confirmOrder(id: $id, idempotencyKey: $key) { status } }', { id, key });
  expect((await byGraphql('both-1')).data.confirmOrder).toEqual({ status: 'CONFIRMED' });
  expect((await run(id, 'confirm', 'both-1')).status).toBe(200);
  expect((await byGraphql('both-1')).data.confirmOrder).toEqual({ status: 'CONFIRMED' });
  expect(await actionsOf(id)).toEqual(['create', 'confirm']);
});

test('accepts the key together with the key of a branch screen', async () => {
  const { id } = await placeOrder();
  const { key } = (await app.rest('ROLE_ADMIN', 'POST', `/branches/${shop.branch}/keys/backoffice`)).body.data;
  const byScreen = () => app.rest(undefined, 'POST', `/orders/${id}/status/confirm`, {}, { 'x-api-key': key, ...withKey('screen-1') });
  const byGraphql = () =>
    app.graphql(
      undefined,
      `mutation ($branch: ID!, $apiKey: String, $id: ID!) {
        updateBackofficeOrderStatus(branch: $branch, apiKey: $apiKey, id: $id, action: confirm, idempotencyKey: "screen-1") { status }
      }`,
      { branch: shop.branch, apiKey: key, id },
    );
  for (let count = 0; count < 2; count += 1) expect((await byScreen()).status).toBe(200);
  expect((await byGraphql()).data.updateBackofficeOrderStatus).toEqual({ status: 'CONFIRMED' });
  expect(await actionsOf(id)).toEqual(['create', 'confirm']);
});

test('undoes once for the same key, also when the version has changed by that', async () => {
  const { id } = await placeOrder();
  const { updatedAt } = (await run(id, 'confirm', 'undo-1')).body.data;
  const first = await undo(id, 'undo-2', { 'if-match': updatedAt });
  expect(first.status).toBe(200);
  expect(await undo(id, 'undo-2', { 'if-match': updatedAt })).toEqual(first);
  const { data } = await app.graphql(
    shop.employee,
    'mutation ($id: ID!, $ifMatch: DateTimeISO) { undoOrderAction(id: $id, ifMatch: $ifMatch, idempotencyKey: "undo-2") { status } }',
    { id, ifMatch: updatedAt },
  );
  expect(data.undoOrderAction).toEqual({ status: 'WAITING_FOR_CONFIRMATION' });
  expect(await actionsOf(id)).toEqual(['create', 'confirm', 'undo']);
  expect((await undo(id, 'undo-3', { 'if-match': updatedAt })).status).toBe(409);
});

test('applies ten simultaneous requests with the same key at two instances once', async () => {
  const { id } = await placeOrder();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => run(id, 'confirm', 'storm-1', { instance: index % 2 ? secondApp : app })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await actionsOf(id)).toEqual(['create', 'confirm']);
});

test('keeps the keys of two orders apart', async () => {
  const [one, other] = [await placeOrder(), await placeOrder()];
  for (const { id } of [one, other]) expect((await run(id, 'confirm', 'shared-1')).body.data.status).toBe('CONFIRMED');
  expect(await actionsOf(other.id)).toEqual(['create', 'confirm']);
});

test('rejects the key of another action, and a key of more than 200 characters', async () => {
  const { id } = await placeOrder();
  await run(id, 'confirm', 'action-1');
  expect(await run(id, 'completed', 'action-1')).toMatchObject(invalidKey);
  expect(await undo(id, 'action-1')).toMatchObject(invalidKey);
  expect(await run(id, 'completed', 'x'.repeat(201))).toMatchObject(invalidKey);
  expect(await undo(id, 'x'.repeat(201))).toMatchObject(invalidKey);
  expect((await read(id)).status).toBe('CONFIRMED');
});

test('keeps a key without an effect free: after a conflict it can be used again', async () => {
  const { id } = await placeOrder();
  expect((await run(id, 'completed', 'free-1')).status).toBe(409);
  expect((await run(id, 'confirm', 'free-1')).status).toBe(200);
});

test('answers a repetition only to staff of the branch, and publishes no key', async () => {
  const { id, uid, hash } = await placeOrder();
  await run(id, 'confirm', 'secret-1');
  const path = `/orders/${id}/status/confirm`;
  expect((await app.rest(undefined, 'POST', path, {}, withKey('secret-1'))).status).toBe(401);
  expect((await app.rest(`ROLE_EMPLOYEE ${unknownId}`, 'POST', path, {}, withKey('secret-1'))).status).toBe(403);
  const answers = [await read(id), await app.rest(undefined, 'GET', `/orders/public/${uid}/${hash}`)];
  expect(JSON.stringify(answers)).not.toContain('secret-1');
});
