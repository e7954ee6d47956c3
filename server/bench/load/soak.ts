/**
 * Runs a mixed load for many minutes and prints each minute what the app uses: memory, handles, database connections. All must stay flat.
 * Its argument is the number of minutes.
 */
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import WebSocket from 'ws';
import { toObject } from '../../../schema/objects';
import { createOpenBranch, nextAddress, startBenchApp, type BenchApp } from '../benchApp';
import { createPhoto, fetchImage, sizes, uploadImage } from '../images';

const minute = 60_000;
const defaultMinutes = 30;
const sampleInterval = 500;
/** Milliseconds between two requests of a client. */
const pause = 100;

const orderMutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { uid hash } }';
const ownOrder = 'subscription ($uid: String!, $hash: String!) { orderStatusChanged(uid: $uid, hash: $hash) { id event status } }';
const branchOrders = `query ($branch: ID!) { orders(limit: 50, branch: $branch) { items { id uid status items { name amount } } total } }`;
const menus = 'query { menus(limit: 1) { items { id name catalog { category { name } products { id name price } } } } }';

interface Usage {
  /** Memory in MB. */
  heap: number;
  external: number;
  resident: number;
  handles: number;
  files: number;
  connections: number;
}

/** Returns the clients of the load. Each is one request or several that belong together. */
async function createClients(app: BenchApp): Promise<Record<string, () => Promise<unknown>>> {
  const { branch, input } = await createOpenBranch(app, 50);
  const photo = await createPhoto();
  const placeOrder = async () => toObject((await app.graphql(orderMutation, { input }, 'nobody')).createOrder);
  return {
    menus: () => app.graphql(menus, {}, 'nobody'),
    orders: placeOrder,
    subscriptions: async () => followOrder(app, await placeOrder()),
    'staff lists': () => app.graphql(branchOrders, { branch }),
    images: async () => {
      const id = await uploadImage(app, photo);
      const responses = await Promise.all(sizes.map(size => fetchImage(app.baseUrl, `/image/${size}/${id}-1.jpg`, nextAddress())));
      if (responses.some(({ status }) => status !== 200)) throw new Error('An image was not rendered.');
      await app.graphql('mutation ($id: ID!) { deleteImage(id: $id) }', { id });
    },
  };
}

/** Opens a socket, waits for the order and closes the socket. */
async function followOrder({ baseUrl }: BenchApp, { uid, hash }: Record<string, unknown>): Promise<void> {
  const headers = { 'x-forwarded-for': nextAddress() };
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: ownOrder, variables: { uid, hash } } }));
  await once(socket, 'message');
  socket.close();
  await once(socket, 'close');
}

async function readUsage({ baseUrl, processes, database }: BenchApp): Promise<Usage> {
  const { bytes } = await fetchImage(baseUrl, '/metrics');
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(bytes.toString())![1]);
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  return {
    heap: metric('nodejs_heap_size_used_bytes') / 2 ** 20,
    external: metric('nodejs_external_memory_bytes') / 2 ** 20,
    resident: Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processes.app}/status`, 'utf8'))![1]) / 1024,
    handles: metric('nodejs_active_handles_total'),
    files: readdirSync(`/proc/${processes.app}/fd`).length,
    connections: rows[0]!.count,
  };
}

/** Returns the lowest values of a minute, because the highest depend on when memory was last collected; of the connections the highest. */
async function lowestUsage(app: BenchApp): Promise<Usage> {
  let lowest = await readUsage(app);
  for (const end = Date.now() + minute; Date.now() < end;) {
    await new Promise(done => setTimeout(done, sampleInterval));
    const usage = await readUsage(app);
    const least = (name: keyof Usage): number => Math.min(lowest[name], usage[name]);
    lowest = {
      heap: least('heap'),
      external: least('external'),
      resident: least('resident'),
      handles: least('handles'),
      files: least('files'),
      connections: Math.max(lowest.connections, usage.connections),
    };
  }
  return lowest;
}

async function soak(minutes: number): Promise<void> {
  const app = await startBenchApp();
  const clients = await createClients(app);
  const counts: Record<string, number> = {};
  let isRunning = true;
  const running = Object.entries(clients).map(async ([name, run]) => {
    for (counts[name] = 0; isRunning; counts[name] += 1) {
      await run();
      await new Promise(done => setTimeout(done, pause));
    }
  });
  for (let index = 1; index <= minutes; index++) {
    const usage = await Promise.race([lowestUsage(app), Promise.all(running).then(() => undefined)]);
    const rounded = Object.fromEntries(Object.entries(usage ?? {}).map(([name, value]) => [name, Math.round(value)]));
    process.stdout.write(`minute ${index}: ${JSON.stringify(rounded)}\n`);
  }
  isRunning = false;
  await Promise.all(running);
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  await app.stop();
}

soak(Number(process.argv[2] ?? defaultMinutes)).then(
  () => process.exit(0),
  error => {
    console.error(error);
    process.exit(1);
  },
);
