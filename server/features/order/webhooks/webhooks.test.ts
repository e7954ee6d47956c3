/** Webhooks from the change of an order to the receiver, which may misbehave (G-150). */
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { runRetention } from '../../../app/retention';
import { runJobs } from '../../../testing/app/runJobs';
import { useAppInstance, useTestApp, waitFor } from '../../../testing/app/testApp';
import { fakeTransports } from '../../../testing/fakes/transports';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/fakes/webhookReceiver';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const start = new Date('2026-11-16T07:00:00Z');
const clock = { now: start };
const mail = fakeTransports();
const app = useTestApp({ canUsePrivateUrls: true, now: () => clock.now, transports: { mail } });
const shop = useTestShop(app);

let receiver: WebhookReceiver;
beforeAll(async () => void (receiver = await startWebhookReceiver()));
afterAll(() => receiver.stop());
beforeEach(async () => {
  clock.now = start;
  receiver.received.length = receiver.responses.length = mail.messages.length = 0;
  await app.app.services.database.query('delete from webhook');
  await app.app.services.database.query('delete from graphile_worker._private_jobs');
});

const renewSecret = async (id: string): Promise<string> =>
  (await app.rest('ROLE_ADMIN', 'POST', `/webhooks/${id}/secret`)).body.data.token as string;

/** Creates a webhook to the receiver with a secret. */
async function createWebhook(input: object = {}): Promise<{ id: string; secret: string }> {
  const id = await app.make('webhook', { url: receiver.url, events: ['orderCreated', 'orderChanged'], isEnabled: true, ...input });
  return { id, secret: await renewSecret(id) };
}

const deliveries = async () => (await app.rest('ROLE_ADMIN', 'GET', '/webhook-deliveries')).body.data as Json[];
const resend = (id: string) => app.rest('ROLE_ADMIN', 'POST', `/webhook-deliveries/${id}/resend`);
const confirm = (id: string) => app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`);
/** Runs the next attempt of all deliveries, after the pause that follows a failure. */
async function retry(): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 60_000);
  await runJobs(app, { includeRetries: true });
}

function signaturesOf(header: unknown): { seconds: string; signatures: string[] } {
  const [time, ...signatures] = String(header).split(',');
  return { seconds: time!.replace('t=', ''), signatures: signatures.map(part => part.replace('v1=', '')) };
}
const sign = (secret: string, seconds: string, body: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

test('sends created and changed orders in their order, signed', async () => {
  const { secret } = await createWebhook();
  const { id, uid } = await shop.placeOrder();
  await runJobs(app);
  await confirm(id);
  await runJobs(app);
  expect(receiver.received.map(({ json }) => [json.type, json.data.uid, json.data.status])).toEqual([
    ['order.created', uid, 'WAITING_FOR_CONFIRMATION'],
    ['order.changed', uid, 'CONFIRMED'],
  ]);
  const { headers, body, json } = receiver.received[0]!;
  const { seconds, signatures } = signaturesOf(headers['x-signature']);
  expect(signatures).toEqual([sign(secret, seconds, body)]);
  expect(Number(seconds)).toBe(start.getTime() / 1000);
  const log = await deliveries();
  expect(log).toMatchObject([
    { event: 'orderChanged', state: 'sent', attempts: 1, statusCode: 204, error: null },
    { event: 'orderCreated', state: 'sent', uid, order: id, id: json.id },
  ]);
});

test('sends the order as REST shows it to a token, without personal data unless the webhook gets them', async () => {
  await createWebhook({ includesPersonalData: true });
  await createWebhook({ includesPersonalData: false });
  const contact = { email: 'anna@mail.example', phone: '+43 664 1234567', comment: 'Bitte bei Berger läuten' };
  const parts = [
    { name: 'Größe', value: 'groß' },
    { name: 'Aufschrift', value: 'Für Oma Berger' },
  ];
  const items = [{ product: shop.cake, amount: 1, parts }];
  const { id, hash } = await shop.placeOrder({ ...contact, items });
  await runJobs(app);
  const token = (await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: 'Kassa', scopes: ['orders:read'] })).body.data
    .secret as string;
  const { body } = await app.rest(undefined, 'GET', `/orders/${id}`, undefined, { authorization: `Bearer ${token}` });
  const [full, reduced] = receiver.received.map(({ json }) => json.data).sort((a, b) => (a.firstName ? -1 : 1) - (b.firstName ? -1 : 1));
  expect(full).toEqual(body.data);
  expect(JSON.stringify(reduced)).not.toMatch(/Anna|Berger|anna@|1234567/);
  expect(Object.keys(reduced)).toEqual(Object.keys(full));
  expect(reduced.items[0].parts[0].value).toEqual(full.items[0].parts[0].value);
  expect(reduced.pricing).toEqual(full.pricing);
  expect(JSON.stringify(receiver.received)).not.toContain(hash);
});

test('sends the texts of the log only with personal data', async () => {
  await createWebhook({ includesPersonalData: true });
  await createWebhook({ includesPersonalData: false });
  const { id } = await shop.placeOrder();
  const rejectionMessage = 'Liebe Frau Berger, der Ofen ist kaputt.';
  expect((await app.rest(shop.employee, 'POST', `/orders/${id}/status/reject`, { rejectionMessage })).status).toBe(200);
  await runJobs(app);
  const rejections = receiver.received.map(({ json }) => json).filter(({ type }) => type === 'order.changed');
  const [reduced, full] = rejections.map(({ data }) => data).sort((a, b) => (a.firstName ? 1 : 0) - (b.firstName ? 1 : 0));
  expect(full.log).toContainEqual(expect.objectContaining({ action: 'reject', note: rejectionMessage }));
  expect(reduced.log).toContainEqual(expect.objectContaining({ action: 'reject', note: null }));
  expect(JSON.stringify(reduced)).not.toContain('Berger');
});

test('sends only the events and branches of an enabled webhook with a secret', async () => {
  const otherBranch = await app.make('branch');
  await createWebhook({ events: ['orderChanged'] });
  await createWebhook({ branches: [otherBranch] });
  await createWebhook({ branches: [shop.branch], events: ['orderCreated'] });
  await createWebhook({ isEnabled: false });
  await app.make('webhook', { url: receiver.url, events: ['orderCreated'], isEnabled: true });
  await shop.placeOrder();
  await runJobs(app);
  expect(receiver.received.map(({ json }) => json.type)).toEqual(['order.created']);
  expect(await deliveries()).toHaveLength(1);
});

test('signs with both secrets for 24 hours after a renewal', async () => {
  const { id, secret: first } = await createWebhook();
  const second = await renewSecret(id);
  const sent = async () => {
    await shop.placeOrder();
    await runJobs(app);
    const { headers, body } = receiver.received.at(-1)!;
    const { seconds, signatures } = signaturesOf(headers['x-signature']);
    return { signatures, expected: [second, first].map(secret => sign(secret, seconds, body)) };
  };
  const during = await sent();
  expect(during.signatures).toEqual(during.expected);
  clock.now = new Date(start.getTime() + 24 * 3_600_000);
  const after = await sent();
  expect(after.signatures).toEqual(after.expected.slice(0, 1));
});

test('returns a secret only once', async () => {
  const { id, secret } = await createWebhook();
  const webhook = await app.rest('ROLE_ADMIN', 'GET', `/webhooks/${id}`);
  const log = await app.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`);
  const responses = [
    ...[webhook, log, await app.rest('ROLE_ADMIN', 'GET', '/webhooks')],
    await app.graphql('ROLE_ADMIN', `{ webhook(id: "${id}") { secret previousSecretUntil } }`),
  ];
  expect(JSON.stringify(responses)).not.toContain(secret);
  expect(webhook.body.data.secret).toBe(`***${secret.slice(-4)}`);
  expect(JSON.stringify(log.body)).not.toContain(secret.slice(-4));
});

