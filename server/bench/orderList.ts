/**
 * Measures what it costs to read the fifty newest orders and the board of a branch. The cost must not grow with the number of stored
 * orders.
 */
import { fillTable, createOpenBranch, startBenchApp, type BenchApp } from './benchApp';
import { measure, print, type Cost } from './measure';
import { toObject } from '../../schema/objects';

const times = 200;

const orderFields = '{ id uid ticketNumber status createdAt dueAt firstName lastName totalGross deliveryType items { name amount unit } }';
const queries: Readonly<Record<string, string>> = {
  'all branches': `query { orders(limit: 50) { items ${orderFields} total nextCursor } }`,
  'one branch': `query ($branch: ID!) { orders(limit: 50, branch: $branch) { items ${orderFields} total nextCursor } }`,
  'a rare status': `query ($branch: ID!) { orders(limit: 50, branch: $branch, status: CONFIRMED) { items ${orderFields} total nextCursor } }`,
  'the board': `query ($branch: ID!) { ordersCurrent(branch: $branch) ${orderFields} }`,
};

// Copies one order every ten minutes; all copies but the newest fifty are completed. Each copy has its ticket number, because the database
// would draw the numbers one by one.
const fill = `
  insert into "order"
  select copy.* from "order" as original, generate_series(1, $1::int) as number, jsonb_populate_record(original, jsonb_build_object(
    'id', time_ordered_id(), 'uid', 'copy ' || $1 || '/' || number, 'idempotencyKey', null, 'draftDigest', null, 'ticketNumber', number + 1,
    'createdAt', original."createdAt" - ($1 - number) * interval '10 minutes',
    'confirmedAt', original."createdAt" - ($1 - number) * interval '10 minutes',
    'completedAt', case when $1 - number >= 50 then original."createdAt" - ($1 - number) * interval '10 minutes' end
  )) as copy
  where original.id = $2`;

async function measureQueries(app: BenchApp, branch: string, storedCount: string): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const run = () => app.graphql(query, { branch });
    await measure(app.processes, { name, times: times / 4, clients: 1, run });
    costs.push(await measure(app.processes, { name: `${name}, ${storedCount} stored`, times, clients: 1, run }));
  }
  return costs;
}

export async function benchOrderList(): Promise<void> {
  const app = await startBenchApp();
  const { branch, input } = await createOpenBranch(app);
  const mutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
  const { order } = toObject((await app.graphql(mutation, { input })).createOrder);
  const { id } = toObject(order);
  const fillOrders = (count: number) => fillTable(app, 'order', () => app.database.query(fill, [count, id]));
  await fillOrders(1000);
  const costsOfFew = await measureQueries(app, branch, '1,000');
  await app.database.query('delete from "order" where id <> $1', [id]);
  await fillOrders(200_000);
  print('Reading fifty of many orders', [...costsOfFew, ...(await measureQueries(app, branch, '200,000'))]);
  await app.stop();
}

if (require.main === module) void benchOrderList();
