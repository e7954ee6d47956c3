/** The opened pages, with what they show today. */
import type { Context } from '../../../../platform/context/context';
import { toData, type ReportData, type WithTotal } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { loadTitles } from './pageTitles';
import { queryEvents, visitorEvents } from './visitorSources';

const maxPages = 100;

interface PageRow {
  readonly path: string;
  readonly views: number;
  readonly visitors: number;
}

export async function loadPages(context: Context, query: ReportQuery): Promise<ReportData> {
  const sql = `select path, count(*)::integer as views, count(distinct visitor)::integer as visitors, (sum(count(*)) over ())::integer as total
    from ${visitorEvents} and "isView" and path is not null group by path order by count(*) desc, path limit ${maxPages}`;
  const rows = await queryEvents<WithTotal<PageRow>>(context, query, sql);
  const titles = await loadTitles(
    context,
    rows.map(({ path }) => path),
  );
  return toData(rows.map(({ path, ...row }) => ({ path, title: titles.get(path) ?? null, ...row })));
}
