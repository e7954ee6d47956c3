import { createBus, topics, type Told } from '../../platform/events/events';
import { eventually, useHouse } from '../../testing/app/testApp';
import { createNews } from './catalogueNotifier';

const house = useHouse();

interface Change {
  ids: string[];
  isMore: boolean;
}

/** A stranger who listens. */
function listen(): { heard: Change[]; stop: () => void } {
  const heard: Change[] = [];
  const stop = house
    .socket()
    .subscribe<{ catalogueChanged: Change }>(
      { query: 'subscription { catalogueChanged { ids isMore } }' },
      { next: ({ data }) => void heard.push(data!.catalogueChanged), error: () => {}, complete: () => {} },
    );
  return { heard, stop };
}

test('strangers hear by its id that a product has changed, and nothing of what is not for them', async () => {
  const product = await house.make('product', { name: 'Semmel' });
  const { heard, stop } = listen();
  // Nobody says when a subscription has begun, so the product changes until it is heard of.
  let price = 0;
  await eventually(async () => {
    await house.make('user');
    await house.rest('ROLE_ADMIN', 'PUT', `/products/${product}`, { price: (price += 0.01) });
    return heard.length > 0;
  });
  stop();
  expect(new Set(heard.flatMap(({ ids }) => ids))).toEqual(new Set([product]));
});

describe('however much changes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const told = (collection: string, id: string): Told<'recordChanged'> => ({
    number: 1,
    name: 'recordChanged',
    payload: { collection, id },
  });

  test('it is told at once, then at most once a second, and not endlessly', async () => {
    const bus = createBus();
    const said: Change[] = [];
    const spoken = jest.spyOn(bus, 'publish').mockImplementation(((topic: string, { payload }: { payload: Change }) => {
      if (topic === topics.catalogue) said.push(payload);
    }) as never);
    const news = createNews(bus);
    for (let index = 0; index < 300; index++) news.hear(told('product', `p${index}`));
    expect(said).toEqual([{ ids: ['p0'], isMore: false }]);
    jest.advanceTimersByTime(1_000);
    expect(said).toHaveLength(2);
    expect(said[1]).toMatchObject({ isMore: true });
    expect(said[1]!.ids).toHaveLength(100);
    jest.advanceTimersByTime(10_000);
    expect(said).toHaveLength(2);
    news.stop();
    spoken.mockRestore();
  });

  test('what open shops do not show is not told', () => {
    const bus = createBus();
    const spoken = jest.spyOn(bus, 'publish');
    const news = createNews(bus);
    for (const collection of ['user', 'redirect', 'order', 'site']) news.hear(told(collection, 'x'));
    jest.advanceTimersByTime(5_000);
    expect(spoken).not.toHaveBeenCalled();
    news.stop();
  });
});
