/**
 * Measures how long an event takes to reach the last of its subscribers: with 5,000 sockets on one instance, and with 10,000 on two
 * instances that share a database. Each visitor follows an order and the catalogue, and some users follow all orders of the branch. A bare
 * broadcast of the same bytes shows how much of the time sockets and clients take.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toObject } from '../../../schema/objects';
import { admin } from '../../testing/app/appProcess';
import { createOpenBranch, nextAddress, startBenchApp, type BenchApp } from '../benchApp';
import { percentiles, print } from '../measure';
import type { SocketClientTask, SocketReport, SocketTask } from './socketClient';

const socketsPerInstance = 5_000;
/** Users that follow all orders of the branch. They are connected to the first instance. */
const staffCount = 20;
const orderChanges = 40;
const catalogueChanges = 20;
const maxP95 = 500;
/** Longer than the interval between two events of the catalogue. */
const catalogueInterval = 1_100;
const eventTimeout = 60_000;

const mutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid hash order { id } } }';
const ownOrder = `subscription ($uid: String!, $hash: String!) { orderStatusChanged(uid: $uid, hash: $hash) {
  id event status appointment counterAppointment rejectionMessage isPaid branch { id name phone } items { name amount gross } } }`;
const branchOrders = `subscription ($branch: ID!) { ordersChanged(branch: $branch) { id event status dueAt firstName lastName items { name amount } } }`;
const catalogue = 'subscription { catalogueChanged { ids hasMore } }';

/** The bytes of a change of the catalogue. */
const message = `{"id":"0","type":"next","payload":{"data":{"catalogueChanged":{"ids":["${randomUUID()}"],"hasMore":false}}}}`;

// Copies one order, so that each visitor has an own order. The characters 0 and 1 do not occur in a uid.
const copyOrders = `insert into "order"
  select copy.* from "order" as original, generate_series(1, $1::int) as number, jsonb_populate_record(original, jsonb_build_object(
    'id', time_ordered_id(), 'uid', 'CPY' || translate(lpad(number::text, 5, '0'), '01', 'XY'), 'idempotencyKey', null, 'draftDigest', null, 'ticketNumber', number + 1
  )) as copy where original.id = $2`;

interface Shop {
  branch: string;
  product: string;
  /** The ids and the uids of the orders. All have the same hash. */
  orders: readonly { id: string; uid: string }[];
  hash: string;
}

async function createShop(app: BenchApp): Promise<Shop> {
  const { branch, products, input } = await createOpenBranch(app, 5);
  const { hash, order } = toObject((await app.graphql(mutation, { input })).createOrder);
  await app.database.query(copyOrders, [2 * socketsPerInstance, String(toObject(order).id)]);
  await app.database.query('vacuum analyze "order"');
  const { rows } = await app.database.query<{ id: string; uid: string }>(`select id, uid from "order" where uid like 'CPY%'`);
  return { branch, product: products[0]!, orders: rows, hash: String(hash) };
}

const visitorTask = ({ branch, hash }: Shop, { uid }: { uid: string }, isStaff: boolean): SocketTask => ({
  address: nextAddress(),
  ...(isStaff && { authorization: admin }),
  subscriptions: [
    { query: catalogue },
    ...(isStaff ? [{ query: branchOrders, variables: { branch } }] : []),
    { query: ownOrder, variables: { uid, hash } },
  ],
});

/** Starts processes that send the same bytes as the app to as many sockets, and prints how long the broadcast alone takes. */
async function measureBroadcast(instances: number): Promise<void> {
  const clients: ChildProcess[] = [];
  const broadcasters: ChildProcess[] = [];
  for (let instance = 0; instance < instances; instance++) {
    const broadcaster = fork(join(__dirname, 'broadcaster.ts'), { execArgv: ['--require', 'tsx/cjs'] });
    const [url] = (await once(broadcaster, 'message')) as [string];
    const task = (): SocketTask => ({ address: nextAddress(), subscriptions: [{ query: catalogue }] });
    clients.push(await startClient({ url, sockets: Array.from({ length: socketsPerInstance }, task) }));
    broadcasters.push(broadcaster);
  }
  const durations: number[] = [];
  for (let index = 0; index < catalogueChanges; index++)
    durations.push(
      await measureEvent(clients, instances * socketsPerInstance, async () =>
        broadcasters.forEach(broadcaster => broadcaster.send(message)),
      ),
    );
  const { median, p95 } = percentiles(durations);
  print(`A bare broadcast to ${instances * socketsPerInstance} sockets by ${instances} processes: median ${median} ms, p95 ${p95} ms`, []);
  for (const child of [...clients, ...broadcasters]) child.kill();
}

