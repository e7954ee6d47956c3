/** What it costs to read the fifty newest orders and the board of a branch: it must not grow with the number of orders that are stored. */
import { fillTable, openBranch, openHouse, type BenchHouse } from './benchApp';
import { measure, print, type Cost } from './measure';

const times = 200;

const line = '{ id uid ticketNumber status createdAt dueAt firstName lastName totalGross deliveryType items { name amount unit } }';
const questions: Readonly<Record<string, string>> = {
  'all branches': `query { orders(limit: 50) { items ${line} total nextCursor } }`,
  'one branch': `query ($branch: ID!) { orders(limit: 50, branch: $branch) { items ${line} total nextCursor } }`,
  'a rare state': `query ($branch: ID!) { orders(limit: 50, branch: $branch, status: CONFIRMED) { items ${line} total nextCursor } }`,
  'the board': `query ($branch: ID!) { ordersCurrent(branch: $branch) ${line} }`,
};

// Copies of one order, one in ten minutes, all of them done but the newest fifty. Each brings its ticket: the database would draw them one by one.
const fill = `
  insert into "order"
  select copy.* from "order" as given, generate_series(1, $1::int) as place, jsonb_populate_record(given, jsonb_build_object(
    'id', time_ordered_id(), 'uid', 'copy ' || $1 || '/' || place, 'idempotencyKey', null, 'draftDigest', null, 'ticketNumber', place + 1,
    'createdAt', given."createdAt" - ($1 - place) * interval '10 minutes',
    'confirmedAt', given."createdAt" - ($1 - place) * interval '10 minutes',
    'completedAt', case when $1 - place >= 50 then given."createdAt" - ($1 - place) * interval '10 minutes' end
  )) as copy
  where given.id = $2`;

async function costs(house: BenchHouse, branch: string, stored: string): Promise<Cost[]> {
  const found: Cost[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const run = () => house.graphql(question, { branch });
    await measure(house.watched, { name, times: times / 4, clients: 1, run });
    found.push(await measure(house.watched, { name: `${name}, ${stored} stored`, times, clients: 1, run }));
  }
  return found;
}

export async function benchOrderList(): Promise<void> {
  const house = await openHouse();
  const { branch, draft } = await openBranch(house);
  const mutation = 'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { order { id } } }';
  const { createOrder } = await house.graphql(mutation, { draft });
  const fillTo = (count: number) => fillTable(house, 'order', () => house.database.query(fill, [count, createOrder.order.id]));
  await fillTo(1000);
  const few = await costs(house, branch, '1,000');
  await house.database.query('delete from "order" where id <> $1', [createOrder.order.id]);
  await fillTo(200_000);
  print('Fifty orders out of many', [...few, ...(await costs(house, branch, '200,000'))]);
  await house.stop();
}

if (require.main === module) void benchOrderList();
