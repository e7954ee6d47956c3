/** What visitors did, and what they did after it. */
import type { Context } from '../../../../platform/context/context';
import { toData, type ReportData, type WithTotal } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { inBranches, nextInSession, queryEvents, sessionEvents, visitorEvents } from './visitorSources';

const maxEvents = 500;
const maxLinks = 100;

/** Page views have their own reports, and what a device says about itself is nothing that a visitor did. */
const isAction = `type not in ('page-view', 'device-info')`;

export async function loadEvents(context: Context, query: ReportQuery): Promise<ReportData> {
  const sql = `select category, action, name, count(*)::integer as count, (sum(count(*)) over ())::integer as total
    from ${visitorEvents} and ${isAction} group by category, action, name
    order by count(*) desc, category, action, name limit ${maxEvents}`;
  return toData(await queryEvents<WithTotal<object>>(context, query, sql));
}

/** An action without a page of a branch, such as one before a branch is chosen, belongs to none. */
export async function loadEventFlow(context: Context, query: ReportQuery): Promise<ReportData> {
  const sql = `select "from", label as "to", count(*)::integer as count, (sum(count(*)) over ())::integer as total
    from (
      select label, branch, lag(label) ${nextInSession} as "from"
      from (${sessionEvents(`case when "isView" then path else action end as label, type`)}) as event
      where "isIncluded" and ("isView" or ${isAction})
    ) as link
    where "from" is not null and label is not null and ${inBranches}
    group by "from", label order by count(*) desc, "from", label limit ${maxLinks}`;
  return toData(await queryEvents<WithTotal<object>>(context, query, sql));
}
