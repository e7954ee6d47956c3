/**
 * Measures how long pages of the order history take with a million orders: a search for one letter, the sort by total, and filters without
 * hits. Its argument is the number of orders.
 */
import { toObject } from '../../../schema/objects';
import { createOpenBranch, fillTable, startBenchApp } from '../benchApp';
import { printFigures, type Figures } from '../figures';
import { measure } from '../measure';

const defaultCount = 1_000_000;
const times = 30;
const maxMilliseconds = 150;

/** The arguments of the list. No order matches the filters. */
const requests: Readonly<Record<string, string>> = {
  'newest first': '',
  'one letter, many hits': 'search: "m"',
  'one letter, no hits': 'search: "x"',
  'one letter of one branch': 'search: "m", branch: $branch',
  'highest total first': 'sort: "-totalGross"',
  'highest total first, one branch': 'sort: "-totalGross", branch: $branch',
  'one letter, lowest total first': 'search: "m", sort: "totalGross"',
  'a status without hits': 'status: REJECTED',
  'a delivery method without hits': 'deliveryType: dineIn',
  'a payment method without hits, one branch': 'paymentMethod: hydroAgVoucher, branch: $branch',
  'a word without hits': 'search: "zwetschkenknödel"',
};

const firstNames = ['Anna', 'Berta', 'Clemens', 'Daniel', 'Eva', 'Franz', 'Gerda', 'Hans', 'Ida', 'Jakob', 'Klara', 'Lukas', 'Maria'];

// Copies one order every thirty seconds, with another name and total. Each copy has its ticket number, because the database would draw the
// numbers one by one.
const fill = `
  insert into "order"
  select copy.* from "order" as original, generate_series(1, $1::int) as number, jsonb_populate_record(original, jsonb_build_object(
    'id', time_ordered_id(), 'uid', 'copy ' || number, 'idempotencyKey', null, 'draftDigest', null, 'ticketNumber', number + 1,
    'firstName', ($3::text[])[number % array_length($3::text[], 1) + 1], 'totalGross', number % 9973 / 100.0,
    'createdAt', original."createdAt" - number * interval '30 seconds', 'confirmedAt', original."createdAt" - number * interval '30 seconds',
    'completedAt', original."createdAt" - number * interval '30 seconds'
  )) as copy
  where original.id = $2`;

export async function benchHistory(count = defaultCount): Promise<void> {
  const app = await startBenchApp();
  const { branch, input } = await createOpenBranch(app);
  const mutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
  const { order } = toObject((await app.graphql(mutation, { input })).createOrder);
  await fillTable(app, 'order', () => app.database.query(fill, [count, toObject(order).id, firstNames]));
  const figures: Record<string, Figures[string]> = {};
  for (const [name, filter] of Object.entries(requests)) {
    const parameters = filter.includes('$branch') ? 'query ($branch: ID!)' : 'query';
    const query = `${parameters} { orders(limit: 50${filter && `, ${filter}`}) { items { id uid firstName totalGross status } total nextCursor } }`;
    const { median } = await measure(app.processes, { name, times, clients: 1, run: () => app.graphql(query, { branch }) });
    figures[name] = { measured: median, wanted: maxMilliseconds };
  }
  printFigures(`The history of ${count} orders, in milliseconds`, figures);
  await app.stop();
}

if (require.main === module)
  benchHistory(Number(process.argv[2] ?? defaultCount)).then(
    () => process.exit(0),
    error => {
      console.error(error);
      process.exit(1);
    },
  );
