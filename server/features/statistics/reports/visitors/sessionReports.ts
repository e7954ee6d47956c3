/** Sessions by what is known of them, and by the hour of their start. */
import { entriesOf } from '../../../../../schema/objects';
import type { Context } from '../../../../platform/context/context';
import { toData, type ReportData, type WithTotal } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { hoursOfWeek } from '../times';
import { firstEvents, queryEvents } from './visitorSources';

const maxShares = 100;

/** The fields of an item as SQL. */
type ItemFields = Readonly<Record<string, string>>;

/** Returns the loader of a report of the sessions by these fields, as their first event says which matches the condition. */
function loadShares(fields: ItemFields, condition?: string) {
  const columns = entriesOf(fields).map(([name, sql]) => `${sql} as "${name}"`);
  const names = Object.keys(fields).map(name => `"${name}"`);
  const sql = `select ${names.join(', ')}, count(*)::integer as count, round(count(*) / sum(count(*)) over (), 4)::float8 as share,
      (sum(count(*)) over ())::integer as total
    from (${firstEvents(columns.join(', '), condition)}) as session
    group by ${names.join(', ')} order by count(*) desc, ${names.join(', ')} limit ${maxShares}`;
  return async (context: Context, query: ReportQuery): Promise<ReportData> =>
    toData(await queryEvents<WithTotal<object>>(context, query, sql));
}

const whenKnown = (fields: ItemFields, ...known: readonly string[]) => loadShares(fields, `num_nulls(${known.join(', ')}) = 0`);

export const shareLoaders = {
  resolutions: whenKnown({ width: '"screenWidth"', height: '"screenHeight"' }, 'width', 'height'),
  'device-pixel-ratios': whenKnown({ ratio: 'round("pixelRatio"::numeric, 2)::float8' }, 'ratio'),
  'color-schemes': whenKnown({ scheme: `case when "isDark" then 'dark' when not "isDark" then 'light' end` }, 'scheme'),
  browsers: whenKnown({ name: 'browser', version: '"browserVersion"' }, 'name'),
  'operating-systems': whenKnown({ name: '"operatingSystem"', version: '"operatingSystemVersion"' }, 'name'),
};

/** Counts also the sessions that came from nowhere else. */
export const loadReferrers = loadShares({ host: 'referrer' });

export async function loadVisitorTimes(context: Context, query: ReportQuery): Promise<ReportData> {
  const local = `"createdAt" at time zone $4`;
  const values = Array.from({ length: 24 }, (_, hour) => `count(*) filter (where hour = ${hour})::integer`);
  const sql = `select weekday, array[${values.join(', ')}] as values from (
      select extract(isodow from ${local})::integer as weekday, extract(hour from ${local}) as hour from (${firstEvents('type')}) as session
    ) as session group by weekday`;
  const items = hoursOfWeek(await queryEvents(context, query, sql));
  return { total: items.reduce((sum, { value }) => sum + value, 0), items };
}
