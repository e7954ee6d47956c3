/** Calculates the reports of visitors from their events, one after the other and without the queries of the app. */

export interface StoredEvent {
  readonly visitor: string;
  readonly day: string;
  readonly weekday: number;
  readonly hour: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly branch: string | null;
  readonly isView: boolean;
  readonly isDark: boolean | null;
  readonly type: string;
  readonly action: string | null;
  readonly category: string | null;
  readonly name: string | null;
  readonly path: string | null;
  readonly referrer: string | null;
  readonly screenWidth: number | null;
  readonly screenHeight: number | null;
  readonly pixelRatio: number | null;
  readonly browser: string | null;
  readonly browserVersion: string | null;
  readonly operatingSystem: string | null;
  readonly operatingSystemVersion: string | null;
}

interface Expected {
  readonly total: number;
  readonly items: readonly object[];
}

type Value = object | null;
type Item = Readonly<Record<string, unknown>>;

const gap = 30 * 60_000;

/** Splits the events, which are in order, into visits. */
function visitsOf(events: readonly StoredEvent[]): StoredEvent[][] {
  const visits: StoredEvent[][] = [];
  const current = new Map<string, StoredEvent[]>();
  for (const event of events) {
    const own = current.get(event.visitor);
    if (own && event.time - own.at(-1)!.time < gap) own.push(event);
    else {
      current.set(event.visitor, [event]);
      visits.push(current.get(event.visitor)!);
    }
  }
  return visits;
}

/** Counts equal values. Returns them with their number under this name. */
function countBy<T>(entries: readonly T[], valueOf: (entry: T) => object, name = 'count'): Item[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = JSON.stringify(valueOf(entry));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ ...JSON.parse(key), [name]: count }));
}

const isAction = ({ type }: StoredEvent): boolean => type === 'event';

/** The values that visits share, of the first event that has one. */
const visitValues: Readonly<Record<string, (event: StoredEvent) => Value>> = {
  resolutions: ({ screenWidth, screenHeight }) => (screenWidth === null ? null : { width: screenWidth, height: screenHeight }),
  'device-pixel-ratios': ({ pixelRatio }) => (pixelRatio === null ? null : { ratio: Math.round(pixelRatio * 100) / 100 }),
  'color-schemes': ({ isDark }) => (isDark === null ? null : { scheme: isDark ? 'dark' : 'light' }),
  referrers: ({ referrer }) => ({ host: referrer }),
  browsers: ({ browser, browserVersion }) => (browser === null ? null : { name: browser, version: browserVersion }),
  'operating-systems': event =>
    event.operatingSystem === null ? null : { name: event.operatingSystem, version: event.operatingSystemVersion },
};

function sharesOf(visits: readonly StoredEvent[][], valueOf: (event: StoredEvent) => Value): Expected {
  const values = visits.flatMap(visit => visit.map(valueOf).find(value => value !== null) ?? []);
  const items = countBy(values, value => value);
  return {
    total: values.length,
    items: items.map(item => ({ ...item, share: Math.round((Number(item.count) / values.length) * 1e4) / 1e4 })),
  };
}

function linksOf(visits: readonly StoredEvent[][], isIncluded: (event: StoredEvent) => boolean): object[] {
  const label = ({ isView, path, action }: StoredEvent) => (isView ? path : action);
  return visits.flatMap(visit => {
    const steps = visit.filter(event => event.isView || isAction(event));
    return steps.slice(1).flatMap((event, index) => (isIncluded(event) ? { from: label(steps[index]!), to: label(event) } : []));
  });
}

const unique = <T>(entries: readonly T[], keyOf: (entry: T) => unknown): T[] => [
  ...new Map(entries.map(entry => [JSON.stringify(keyOf(entry)), entry])).values(),
];

/** Returns every report of these branches, without the days and hours that count nothing. */
export function expectedReports(events: readonly StoredEvent[], branches: readonly string[] | null): Record<string, Expected> {
  const isIncluded = ({ branch }: StoredEvent): boolean => !branches || (branch !== null && branches.includes(branch));
  const included = events.filter(isIncluded);
  const visits = visitsOf(events).filter(visit => visit.some(isIncluded));
  const views = included.filter(({ isView }) => isView);
  const actions = included.filter(isAction);
  const visitors = unique(included, ({ day, visitor }) => [day, visitor]);
  const links = linksOf(visits, isIncluded);
  const dateOf = ({ day }: StoredEvent) => ({ date: day });
  const visitorsOf = new Map(
    countBy(
      unique(views, ({ path, visitor }) => [path, visitor]),
      ({ path }) => ({ path }),
    ).map(({ path, count }) => [path, count]),
  );
  return {
    'unique-visitors': { total: visitors.length, items: countBy(visitors, dateOf, 'value') },
    'page-views': { total: views.length, items: countBy(views, dateOf, 'value') },
    pages: {
      total: views.length,
      items: countBy(views, ({ path }) => ({ path }), 'views').map(item => ({ ...item, visitors: visitorsOf.get(item.path) })),
    },
    events: { total: actions.length, items: countBy(actions, ({ category, action, name }) => ({ category, action, name })) },
    'event-flow': { total: links.length, items: countBy(links, link => link) },
    ...Object.fromEntries(Object.entries(visitValues).map(([name, valueOf]) => [name, sharesOf(visits, valueOf)])),
    'visitor-times': {
      total: visits.length,
      items: countBy(visits, ([first]) => ({ weekday: first!.weekday, hour: first!.hour }), 'value'),
    },
  };
}
