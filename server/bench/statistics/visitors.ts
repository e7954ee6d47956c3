/**
 * Measures how long each report of visitors of a year takes in a shop with ten million events in that year. Run alone: `npx tsx` on this file,
 * with another number of events as its argument.
 */
import { keysOf } from '../../../schema/objects';
import { visitorReports } from '../../../schema/rules/statistics/visitorReports';
import { startBenchApp, type BenchApp } from '../benchApp';
import { printFigures } from '../figures';
import { createToken, days, measureReports, storeDays } from './measureReports';

const eventCount = Number(process.argv[2] ?? 10_000_000);
const branchCount = 20;
const productCount = 100;
const eventsPerVisit = 8;

// Each visit opens the home page, a store and products, and puts two of them into the cart, within five minutes. Few products have most of
// the visitors. Each 25th visit continues at another branch, each tenth visitor has not consented to more than page views.
const fill = `
  with visit as materialized (
    select number, random() as luck, gen_random_uuid() as visitor, branch, case when number % 25 = 0 then (branch + 1) % ${branchCount} else branch end as next,
      (100 * random() ^ 2)::int % ${productCount} as first, (100 * random() ^ 2)::int % ${productCount} as second,
      ($3::date + (number * ${days}::bigint / $1)::int)::timestamptz + interval '6 hours' + mod(number * ${days}::bigint, $1) * interval '16 hours' / $1 as start
    from generate_series(0, $1::int - 1) as number, lateral (select abs(hashint4(number) % ${branchCount}) as branch) as store
    where number >= $4 and number < $5
  )
  insert into "analyticsEvent" ("createdAt", id, visitor, branch, "isView", type, action, category, name, path, referrer, browser, "browserVersion",
    "operatingSystem", "operatingSystemVersion", "screenWidth", "screenHeight", "pixelRatio", "isDark", language, data)
  select start + step * interval '35 seconds', case when step > 1 then gen_random_uuid() end, visitor, ($2::uuid[])[1 + place], "isView",
    case when "isView" then 'page-view' when step = 2 then 'device-info' else 'event' end,
    case step when 1 then null when 2 then 'start' when 5 then 'view_item' when 6 then 'add_to_cart' when 8 then 'add_to_cart' else 'navigate' end,
    case when step in (5, 6, 8) then 'commerce' end, case when step in (5, 6, 8) then 'Produkt ' || product end,
    case when step = 1 then '/' when step = 3 then '/store/filiale-' || place when step > 3 then '/store/filiale-' || place || '/produkt-' || product end,
    case when step = 1 and number % 3 = 0 then (array['google.com', 'facebook.com', 'bing.com', 'newsletter'])[1 + (luck * 7)::int % 4] end,
    case when step < 3 then (array['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + (luck * 10)::int % 4] end,
    case when step < 3 then (110 + (luck * 20)::int)::text end,
    case when step < 3 then (array['Android', 'iOS', 'Windows', 'macOS'])[1 + (luck * 10)::int % 4] end,
    case when step < 3 then (10 + (luck * 5)::int)::text end,
    case when step = 2 then 360 + 10 * (luck * 40)::int end, case when step = 2 then 640 + 20 * (luck * 40)::int end,
    case when step = 2 then 1 + (luck * 8)::int / 4.0 end, case when step = 2 then luck < 0.4 end, case when step = 2 then 'de-AT' end,
    case when step in (6, 8) then jsonb_build_object('currency', 'EUR', 'value', 3.9, 'items', jsonb_build_array(jsonb_build_object('item_name', 'Produkt ' || product, 'quantity', 1, 'price', 3.9))) end
  from visit, generate_series(1, ${eventsPerVisit}) as step,
    lateral (select case when step < 3 then null when step < 7 then branch else next end as place, case when step < 7 then first else second end as product,
      step in (1, 3, 4, 7) as "isView") as part
  where number % 10 > 0 or "isView"`;

/** Stores the events of a year that ended yesterday, a month at a time. */
async function fillYear({ database, make }: BenchApp): Promise<string[]> {
  const branches: string[] = [];
  while (branches.length < branchCount) branches.push(await make('branch'));
  const visits = Math.round(eventCount / eventsPerVisit);
  const first = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await database.query(
    `select create_analytics_partition(($1::date + interval '1 month' * month)::date) from generate_series(0, 12) as month`,
    [first],
  );
  await database.query('set synchronous_commit = off');
  const step = Math.ceil(visits / 12);
  for (let from = 0; from < visits; from += step) await database.query(fill, [visits, branches, first, from, from + step]);
  await database.query('vacuum analyze');
  return branches;
}

async function readBytesPerEvent({ database }: BenchApp): Promise<number> {
  const { rows } = await database.query(
    `select (sum(pg_total_relation_size(inhrelid)) + pg_total_relation_size('"visitorStatistic"')) / (select count(*) from "analyticsEvent") as bytes
     from pg_inherits where inhparent = '"analyticsEvent"'::regclass`,
  );
  return Number(rows[0].bytes);
}

export async function benchVisitors(): Promise<void> {
  const app = await startBenchApp({ MAIL_SERVER: 'smtp://127.0.0.1:9', LIMITS: 'jobTimeout=60000' });
  const start = performance.now();
  const branches = await fillYear(app);
  printFigures(`${eventCount} events of a year`, {
    'bytes of an event, indexes included': { measured: await readBytesPerEvent(app), wanted: 500 },
    'seconds to fill': { measured: (performance.now() - start) / 1_000, wanted: 600 },
  });
  await storeDays(app, { job: 'countVisitorStatistics', table: 'visitorStatisticDay' });
  printFigures('Space', {
    'bytes of an event, indexes and stored counts included': { measured: await readBytesPerEvent(app), wanted: 500 },
  });
  const names = keysOf(visitorReports);
  const title = `Reports of a year with ${eventCount} events, in milliseconds`;
  printFigures(`${title}: all ${branchCount} branches`, await measureReports(app, { names }));
  for (const count of [1, 5]) {
    const authorization = await createToken(app, branches.slice(0, count));
    printFigures(`${title}: ${count} of the branches`, await measureReports(app, { names, authorization, times: 4 }));
  }
  await app.stop();
}

if (require.main === module) void benchVisitors();
