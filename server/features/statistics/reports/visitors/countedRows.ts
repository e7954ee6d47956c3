/**
 * What each report of visitors counts, as SQL: a row for each event, visit or visitor, with its day, branches and value; and the visitor
 * where visitors are counted too.
 */
import { entriesOf, mapValues } from '../../../../../schema/objects';
import type { visitorReports } from '../../../../../schema/rules/statistics/visitorReports';
import { inOrder } from './visitorSources';

export type VisitorReport = keyof typeof visitorReports;

/** The fields of an item as SQL. */
type ItemFields = Readonly<Record<string, string>>;

/** So many different values of a day are stored, and as many of each branch; the others are counted together. */
const maxValues = 500;

const valueOf = (fields: ItemFields): string =>
  `jsonb_build_object(${entriesOf(fields)
    .flatMap(([name, sql]) => [`'${name}'`, sql])
    .join(', ')})::text collate "C"`;

/** Page views have their own reports, and what a device says about itself is nothing that a visitor did. */
const isAction = `type not in ('page-view', 'device-info')`;

const events = (fields: ItemFields, condition: string, visitor = 'null::uuid'): string =>
  `select day, branches, ${valueOf(fields)} as value, ${visitor} as visitor from event where ${condition}`;

/** An action without a page of a branch, such as one before a branch is chosen, belongs to none. */
const links = `
  select day, branches, ${valueOf({ from: '"from"', to: 'label' })} as value, null::uuid as visitor from (
    select *, lag(label) over (partition by day, visitor, visit ${inOrder}) as "from" from (
      select *, case when "isView" then path else action end as label from step where "isView" or ${isAction}
    ) as step
  ) as link where "from" is not null and label is not null`;

const branchesOf = `coalesce(array_agg(distinct branch) filter (where branch is not null), '{}')`;

const visitors = `select day, ${branchesOf} as branches, '{}' collate "C" as value, null::uuid as visitor from event group by day, visitor`;

/** Visits by these fields of their first event of which these are known. */
const visits = (fields: ItemFields, ...known: readonly string[]): string => `
  select * from (
    select day, ${branchesOf} as branches, null::uuid as visitor,
      (array_agg(${valueOf(fields)} ${inOrder}) filter (where ${['true', ...known.map(name => `(${fields[name]!}) is not null`)].join(' and ')}))[1] as value
    from step group by day, visitor, visit
  ) as visit where value is not null`;

const local = `"createdAt" at time zone $4`;

const sources: { readonly [R in VisitorReport]: string } = {
  'unique-visitors': visitors,
  'page-views': events({}, '"isView"'),
  pages: events({ path: 'path' }, '"isView" and path is not null', 'visitor'),
  events: events({ category: 'category', action: 'action', name: 'name' }, isAction),
  'event-flow': links,
  resolutions: visits({ width: '"screenWidth"', height: '"screenHeight"' }, 'width', 'height'),
  'device-pixel-ratios': visits({ ratio: 'round("pixelRatio"::numeric, 2)' }, 'ratio'),
  'color-schemes': visits({ scheme: `case when "isDark" then 'dark' when not "isDark" then 'light' end` }, 'scheme'),
  referrers: visits({ host: 'referrer' }),
  browsers: visits({ name: 'browser', version: '"browserVersion"' }, 'name'),
  'operating-systems': visits({ name: '"operatingSystem"', version: '"operatingSystemVersion"' }, 'name'),
  'visitor-times': visits({ weekday: `extract(isodow from ${local})::integer`, hour: `extract(hour from ${local})::integer` }),
};

/** Counts what has the same day, branches and value, and the same day and value. Sorting values is slow, so it hashes them. */
const countRows = (source: string): string => `
  select day, branches, case when rank <= ${maxValues} then value end as value, sum(count)::integer as count, sum(visitors)::integer as visitors
  from (
    select day, branches, value, sum(count) as count, count(visitor) as visitors,
      row_number() over (partition by day, branches order by sum(count) desc) as rank
    from (select day, branches, value, visitor, count(*) as count from (${source}) as source group by 1, 2, 3, 4) as counted
    group by grouping sets ((day, branches, value), (day, value))
  ) as ranked group by 1, 2, 3`;

/** Selects the counts of a report: day, branches, value, count and visitors. */
export const countedRows = mapValues(sources, countRows);