const misbehaviors: [string, (response: ServerResponse) => void, { statusCode: number | null; error: string }][] = [
  ['answers 500', response => response.writeHead(500).end('out of order'), { statusCode: 500, error: '500 out of order' }],
  ['redirects', response => response.writeHead(307, { location: receiver.url }).end(), { statusCode: 307, error: '307' }],
  ['does not answer', () => {}, { statusCode: null, error: 'Keine Antwort innerhalb von 0.3 Sekunden.' }],
  ['closes the socket', response => response.destroy(), { statusCode: null, error: 'socket hang up' }],
  [
    'answers without an end',
    response => {
      response.writeHead(503);
      const write = (): boolean => !response.destroyed && response.write('x'.repeat(64 * 1024)) && write();
      response.on('drain', write);
      write();
    },
    { statusCode: 503, error: `503 ${'x'.repeat(200)}` },
  ],
];
test.each(misbehaviors)('retries when the receiver %s', async (_, respond, result) => {
  await createWebhook();
  receiver.responses.push(respond);
  const { id } = await shop.placeOrder();
  if (result.error.startsWith('Keine Antwort')) jest.replaceProperty(app.app.services.limits, 'webhookTimeout', 300);
  await runJobs(app);
  jest.restoreAllMocks();
  expect(await deliveries()).toMatchObject([{ order: id, state: 'queued', attempts: 1, sentAt: null, ...result }]);
  await retry();
  expect(receiver.received).toHaveLength(2);
  expect(receiver.received[0]!.json.id).toBe(receiver.received[1]!.json.id);
  expect(await deliveries()).toMatchObject([{ order: id, state: 'sent', attempts: 2, error: null }]);
});

test('accepts a 2xx response without waiting for its endless body', async () => {
  await createWebhook();
  receiver.responses.push(response => void response.writeHead(200).write('{'));
  await shop.placeOrder();
  await runJobs(app);
  expect(await deliveries()).toMatchObject([{ state: 'sent', statusCode: 200 }]);
});

