/** What it costs to place an order of five lines, beside a bare transaction that writes the same rows. */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { openBranch, openHouse, type BenchHouse } from './benchApp';
import { measure, print } from './measure';

const clients = 10;
const times = 3000;

const mutation = 'mutation ($draft: OrderDraft!, $key: String!) { createOrder(draft: $draft, idempotencyKey: $key) { uid hash } }';
const place = (house: BenchHouse, draft: object) => house.graphql(mutation, { draft, key: randomUUID() }, '');

// The same rows by the fewest statements there can be, planned once.
async function write(client: Client, order: { branchId: string }): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query({
    name: 'told',
    text: `with told as (insert into event (name, payload) values ('orderChanged', '{}') returning number)
      select number, pg_notify('house', '{"number": 0, "name": "recordChanged", "payload": {}}') from told`,
  });
  const id = randomUUID();
  const { number } = rows[0];
  await client.query({
    name: 'kept',
    text: `with ticketed as (
        insert into ticket values ($2, '2026-01-01', 1) on conflict ("branchId", day) do update set last = ticket.last + 1 returning last
      )
      insert into "order" select given.* from jsonb_populate_record(
        null::"order", $1 || jsonb_build_object('day', '2026-01-01', 'ticketNumber', (select last from ticketed))) as given`,
    values: [{ ...order, id, uid: id, idempotencyKey: id, event: number }, order.branchId],
  });
  await client.query({
    name: 'logged',
    text: `insert into order_log ("orderId", event, actor, action, "to") values ($1, $2, 'customer', 'create', 'WAITING_FOR_CONFIRMATION')`,
    values: [id, number],
  });
  await client.query('commit');
}

export async function benchOrder(): Promise<void> {
  const house = await openHouse();
  const { draft } = await openBranch(house);
  const placing = (name: string, clients: number, times: number) =>
    measure(house.watched, { name, times, clients, run: () => place(house, draft) });
  await placing('warm', clients, 500);

  const { rows } = await house.database.query(`select to_jsonb("order") as "order" from "order" limit 1`);
  const bare = await Promise.all(Array.from({ length: clients }, () => house.connect()));
  const writing = (name: string, clients: number, times: number) =>
    measure({ ...house.watched, house: process.pid }, { name, times, clients, run: client => write(bare[client]!, rows[0].order) });
  await writing('warm', clients, 500);

  print('An order of five lines', [
    await placing('placed by one client', 1, times / 3),
    await placing(`placed by ${clients} clients`, clients, times),
    await writing('bare transaction, one client', 1, times / 3),
    await writing(`bare transaction, ${clients} clients`, clients, times),
  ]);
  await Promise.all(bare.map(client => client.end()));
  await house.stop();
}

if (require.main === module) void benchOrder();
