import { runJobs } from '../../../testing/app/runJobs';
import { useTestApp } from '../../../testing/app/testApp';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/fakes/webhookReceiver';
import { createMetaPixel, type PixelProvider } from './metaPixel';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const pixelProvider: PixelProvider = { send: (...args) => meta.send(...args) };
const app = useTestApp({ proxies: 1, publicUrl: 'https://shop.example', pixelProvider });
let receiver: WebhookReceiver;
let meta: PixelProvider;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  meta = createMetaPixel({ PIXEL_TOKEN: 'secret-token', PIXEL_URL: receiver.url })!;
});
beforeEach(async () => {
  receiver.received.length = 0;
  await saveId('4711');
});
afterAll(() => receiver.stop());

const saveId = (pixelId: string | null) => app.rest('ROLE_ADMIN', 'POST', '/config', { pixelId });
const agreed = { 'user-agent': chrome, 'x-forwarded-for': '198.51.100.7', cookie: 'cookie-banner-acceptance-state=accepted' };
const cart = {
  event: 'AddToCart',
  eventId: 'e-1',
  url: 'https://shop.example/store/markt?email=a@b.at',
  data: { value: 3, currency: 'EUR' },
};
const send = (body: object, headers: object = {}) => app.rest(undefined, 'POST', '/pixel-tracking', body, { ...agreed, ...headers });
const accepted = { status: 200, body: { data: { accepted: true } } };
const waitingJobs = () =>
  app.contextFor().db.query(`select attempts from graphile_worker.jobs where task_identifier = 'forwardPixelEvent'`);

test('passes an event on with the same id, without the query of the page', async () => {
  expect(await send(cart)).toEqual(accepted);
  await runJobs(app);
  expect(receiver.received.map(({ json }) => json)).toEqual([
    {
      access_token: 'secret-token',
      data: [
        {
          ...{ event_name: 'AddToCart', event_id: 'e-1', event_time: 1_794_812_400, action_source: 'website' },
          event_source_url: 'https://shop.example/store/markt',
          user_data: { client_ip_address: '198.51.100.7', client_user_agent: chrome },
          custom_data: { value: 3, currency: 'EUR' },
        },
      ],
    },
  ]);
  expect(await waitingJobs()).toEqual([]);
});

test.each([
  ['without a decision', {}, { cookie: '' }],
  ['after a consent to statistics only', {}, { cookie: 'cookie-banner-acceptance-state=statistics' }],
  ['of staff', {}, { authorization: 'ROLE_EMPLOYEE' }],
  ['of a self-service device', {}, { cookie: 'cookie-banner-acceptance-state=accepted; context=self-service' }],
  ['of a bot', {}, { 'user-agent': 'Googlebot/2.1' }],
  ['without a name', { event: '' }, {}],
  ['with too much data', { data: { text: 'x'.repeat(3_000) } }, {}],
  ['from no page of the shop', { url: 'https://shop.example/draft/secret' }, {}],
  ['with an unknown field', { email: 'a@b.at' }, {}],
])('answers 200 and passes nothing on %s', async (_, fields, headers) => {
  expect(await send({ ...cart, ...fields }, headers)).toEqual(accepted);
  expect(await waitingJobs()).toEqual([]);
});

test('passes nothing on without the id of a pixel', async () => {
  await saveId(null);
  expect(await send(cart)).toEqual(accepted);
  expect(await waitingJobs()).toEqual([]);
});

test('is not configured without a key', () => {
  expect(createMetaPixel({ PIXEL_TOKEN: null, PIXEL_URL: receiver.url })).toBeNull();
});

test('tries again when the provider fails', async () => {
  receiver.responses.push(response => response.writeHead(500).end('busy'));
  await send(cart);
  await runJobs(app);
  expect(await waitingJobs()).toEqual([{ attempts: 1 }]);
  await runJobs(app, { includeRetries: true });
  expect(receiver.received).toHaveLength(2);
  expect(await waitingJobs()).toEqual([]);
});

test.each([
  ['rejects the event', 400, 1],
  ['limits requests', 429, 1],
])('keeps no job when the provider %s and no attempt is left', async (_, status) => {
  receiver.responses.push(response => response.writeHead(status).end('{"error":{}}'));
  await send(cart);
  await app
    .contextFor()
    .db.query(`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now(), attempts => 9)`);
  await runJobs(app, { includeRetries: true });
  expect([receiver.received.length, await waitingJobs()]).toEqual([1, []]);
});

test('gives up at once when the provider rejects the event', async () => {
  receiver.responses.push(response => response.writeHead(400).end('{"error":{}}'));
  await send(cart);
  await runJobs(app);
  expect(await waitingJobs()).toEqual([]);
});

test('survives a provider that breaks the connection', async () => {
  receiver.responses.push(response => response.destroy());
  await send(cart);
  await runJobs(app);
  expect(await waitingJobs()).toEqual([{ attempts: 1 }]);
});