/** Starts a client process and waits until its sockets are open. */
async function startClient(task: SocketClientTask): Promise<ChildProcess> {
  const client = fork(join(__dirname, 'socketClient.ts'), { execArgv: ['--require', 'tsx/cjs'] });
  client.send(task);
  await once(client, 'message');
  client.on('exit', code => code && process.exit(code));
  return client;
}

/** Returns the milliseconds until so many messages have arrived. */
function measureEvent(clients: readonly ChildProcess[], expected: number, publish: () => Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = Date.now();
    const timer = setTimeout(() => reject(new Error(`Only ${received} of ${expected} messages have arrived.`)), eventTimeout);
    let received = 0;
    let last = 0;
    const handle = (report: SocketReport): void => {
      received += report.received;
      last = Math.max(last, report.at);
      if (received < expected) return;
      clearTimeout(timer);
      for (const client of clients) client.off('message', handle);
      resolve(last - start);
    };
    for (const client of clients) client.on('message', handle);
    publish().catch(reject);
  });
}

const publishOrder = ({ database }: BenchApp, { branch }: Shop, { id, uid }: { id: string; uid: string }) =>
  database.query(
    `with inserted_event as (insert into event (name, payload) values ('orderChanged', $1) returning number, name, payload)
     select pg_notify('events', row_to_json(inserted_event)::text) from inserted_event`,
    [{ id, uid, branch }],
  );

async function measureEvents(app: BenchApp, shop: Shop, clients: readonly ChildProcess[]): Promise<void> {
  const sockets = clients.length * socketsPerInstance;
  const ofOrder: number[] = [];
  for (let index = 0; index < orderChanges; index++) {
    const order = shop.orders[staffCount + Math.floor(((sockets - staffCount) * index) / orderChanges)]!;
    ofOrder.push(await measureEvent(clients, 1 + staffCount, () => publishOrder(app, shop, order)));
  }
  const ofCatalogue: number[] = [];
  for (let index = 0; index < catalogueChanges; index++) {
    await new Promise(done => setTimeout(done, catalogueInterval));
    const change = () =>
      app.graphql('mutation ($id: ID!, $name: String!) { updateProduct(id: $id, input: { name: $name }) { id } }', {
        id: shop.product,
        name: `Semmel ${index}`,
      });
    ofCatalogue.push(await measureEvent(clients, sockets, change));
  }
  const line = (durations: readonly number[]): string =>
    `median ${percentiles(durations).median} ms, p95 ${percentiles(durations).p95} ms (at most ${maxP95})`;
  print(
    `${sockets} sockets on ${clients.length} instances
An order, to its visitor and ${staffCount} users: ${line(ofOrder)}
The catalogue, to all: ${line(ofCatalogue)}`,
    [],
  );
}

const residentBytes = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

export async function benchSockets(): Promise<void> {
  const app = await startBenchApp();
  const shop = await createShop(app);
  const second = await app.startInstance();
  const clients: ChildProcess[] = [];
  for (const [index, { url, pid }] of [{ url: app.baseUrl, pid: app.processes.app }, second].entries()) {
    const orders = shop.orders.slice(index * socketsPerInstance, (index + 1) * socketsPerInstance);
    const before = residentBytes(pid);
    const start = Date.now();
    const sockets = orders.map((order, position) => visitorTask(shop, order, index === 0 && position < staffCount));
    clients.push(await startClient({ url, sockets }));
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    print(
      `${socketsPerInstance} sockets opened in ${seconds} s, ${Math.round((residentBytes(pid) - before) / socketsPerInstance / 1024)} kB each`,
      [],
    );
    await measureEvents(app, shop, clients);
  }
  for (const client of clients) client.kill();
  await second.stop('SIGTERM');
  await app.stop();
  for (const instances of [1, 2]) await measureBroadcast(instances);
}

if (require.main === module) void benchSockets();