test('waits a minute after a failure, and other webhooks do not', async () => {
  const { id } = await createWebhook({ branches: [shop.branch] });
  receiver.responses.push(response => response.writeHead(500).end());
  await shop.placeOrder();
  await runJobs(app);
  await createWebhook({ events: ['orderCreated'] });
  await shop.placeOrder();
  await runJobs(app, { includeRetries: true });
  const log = await deliveries();
  expect(log.filter(({ webhook }) => webhook.id === id).map(({ attempts }) => attempts)).toEqual([0, 1]);
  expect(log.filter(({ webhook }) => webhook.id !== id)).toMatchObject([{ state: 'sent' }]);
  await retry();
  expect((await deliveries()).every(({ state }) => state === 'sent')).toBe(true);
});

test('fails after three days of growing pauses, and an admin can send it again', async () => {
  await createWebhook();
  receiver.responses.push(...Array.from({ length: 22 }, () => (response: ServerResponse) => response.writeHead(500).end()));
  await shop.placeOrder();
  await runJobs(app);
  let seconds = 0;
  for (let attempt = 2; attempt <= 22; attempt += 1) {
    const [job] = await app.app.services.database.query<{ delay: number }[]>(
      `select extract(epoch from run_at - now())::float as delay from graphile_worker.jobs where task_identifier = 'deliverWebhook'`,
    );
    seconds += job!.delay;
    await retry();
  }
  expect(seconds / 86_400).toBeGreaterThan(3);
  const [{ id, ...failed }] = (await deliveries()) as [{ id: string }];
  expect(failed).toMatchObject({ state: 'failed', attempts: 22, statusCode: 500 });
  expect((await app.rest('ROLE_ADMIN', 'GET', `/logs?record=${id}`)).body.data).toMatchObject([{ channel: 'api', level: 'error' }]);
  const statuses = await Promise.all([resend(id), resend(id)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  await runJobs(app);
  expect(await deliveries()).toMatchObject([{ id, state: 'sent', attempts: 1 }]);
  expect(receiver.received).toHaveLength(23);
});

describe('with a running instance', () => {
  useAppInstance({
    canUsePrivateUrls: true,
    now: () => clock.now,
    transports: { mail },
    runsJobs: true,
    limits: { webhookTimeout: 25_000 },
  });

  test('notifies customers while receivers do not answer', async () => {
    await createWebhook({ events: ['orderCreated'] });
    const waiting: ServerResponse[] = [];
    const count = 6; // more than the jobs that a process runs at once
    receiver.responses.push(...Array.from({ length: count }, () => (response: ServerResponse) => void waiting.push(response)));
    for (let order = 0; order < count; order += 1) await shop.placeOrder({ email: `anna${order}@mail.example` });
    await waitFor(() => mail.messages.length === count && waiting.length > 0);
    expect((await deliveries()).some(({ state }) => state === 'sent')).toBe(false);
    receiver.responses.length = 0;
    for (const response of waiting) response.writeHead(204).end();
    await waitFor(async () => (await deliveries()).every(({ state }) => state === 'sent'));
    expect(new Set(receiver.received.map(({ json }) => json.id)).size).toBe(count);
  });
});

test('adds one delivery for an event whose job runs twice', async () => {
  await createWebhook();
  await shop.placeOrder();
  const { database } = app.app.services;
  await database.query(
    `select graphile_worker.add_job(task_identifier, payload) from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id and task.identifier = 'createWebhookDeliveries'
     cross join lateral (select task.identifier as task_identifier) as name`,
  );
  await runJobs(app);
  expect(receiver.received).toHaveLength(1);
});

test('adds no job while no webhook is enabled, and none for a rejected order', async () => {
  await shop.placeOrder();
  await createWebhook();
  await app.rest(undefined, 'POST', '/orders', shop.orderInput({ legalInstructions: false }));
  await runJobs(app);
  expect(receiver.received).toEqual([]);
});

test('deletes deliveries with their webhook and after 30 days', async () => {
  const { id } = await createWebhook();
  await shop.placeOrder();
  await runJobs(app);
  clock.now = new Date(start.getTime() + 31 * 86_400_000);
  await runRetention(app.contextFor());
  expect(await deliveries()).toEqual([]);
  await shop.placeOrder();
  expect((await app.rest('ROLE_ADMIN', 'DELETE', `/webhooks/${id}`)).status).toBe(200);
  await runJobs(app);
  expect(receiver.received).toHaveLength(1);
});

test('keeps a branch that limits a webhook, so that it does not receive all branches', async () => {
  const branch = await app.make('branch');
  await createWebhook({ branches: [branch] });
  await app.rest('ROLE_ADMIN', 'DELETE', `/branches/${branch}`);
  expect((await app.rest('ROLE_ADMIN', 'GET', `/branches/${branch}`)).status).toBe(200);
});

test('documents how long the previous secret signs', async () => {
  const schema = await (await fetch(`${app.url}/graphql/schema.graphql`)).text();
  const descriptionOf = (name: string) => new RegExp(`([^"]*)"""\\n  ${name}\\(`).exec(schema)?.[1]?.trim();
  expect(descriptionOf('renewWebhookSecret')).toContain('the previous one signs for another 24 hours');
  expect(descriptionOf('renewDeviceToken')).toContain('the previous one becomes invalid at once');
});
