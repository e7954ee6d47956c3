import { createEventBus, lastOfEachRecord, publish, topics, type DomainEvent } from './events';
import { EventStream } from './eventStream';

const orderEvent = (number: number): DomainEvent => ({
  number,
  name: 'orderChanged',
  payload: { id: `${number}`, uid: 'A', branch: 'linz' },
});

test('delivers thousands of events of one moment to a slow subscriber, in their order', async () => {
  const bus = createEventBus();
  const stream = new EventStream(bus, topics.branch('linz'));
  const first = stream.next();
  for (let number = 1; number <= 5_000; number++) publish(bus, orderEvent(number));
  const numbers = [(await first).value.number];
  while (numbers.length < 5_000) numbers.push((await stream.next()).value.number);
  expect(numbers).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1));
});

test('ends a subscription at once, also while it waits for an event', async () => {
  const bus = createEventBus();
  const stream = new EventStream(bus, topics.branch('linz'));
  const waiting = stream.next();
  await stream.return();
  expect(await waiting).toEqual({ done: true, value: undefined });
  publish(bus, orderEvent(1));
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test('delivers the events of a topic to every subscriber of it, and those of no other topic', async () => {
  const bus = createEventBus();
  const streams = [topics.branch('linz'), topics.branch('linz'), topics.branch('wels')].map(topic => new EventStream(bus, topic));
  const [one, two, other] = streams.map(stream => stream.next());
  publish(bus, orderEvent(1));
  publish(bus, { number: 2, name: 'orderChanged', payload: { id: '2', uid: 'B', branch: 'wels' } });
  expect([(await one!).value.number, (await two!).value.number, (await other!).value.number]).toEqual([1, 1, 2]);
});

test('repeats the last missed event of each record and of each list', () => {
  const listEvent = (number: number, collection: string): DomainEvent => ({ number, name: 'listChanged', payload: { collection } });
  const events = [listEvent(1, 'product'), listEvent(2, 'user'), listEvent(3, 'product'), orderEvent(4)];
  expect(lastOfEachRecord(events).map(({ number }) => number)).toEqual([2, 3, 4]);
});
