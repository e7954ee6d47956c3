/** Stores events of a few visitors of three branches, and compares every report of them with one that is calculated from the events. */
import type { Period } from '../../../schema/rules/statistics/period';
import type { TestApp } from '../app/testApp';
import type { AnalyticsEvent } from '../../features/statistics/events/event';
import { expectedReports, type StoredEvent } from './expectedReports';

type Random = (bound: number) => number;

/** Returns numbers below the bound, the same in each run. */
export function createRandom(seed: number): Random {
  let state = seed;
  return bound => (state = (state * 48_271) % 2_147_483_647) % bound;
}

const pick = <T>(random: Random, values: readonly T[]): T => values[random(values.length)]!;

const stores = ['markt', 'bahnhof', 'hafen'];
const paths = ['/', '/impressum', ...stores.flatMap(store => [`/store/${store}`, `/store/${store}/kipferl`, `/store/${store}/brot`])];

/** Returns an event of a visitor, who opens a page, acts, or whose device describes itself; or of an order that was not possible. */
function createEvent(random: Random, at: Date, branch: string): AnalyticsEvent {
  const path = pick(random, paths);
  const visitor = { address: `198.51.${random(8)}.7`, userAgent: 'Firefox', language: 'de' };
  const common = { at, visitor, browser: pick(random, ['Firefox', 'Safari', undefined]), browserVersion: pick(random, ['120', undefined]) };
  const view = { type: 'page-view', isView: true, path, referrer: pick(random, [null, 'news.example', 'plakat']) };
  const action = { type: 'event', action: pick(random, ['view_item', 'add_to_cart']), category: 'commerce' };
  const device = { type: 'device-info', action: 'start', screenWidth: pick(random, [390, 1920]), screenHeight: 844 };
  return pick<AnalyticsEvent>(random, [
    { ...common, ...view },
    { ...common, ...view },
    { ...common, ...action, name: pick(random, ['Kipferl', 'Brot', null]), path: pick(random, [path, null]) },
    { ...common, ...device, pixelRatio: pick(random, [1, 1.1, null]), isDark: pick(random, [true, false, null]), operatingSystem: 'Linux' },
    { at, type: 'lost-demand', action: 'slot_full', branch },
  ]);
}

/** Sorts the items that count something. */
const sorted = (items: readonly { readonly value?: unknown; readonly title?: unknown }[]): string[] =>
  items
    .filter(({ value }) => value !== 0)
    .map(({ title: _, ...item }) => JSON.stringify(item, Object.keys(item).sort()))
    .sort();

interface Shop {
  readonly branches: readonly string[];
  /** A token that reads the first two branches. */
  readonly tokenOfTwo: string;
}

async function createShop({ make, rest }: TestApp): Promise<Shop> {
  const branches: string[] = [];
  for (const identifier of stores) branches.push(await make('branch', { identifier, isPublic: true }));
  const input = { name: 'x', scopes: ['statistics:read'], branches: branches.slice(0, 2) };
  return { branches, tokenOfTwo: (await rest('ROLE_ADMIN', 'POST', '/api-tokens', input)).body.data.secret };
}

const readEvents = ({ app }: TestApp, { from, to }: Period): Promise<StoredEvent[]> =>
  app.services.database.query(
    `select * from (
       select *, (extract(epoch from "createdAt") * 1000)::float8 as time,
         to_char("createdAt" at time zone 'Europe/Vienna', 'YYYY-MM-DD') as day, extract(isodow from "createdAt" at time zone 'Europe/Vienna')::int as weekday,
         extract(hour from "createdAt" at time zone 'Europe/Vienna')::int as hour
       from "analyticsEvent" where type <> 'lost-demand'
     ) as event where day between $1 and $2 order by "createdAt", "isView" desc, id`,
    [from, to],
  );

/** Compares every report of the period: of the shop, of a branch and of several branches. */
async function expectAllReports(app: TestApp, { branches, tokenOfTwo }: Shop, period: Period): Promise<void> {
  const events = await readEvents(app, period);
  const readers = [
    { read: null, token: 'ROLE_ADMIN' as const },
    { read: branches.slice(2), token: 'ROLE_ADMIN' as const, parameters: `&branch=${branches[2]}` },
    { read: branches.slice(0, 2), headers: { authorization: `Bearer ${tokenOfTwo}` } },
  ];
  for (const { read, token, parameters = '', headers } of readers) {
    for (const [name, report] of Object.entries(expectedReports(events, read))) {
      const path = `/statistics/${name}?from=${period.from}&to=${period.to}${parameters}`;
      const { data } = (await app.rest(token, 'GET', path, undefined, headers)).body;
      expect({ name, read, total: data.total, items: sorted(data.items) }).toEqual({
        ...{ name, read, total: report.total },
        items: sorted(report.items),
      });
    }
  }
}

/** Creates the branches of the events before the tests. Call it after `useTestApp`. */
export function useVisitors(app: TestApp) {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(app);
  });
  return {
    store: async (events: readonly AnalyticsEvent[]): Promise<void> => {
      for (const event of events) app.app.services.analytics.record(event);
      await app.app.services.analytics.flush();
    },
    createEvent: (random: Random, at: Date) => createEvent(random, at, shop.branches[0]!),
    /** Returns so many events of the minutes from this instant on. */
    createEvents: (random: Random, amount: number, start: string, minutes: number): AnalyticsEvent[] =>
      Array.from({ length: amount }, () => createEvent(random, new Date(Date.parse(start) + random(minutes) * 60_000), shop.branches[0]!)),
    expectAllReports: (period: Period) => expectAllReports(app, shop, period),
  };
}
