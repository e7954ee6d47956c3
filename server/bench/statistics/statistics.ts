/** Measures how long each report of a year takes in a shop with a million orders in that year. Run alone: `npx tsx` on this file. */
import { fillTable, createOpenBranch, startBenchApp, type BenchApp } from '../benchApp';
import { printFigures } from '../figures';
import { keysOf, toObject } from '../../../schema/objects';
import { orderReports } from '../../../schema/rules/statistics/orderReports';
import { createToken, days, measureReports, storeDays } from './measureReports';

const orderCount = Number(process.argv[2] ?? 1_000_000);
const branchCount = 20;
const productCount = 100;

// Copies one order, spread evenly over the year, the hours from 6 to 18, branches, delivery methods and places. Each copy has three
// products. The figures of the days are stored later, and each copy has its ticket number.
const fill = `
  insert into "order"
  select copy.* from "order" as original, generate_series(1, $1::int) as number,
    lateral (select original."createdAt"::date - 1 - number % ${days} as day) as placed,
    jsonb_populate_record(original, jsonb_build_object(
      'id', time_ordered_id(), 'uid', 'copy ' || number, 'idempotencyKey', null, 'draftDigest', null, 'ticketNumber', number + 1,
      'day', placed.day, 'createdAt', placed.day + interval '6 hours' + number % 43200 * interval '1 second',
      'branchId', ($3::uuid[])[1 + number / ${days} % ${branchCount}],
      'deliveryType', (array['takeaway', 'delivery', 'dineIn'])[1 + number / 7 % 3],
      'zipCode', case when number % 2 = 0 then 4000 + number / 3 % 200 end, 'city', case when number % 2 = 0 then 'Ort ' || number / 3 % 200 end,
      'confirmedAt', original."createdAt", 'completedAt', case when number % 20 > 0 then original."createdAt" end,
      'canceledAt', case when number % 20 = 0 then original."createdAt" end,
      'items', (select jsonb_agg(item || jsonb_build_object('product', ($4::text[])[1 + (number / 11 + index * index * 7) % ${productCount}]))
        from jsonb_array_elements(original.items) with ordinality as part (item, index) where index <= 3)
    )) as copy
  where original.id = $2`;

async function fillYear(app: BenchApp): Promise<void> {
  const { branch, products, input } = await createOpenBranch(app, productCount);
  const branches = [branch];
  while (branches.length < branchCount) branches.push(await app.make('branch'));
  const mutation = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
  const { order } = toObject((await app.graphql(mutation, { input })).createOrder);
  const { id } = toObject(order);
  await app.database.query('alter table "order" disable trigger user');
  await fillTable(app, 'order', () => app.database.query(fill, [orderCount, id, branches, products]));
  await app.database.query('alter table "order" enable trigger user');
}

async function fillWork({ database, make }: BenchApp): Promise<void> {
  const [user, branch] = [await make('user'), await make('branch')];
  await database.query(
    `insert into "workingActivity" ("userId", "branchId", type, status, "startedAt", "endedAt", pauses, "workedMinutes", "pauseMinutes", source, "isFlagged", "isApproved")
     select $1, $2, 'work', 'ended', start, start + interval '8 hours', '[]', 480, 0, 'backend', false, false
     from generate_series(1, 100000) as number, lateral (select now() - number % ${days} * interval '1 day' as start) as shift`,
    [user, branch],
  );
}

const allNames: readonly string[] = [...keysOf(orderReports), 'working-activities', 'working-schedules', 'working-departments'];

export async function benchStatistics(): Promise<void> {
  const app = await startBenchApp({ MAIL_SERVER: 'smtp://127.0.0.1:9', LIMITS: 'jobTimeout=60000' });
  await fillYear(app);
  await fillWork(app);
  const { rows } = await app.database.query('select id from branch limit 5');
  await storeDays(app, { job: 'countOrderStatistics', table: 'orderStatisticDay' });
  const title = `Reports of a year with ${orderCount} orders, in milliseconds`;
  printFigures(`${title}: all ${branchCount} branches`, await measureReports(app, { names: allNames }));
  const authorization = await createToken(app, rows.map(({ id }) => id)); // prettier-ignore
  printFigures(`${title}: five branches of a token`, await measureReports(app, { names: keysOf(orderReports), authorization, times: 4 }));
  await app.stop();
}

if (require.main === module) void benchStatistics();
