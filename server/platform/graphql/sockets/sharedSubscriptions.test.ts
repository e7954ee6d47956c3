import { setImmediate } from 'node:timers/promises';
import { buildSchema, parse, type ExecutionResult } from 'graphql';
import { createEventBus, topics, type DomainEvent } from '../../events/events';
import { EventStream } from '../../events/eventStream';
import { SharedSubscriptions, type SharedSubscription } from './sharedSubscriptions';

const bus = createEventBus();
const shared = new SharedSubscriptions(({ data }) => ({ payload: JSON.stringify(data), isUnauthenticated: false }));
const createEvent = (id: string): DomainEvent => ({
  number: 1,
  name: 'catalogueChanged',
  payload: { ids: [id], hasMore: false, version: 1 },
});
const idOf = ({ payload }: DomainEvent): string => ('ids' in payload ? payload.ids[0]! : '');
const execute = jest.fn(async (event: DomainEvent): Promise<ExecutionResult> => ({ data: { id: idOf(event) } }));
beforeEach(() => execute.mockClear());

interface Client {
  subscription: SharedSubscription;
  /** The ids of the received events. */
  received: string[];
  ended: Promise<void>;
}

interface ClientOptions {
  query?: string;
  state?: DomainEvent;
  run?: typeof execute;
}

/** Subscribes and reads all results. */
function subscribe({ query = 'subscription { a }', state, run = execute }: ClientOptions = {}): Client {
  const args = { schema: buildSchema('type Query { a: ID }'), document: parse(query), contextValue: { services: { bus } } };
  const subscription = shared.follow(new EventStream(bus, topics.catalogue, state), args, run);
  const received: string[] = [];
  subscription.connect(({ payload }) => received.push(JSON.parse(payload).id));
  const ended = (async () => {
    for await (const { data } of subscription) received.push(String(data!.id));
  })();
  return { subscription, received, ended };
}

const publish = (id: string): void => bus.publish(topics.catalogue, createEvent(id));

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await setImmediate();
}

async function end(clients: readonly Client[]): Promise<void> {
  for (const { subscription } of clients) await subscription.return();
  await Promise.all(clients.map(({ ended }) => ended));
}

test('executes an event once for all clients with the same query, and sends events in their order', async () => {
  const clients = [subscribe(), subscribe(), subscribe({ query: 'subscription { b: a }' })];
  await settle();
  for (const id of ['1', '2', '3']) publish(id);
  await settle();
  expect(clients.map(({ received }) => received)).toEqual(clients.map(() => ['1', '2', '3']));
  expect(execute).toHaveBeenCalledTimes(2 * 3);
  await end(clients);
});

test('sends the state of each client before the changes that arrive while it is loaded', async () => {
  let finishState = (): void => {};
  const loaded = new Promise<void>(resolve => (finishState = resolve));
  const run = jest.fn(async (event: DomainEvent) => (idOf(event) === 'state' ? loaded.then(() => execute(event)) : execute(event)));
  const clients = [subscribe(), subscribe({ state: createEvent('state'), run })];
  await settle();
  publish('1');
  await settle();
  expect(clients.map(({ received }) => received)).toEqual([['1'], []]);
  finishState();
  await settle();
  expect(clients.map(({ received }) => received)).toEqual([['1'], ['state', '1']]);
  await end(clients);
});

test('continues for others when a client leaves, and listens again after the last one has left', async () => {
  const clients = [subscribe(), subscribe()];
  await settle();
  publish('1');
  await end(clients.slice(0, 1));
  await settle();
  publish('2');
  await settle();
  expect(clients[1]!.received).toEqual(['1', '2']);
  await end(clients);
  publish('3');
  const later = subscribe();
  await settle();
  publish('4');
  await settle();
  expect(later.received).toEqual(['4']);
  await end([later]);
});

test('ends with an error that reading the events throws, for every client', async () => {
  const failing = jest.spyOn(bus, 'subscribe').mockReturnValueOnce({ next: () => Promise.reject(new Error('no events')) } as never);
  const clients = [subscribe(), subscribe()];
  for (const { ended } of clients) await expect(ended).rejects.toThrow('no events');
  failing.mockRestore();
});

test('lets other work have its turn while it sends to many clients', async () => {
  const clients = Array.from({ length: 2_000 }, () => subscribe());
  await settle();
  publish('1');
  const counts = new Set<number>();
  while (!counts.has(clients.length)) {
    counts.add(clients.filter(({ received }) => received.length > 0).length);
    await setImmediate();
  }
  expect(counts.size).toBeGreaterThan(3);
  await end(clients);
});
