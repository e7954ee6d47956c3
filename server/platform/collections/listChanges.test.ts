import { useTestApp, waitFor, type Token } from '../../testing/app/testApp';
import { insertWebhookDelivery } from '../../testing/data/webhookDelivery';
import { useTestShop } from '../../testing/data/shop';

const app = useTestApp();
const shop = useTestShop(app);

interface Subscription {
  events: string[];
  /** The codes of the errors. */
  errors: unknown[];
  stop: () => void;
}

/** Subscribes to the list of a collection. */
function subscribe(token: Token, collection: string): Subscription {
  const events: string[] = [];
  const errors: unknown[] = [];
  const query = 'subscription ($collection: String!) { listChanged(collection: $collection) }';
  const stop = app.socket(token).subscribe<{ listChanged: string }>(
    { query, variables: { collection } },
    {
      next: ({ data, errors: failures }) => {
        if (data) events.push(data.listChanged);
        errors.push(...(failures ?? []).map(({ extensions }) => extensions?.code));
      },
      error: failure => errors.push(failure),
      complete: () => {},
    },
  );
  return { events, errors, stop };
}

/** Repeats the change until the event arrives, because the start of a subscription is not reported. */
async function expectEvent({ events }: Subscription, change: () => Promise<unknown>): Promise<void> {
  await waitFor(async () => {
    if (events.length === 0) await change();
    return events.length > 0;
  });
}

test('publishes a change of a list that the API, an order or a job has written', async () => {
  await app.make('device', { name: 'Theke', identifier: 'theke', type: 'printer', branch: shop.branch, isEnabled: true, autoPrint: true });
  const order = await shop.placeOrder();
  const tags = subscribe('ROLE_ADMIN', 'tag');
  await expectEvent(tags, () => app.make('tag'));
  const printJobs = subscribe(shop.employee, 'printJob');
  await expectEvent(printJobs, () => shop.placeOrder());
  const deliveries = subscribe('ROLE_ADMIN', 'webhookDelivery');
  const delivery = await insertWebhookDelivery(app, order.id);
  const retry = `update "webhookDelivery" set attempts = attempts + 1 where id = $1`;
  await expectEvent(deliveries, () => app.app.services.database.query(retry, [delivery]));
  expect([tags.events[0], printJobs.events[0], deliveries.events[0]]).toEqual(['tag', 'printJob', 'webhookDelivery']);
  for (const { stop } of [tags, printJobs, deliveries]) stop();
});

test.each<[string, Token, string, string]>([
  ['an employee without the permission', 'ROLE_EMPLOYEE', 'webhookDelivery', 'FORBIDDEN'],
  ['an unknown collection', 'ROLE_ADMIN', 'receipt', 'NOT_FOUND'],
])('rejects %s', async (_client, token, collection, code) => {
  const { errors, stop } = subscribe(token, collection);
  await waitFor(() => errors.length > 0);
  expect(errors).toEqual([code]);
  stop();
});
