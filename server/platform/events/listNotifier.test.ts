import { withFakeTimers } from '../../testing/app/withFakeTimers';
import { createEventBus, topics } from './events';
import { createListNotifier } from './listNotifier';

test(
  'publishes the first change at once, then at most one event per second for each collection',
  withFakeTimers(() => {
    const bus = createEventBus();
    const topicsPublished: string[] = [];
    jest.spyOn(bus, 'publish').mockImplementation(topic => void topicsPublished.push(topic));
    const notifier = createListNotifier(bus);
    const change = (collection: string): void =>
      notifier.handleEvent({ number: 1, name: 'recordChanged', payload: { collection, id: 'x' } });

    for (let index = 0; index < 300; index++) change('product');
    change('webhook');
    expect(topicsPublished.splice(0)).toEqual([topics.list('product'), topics.list('webhook')]);
    jest.advanceTimersByTime(1_000);
    expect(topicsPublished.splice(0)).toEqual([topics.list('product')]);
    jest.advanceTimersByTime(10_000);
    expect(topicsPublished).toEqual([]);

    change('product');
    change('product');
    notifier.stop();
    jest.advanceTimersByTime(10_000);
    expect(topicsPublished).toEqual([topics.list('product')]);
  }),
);
