import { createEventBus, topics, type DomainEvent } from '../../platform/events/events';
import { waitFor, useTestApp } from '../../testing/app/testApp';
import { withFakeTimers } from '../../testing/app/withFakeTimers';
import { createCatalogueNotifier } from './catalogueNotifier';

const testApp = useTestApp();

interface CatalogueChange {
  ids: string[];
  hasMore: boolean;
  version: number;
}

/** Subscribes as an anonymous client. */
function subscribe(): { events: CatalogueChange[]; stop: () => void } {
  const events: CatalogueChange[] = [];
  const stop = testApp
    .socket()
    .subscribe<{ catalogueChanged: CatalogueChange }>(
      { query: 'subscription { catalogueChanged { ids hasMore version } }' },
      { next: ({ data }) => void events.push(data!.catalogueChanged), error: () => {}, complete: () => {} },
    );
  return { events, stop };
}

test('notifies anonymous clients of a changed product by its id, and of nothing private', async () => {
  const product = await testApp.make('product', { name: 'Semmel' });
  const { events, stop } = subscribe();
  // The start of a subscription is not reported, so the product changes until an event arrives.
  const users: string[] = [];
  let price = 0;
  await waitFor(async () => {
    users.push(await testApp.make('user'));
    await testApp.rest('ROLE_ADMIN', 'PUT', `/products/${product}`, { price: (price += 0.01) });
    return events.some(({ ids }) => ids.includes(product));
  });
  stop();
  // The app is shared, so a change of an earlier test may still be reported.
  expect(events.flatMap(({ ids }) => ids).filter(id => users.includes(id))).toEqual([]);
});

test('says at the start of a subscription what the last change was', async () => {
  const readVersion = async (): Promise<number> => {
    const { events, stop } = subscribe();
    await waitFor(() => events.length > 0);
    stop();
    expect(events[0]).toMatchObject({ ids: [], hasMore: false });
    return events[0]!.version;
  };
  const before = await readVersion();
  await testApp.make('product');
  await waitFor(async () => (await readVersion()) > before);
});

describe('createCatalogueNotifier', () => {
  const createEvent = (collection: string, id: string): DomainEvent<'recordChanged'> => ({
    number: 1,
    name: 'recordChanged',
    payload: { collection, id },
  });

  test(
    'publishes the first change at once, then at most one event per second with at most 100 ids',
    withFakeTimers(() => {
      const bus = createEventBus();
      const changes: CatalogueChange[] = [];
      const publish = jest.spyOn(bus, 'publish').mockImplementation(((topic: string, { payload }: { payload: CatalogueChange }) => {
        if (topic === topics.catalogue) changes.push(payload);
      }) as never);
      const notifier = createCatalogueNotifier(bus);
      for (let index = 0; index < 300; index++) notifier.handleEvent(createEvent('product', `p${index}`));
      expect(changes).toEqual([{ ids: ['p0'], hasMore: false, version: 1 }]);
      jest.advanceTimersByTime(1_000);
      expect(changes).toHaveLength(2);
      expect(changes[1]).toMatchObject({ hasMore: true });
      expect(changes[1]!.ids).toHaveLength(100);
      jest.advanceTimersByTime(10_000);
      expect(changes).toHaveLength(2);
      notifier.stop();
      publish.mockRestore();
    }),
  );

  test(
    'publishes no change of collections that the shop does not show',
    withFakeTimers(() => {
      const bus = createEventBus();
      const publish = jest.spyOn(bus, 'publish');
      const notifier = createCatalogueNotifier(bus);
      for (const collection of ['user', 'redirect', 'order', 'site']) notifier.handleEvent(createEvent(collection, 'x'));
      jest.advanceTimersByTime(5_000);
      expect(publish).not.toHaveBeenCalled();
      notifier.stop();
    }),
  );
});
