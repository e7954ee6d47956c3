import { databaseUrl, workerName } from '../../testing/app/databases';
import { startAppProcess } from '../../testing/app/appProcess';
import { useTestApp, waitFor } from '../../testing/app/testApp';
import { useTestShop } from '../../testing/data/shop';
import { startMailServer } from '../../testing/fakes/mailServer';
import { startWebhookReceiver } from '../../testing/fakes/webhookReceiver';
import type { Json } from '../../testing/app/json';

jest.setTimeout(60_000); // a server process starts

const app = useTestApp();
const shop = useTestShop(app);

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const sender = 'b7ad6b7169203331';

test('traces an order from its request to its statements and jobs', async () => {
  const collector = await startWebhookReceiver();
  const mail = await startMailServer();
  const branch = await app.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  const server = await startAppProcess(databaseUrl(workerName()), {
    MAIL_SERVER: `smtp://127.0.0.1:${mail.port}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  const input = shop.orderInput({ branch, email: 'anna@example.com' });
  const query = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid hash } }';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-${sender}-01` },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { uid, hash } = (await response.json()).data.createOrder;
  await fetch(`${server.url}/api/orders/public/${uid}/${hash}`);

  const spans = (): Span[] =>
    collector.received.flatMap(({ json }) =>
      json.resourceSpans.flatMap(({ scopeSpans }: Json) => scopeSpans.flatMap((scope: Json) => scope.spans)),
    );
  const find = (name: RegExp) => spans().find(span => name.test(span.name) && span.traceId === traceId);
  await waitFor(
    () =>
      Boolean(find(/^job sendOrderNotification$/) && find(/^job deliverMessage$/)) && spans().some(({ name }) => name.includes('/public/')),
  );

  const request = find(/^POST \/graphql$/)!;
  expect(request.parentSpanId).toBe(sender);
  expect(request.attributes).toContainEqual({ key: 'graphql.operation.name', value: { stringValue: 'mutation createOrder' } });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.some(({ attributes }) => attributes.some(({ value }) => /insert into "order"/i.test(value.stringValue ?? '')))).toBe(
    true,
  );
  expect(find(/^job sendOrderNotification$/)!.parentSpanId).toBe(request.spanId);
  const exported = JSON.stringify(collector.received.map(({ json }) => json));
  expect([hash, 'anna@example.com', input.firstName].filter(secret => exported.includes(String(secret)))).toEqual([]);

  await server.stop('SIGTERM');
  await mail.stop();
  await collector.stop();
});
