/** Measures what it costs to place an order of five items, compared with a bare transaction that writes the same rows. */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { createOpenBranch, startBenchApp, type BenchApp } from './benchApp';
import { printFigures, ratioOf } from './figures';
import { measure, print } from './measure';

const clients = 10;
const times = 3000;

const mutation = 'mutation ($input: CreateOrderInput!, $key: String!) { createOrder(input: $input, idempotencyKey: $key) { uid hash } }';
const placeOrder = (app: BenchApp, input: object) => app.graphql(mutation, { input, key: randomUUID() }, '');

// Writes the same rows by as few statements as possible, each planned once.
async function insertOrder(client: Client, order: { branchId: string }): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query({
    name: 'insert_event',
    text: `with inserted_event as (insert into event (name, payload) values ('orderChanged', '{}') returning number)
      select number, pg_notify('events', '{"number": 0, "name": "recordChanged", "payload": {}}') from inserted_event`,
  });
  const id = randomUUID();
  const { number } = rows[0];
  await client.query({
    name: 'insert_order',
    text: `with next_ticket as (
        insert into ticket values ($2, '2026-01-01', 1) on conflict ("branchId", day) do update set last = ticket.last + 1 returning last
      )
      insert into "order" select new_order.* from jsonb_populate_record(
        null::"order", $1 || jsonb_build_object('day', '2026-01-01', 'ticketNumber', (select last from next_ticket))) as new_order`,
    values: [{ ...order, id, uid: id, idempotencyKey: id, event: number }, order.branchId],
  });
  await client.query({
    name: 'insert_log',
    text: `insert into order_log ("orderId", event, actor, action, "to") values ($1, $2, 'customer', 'create', 'WAITING_FOR_CONFIRMATION')`,
    values: [id, number],
  });
  await client.query('commit');
}

export async function benchOrder(): Promise<void> {
  const app = await startBenchApp();
  const { input } = await createOpenBranch(app);
  const measurePlacing = (name: string, clients: number, times: number) =>
    measure(app.processes, { name, times, clients, run: () => placeOrder(app, input) });
  await measurePlacing('warm-up', clients, 500);

  const { rows } = await app.database.query(`select to_jsonb("order") as "order" from "order" limit 1`);
  const connections = await Promise.all(Array.from({ length: clients }, () => app.connect()));
  const measureWriting = (name: string, clients: number, times: number) =>
    measure(
      { ...app.processes, app: process.pid },
      { name, times, clients, run: client => insertOrder(connections[client]!, rows[0].order) },
    );
  await measureWriting('warm-up', clients, 500);

  const placed = await measurePlacing('placed by one client', 1, times / 3);
  const placedByMany = await measurePlacing(`placed by ${clients} clients`, clients, times);
  const written = await measureWriting('bare transaction, one client', 1, times / 3);
  const writtenByMany = await measureWriting(`bare transaction, ${clients} clients`, clients, times);
  print('An order of five items', [placed, placedByMany, written, writtenByMany]);
  printFigures('Ratios of an order to a bare transaction', {
    'one client': { measured: ratioOf(placed, written), wanted: 3.5 },
    [`${clients} clients`]: { measured: ratioOf(placedByMany, writtenByMany), wanted: 2.2 },
  });
  await Promise.all(connections.map(client => client.end()));
  await app.stop();
}

if (require.main === module) void benchOrder();
