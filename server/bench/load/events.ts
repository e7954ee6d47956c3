/** Measures how many events of visitors the app stores, compared with a bare insert, and how much space an event takes. */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { nextAddress, startBenchApp, type BenchApp } from '../benchApp';
import { printFigures } from '../figures';
import { measure, print } from '../measure';

const clients = 10;
const calls = 2_000;
const eventsPerCall = 10;

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';

const createEvent = () => ({
  ...{
    id: randomUUID(),
    type: 'event',
    action: 'add_to_cart',
    category: 'commerce',
    name: 'Butterkipferl',
    path: '/store/linz/butterkipferl',
  },
  data: { currency: 'EUR', value: 3.9, items: [{ item_id: randomUUID(), item_name: 'Butterkipferl', quantity: 1, price: 3.9 }] },
});
const createEvents = () => Array.from({ length: eventsPerCall }, createEvent);

async function send({ baseUrl }: BenchApp): Promise<void> {
  const headers = { 'content-type': 'application/json', 'user-agent': chrome, 'x-forwarded-for': nextAddress() };
  const { ok } = await fetch(`${baseUrl}/api/analytics-log`, { method: 'POST', headers, body: JSON.stringify({ events: createEvents() }) });
  if (!ok) throw new Error('The events were rejected.');
}

// One statement for the same events, as often as there are calls.
const insert = (client: Client): Promise<unknown> =>
  client.query({
    name: 'insert_events',
    text: `insert into "analyticsEvent" ("createdAt", id, visitor, "isView", type, action, category, name, path, data)
      select now(), id, gen_random_uuid(), false, type, action, category, name, path, data
      from json_to_recordset($1) as event (id uuid, type text, action text, category text, name text, path text, data jsonb)`,
    values: [JSON.stringify(createEvents())],
  });

async function waitUntilStored({ database }: BenchApp, wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await database.query('select count(*)::integer as count from "analyticsEvent"');
    if (rows[0].count >= wanted) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

async function readBytesPerEvent({ database }: BenchApp): Promise<number> {
  const { rows } = await database.query(
    `select sum(pg_total_relation_size(inhrelid)) / (select count(*) from "analyticsEvent") as bytes
     from pg_inherits where inhparent = '"analyticsEvent"'::regclass`,
  );
  return Number(rows[0].bytes);
}

/** Returns the bytes of a page view, which nothing but the request describes. */
async function measureView(app: BenchApp): Promise<number> {
  await app.database.query('truncate "analyticsEvent"');
  await app.database.query(
    `insert into "analyticsEvent" ("createdAt", visitor, branch, "isView", type, path, browser, "browserVersion", "operatingSystem", "operatingSystemVersion")
     select now(), gen_random_uuid(), gen_random_uuid(), true, 'page-view', '/store/linz', 'Chrome', '120', 'Windows', '10'
     from generate_series(1, 20000)`,
  );
  return readBytesPerEvent(app);
}

export async function benchEvents(): Promise<void> {
  const app = await startBenchApp();
  await measure(app.processes, { name: 'warm-up', times: 200, clients, run: () => send(app) });
  await waitUntilStored(app, 200 * eventsPerCall);
  await app.database.query('truncate "analyticsEvent"');
  const start = performance.now();
  const sent = await measure(app.processes, { name: `calls with ${eventsPerCall} events`, times: calls, clients, run: () => send(app) });
  await waitUntilStored(app, calls * eventsPerCall);
  const perSecond = (calls * eventsPerCall * 1_000) / (performance.now() - start);
  const bytes = await readBytesPerEvent(app);

  const connections = await Promise.all(Array.from({ length: clients }, () => app.connect()));
  const inserted = await measure(
    { ...app.processes, app: process.pid },
    { name: `bare inserts of ${eventsPerCall} events`, times: calls, clients, run: client => insert(connections[client]!) },
  );
  await Promise.all(connections.map(client => client.end()));
  print('Events of visitors', [sent, inserted]);
  printFigures('Events', {
    'milliseconds to store 1,000 events; 500 are 2,000 per second': { measured: 1_000_000 / perSecond, wanted: 500 },
    'bytes of an event with an item, indexes included': { measured: bytes, wanted: 500 },
    'bytes of a page view': { measured: await measureView(app), wanted: 150 },
  });
  await app.stop();
}

if (require.main === module) void benchEvents();
