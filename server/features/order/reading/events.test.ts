import { forgetEvents } from '../../../app/retention';
import { topics } from '../../../platform/events/events';
import { eventually, useHouse, useInstance } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const neighbour = useInstance();
const shop = useShop(house);

const confirm = (id: string) => house.rest(shop.counter, 'POST', `/orders/${id}/status/confirm`, {});
const query = <T>(sql: string, values: unknown[] = []): Promise<T> => house.app.services.database.query(sql, values);

/** The numbers of the events the neighbour hears of an order, as they come. */
function heardOf(uid: string): number[] {
  const numbers: number[] = [];
  const stream = neighbour.app.services.bus.subscribe(topics.order(uid));
  void (async () => {
    for await (const { number } of stream) numbers.push(number);
  })();
  return numbers;
}

/** Counts who begins to listen at the neighbour from now on. */
function subscriptions() {
  jest.restoreAllMocks();
  return jest.spyOn(neighbour.app.services.bus, 'subscribe');
}

async function cutListeners(): Promise<void> {
  const cut = await query<unknown[]>(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'listener'`,
  );
  expect(cut.length).toBeGreaterThan(0);
}

test('customer and counter, on another instance, hear of it from one load', async () => {
  const { id, uid, hash } = await shop.place();
  await heardBy(uid, id);
  const customer = () =>
    neighbour
      .socket()
      .iterate({ query: `subscription { orderStatusChanged(uid: "${uid}", hash: "${hash}") { id event status branch { name } } }` });
  const subscribe = subscriptions();
  const streams = [
    customer(),
    customer(),
    neighbour.socket(shop.counter).iterate({ query: `subscription { ordersChanged(branch: "${shop.branch}") { id event status } }` }),
  ];
  const heard = streams.map(stream => stream.next());
  await eventually(() => subscribe.mock.calls.length === streams.length);

  const sent = jest.spyOn(Object.getPrototypeOf(neighbour.app.services.database.createQueryRunner()), 'query');
  const { body } = await confirm(id);
  const seen = { id, event: body.data.event, status: 'CONFIRMED' };
  const answers = (await Promise.all(heard)).map(({ value }) => value);
  expect(answers).toEqual([
    { data: { orderStatusChanged: { ...seen, branch: { name: 'Marktplatz' } } } },
    { data: { orderStatusChanged: { ...seen, branch: { name: 'Marktplatz' } } } },
    { data: { ordersChanged: seen } },
  ]);

  const reads = sent.mock.calls.filter(([sql]) => /^SELECT.*FROM "order" /.test(String(sql)));
  expect(reads).toHaveLength(3); // before and after the change, and one load for all who listen
  expect(sent.mock.calls.filter(([sql]) => /^select .*\sfrom "branch" /is.test(String(sql)))).toHaveLength(2); // for the answer, and for all strangers
  sent.mockRestore();
});

// Waits until the neighbour has heard all there was, so that the next thing it hears is new.
async function heardBy(uid: string, id: string): Promise<void> {
  const numbers = heardOf(uid);
  const told = await house.as('ROLE_ADMIN').tell('orderChanged', { id, uid, branch: shop.branch });
  await eventually(() => numbers.includes(told));
}

test('of strangers who ask alike and otherwise, each is told what it asked for', async () => {
  const { id, uid, hash } = await shop.place();
  await heardBy(uid, id);
  const watch = 'subscription ($more: Boolean!) { orderStatusChanged(uid: "UID", hash: "HASH") { status uid @include(if: $more) } }';
  const query = watch.replace('UID', uid).replace('HASH', hash);
  const subscribe = subscriptions();
  const asked = [
    { query, variables: { more: true } },
    { query, variables: { more: false } },
    { query: query.replace('status', 'isConfirmed'), variables: { more: true } },
    { query, variables: { more: true } },
  ];
  const heard = asked.map(question => neighbour.socket().iterate(question).next());
  await eventually(() => subscribe.mock.calls.length === asked.length);
  await confirm(id);
  const answers = (await Promise.all(heard)).map(({ value }) => value.data.orderStatusChanged);
  const [all, less, other] = [{ status: 'CONFIRMED', uid }, { status: 'CONFIRMED' }, { isConfirmed: true, uid }];
  expect(answers).toEqual([all, less, other, all]);
});

test('a new order reaches the counter of its branch, and no other', async () => {
  const other = await house.make('branch');
  const stream = (branch: string) =>
    neighbour
      .socket('ROLE_ADMIN')
      .iterate({ query: `subscription { ordersChanged(branch: "${branch}") { uid items { name amount } dueAt } }` });
  const subscribe = subscriptions();
  const elsewhere = stream(other).next();
  const here = stream(shop.branch);
  const first = here.next();
  await eventually(() => subscribe.mock.calls.length === 2);
  const { uid } = await shop.place();
  const answer = { uid, items: [{ name: 'Semmel', amount: 2 }], dueAt: '2026-11-16T07:00:00.000Z' };
  expect((await first).value).toEqual({ data: { ordersChanged: answer } });
  expect(await Promise.race([elsewhere, Promise.resolve('nothing')])).toBe('nothing');
});

test('strangers hear nothing: wrong hash, no session, another branch', async () => {
  const { uid } = await shop.place();
  const first = async (token: Parameters<typeof house.socket>[0], query: string) =>
    (await house.socket(token).iterate({ query }).next()).value.errors[0].extensions.code;
  expect(await first(undefined, `subscription { orderStatusChanged(uid: "${uid}", hash: "guess") { id } }`)).toBe('NOT_FOUND');
  const unknown = house.socket().iterate({ query: `subscription { ordersChanged(branch: "${shop.branch}") { id } }` });
  await expect(unknown.next()).rejects.toMatchObject({ code: 4401 });
  expect(await first('ROLE_EMPLOYEE elsewhere', `subscription { ordersChanged(branch: "${shop.branch}") { id } }`)).toBe('FORBIDDEN');
});

test('nothing is told of an order that was not kept', async () => {
  const { id, uid } = await shop.place();
  const numbers = heardOf(uid);
  const failing = house.as('ROLE_ADMIN').atomically(async context => {
    await context.tell('orderChanged', { id, uid, branch: shop.branch });
    throw new Error('oven on fire');
  });
  await expect(failing).rejects.toThrow('oven on fire');
  const told = await house.as('ROLE_ADMIN').tell('orderChanged', { id, uid, branch: shop.branch });
  await eventually(() => numbers.includes(told));
  expect(numbers.filter(number => number !== told && number > told - 2)).toEqual([]);
});

test('what was told while the connection was lost is heard once, in flight or not', async () => {
  const { id, uid } = await shop.place();
  await heardBy(uid, id);
  const numbers = heardOf(uid);
  const payload = { id, uid, branch: shop.branch };

  // The earlier number is committed last: it was drawn while the connection stood, and appears when it is up again.
  let late = 0;
  let lost = 0;
  await house.as('ROLE_ADMIN').atomically(async context => {
    late = await context.tell('orderChanged', payload);
    await cutListeners();
    lost = await house.as('ROLE_ADMIN').tell('orderChanged', payload);
    await eventually(() => numbers.includes(lost));
    await cutListeners();
  });
  await eventually(() => numbers.includes(late));
  await heardBy(uid, id);
  expect(numbers.filter(number => number === lost)).toHaveLength(1);
  expect(numbers.filter(number => number === late)).toHaveLength(1);
});

test('events of yesterday are forgotten, some at a time, by one process', async () => {
  await query(
    `insert into event (name, payload, "createdAt") select 'orderChanged', '{}', now() - interval '25 hours' from generate_series(1, 30)`,
  );
  const [{ kept }] = await query<[{ kept: number }]>(
    `select count(*)::int as kept from event where "createdAt" > now() - interval '1 day'`,
  );
  const counts = await Promise.all([forgetEvents(house.app.services.database, 20), forgetEvents(neighbour.app.services.database, 20)]);
  expect(counts.every(count => count <= 20)).toBe(true);
  expect(counts.some(count => count > 0)).toBe(true);
  while ((await forgetEvents(house.app.services.database, 20)) > 0);
  expect(await query(`select count(*)::int as count from event`)).toEqual([{ count: kept }]);
});
