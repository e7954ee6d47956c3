/** The opened pages, with what they show today. */
import type { Context } from '../../../../platform/context/context';
import type { ReportData } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { loadTitles } from './pageTitles';
import { loadValues } from './storedCounts';

const maxPages = 100;

export async function loadPages(context: Context, query: ReportQuery): Promise<ReportData> {
  const { total, rows } = await loadValues<{ path: string }>(context, query, { report: 'pages', limit: maxPages });
  const titles = await loadTitles(
    context,
    rows.map(({ value }) => value.path),
  );
  const items = rows.map(({ value: { path }, count, visitors }) => ({ path, title: titles.get(path) ?? null, views: count, visitors }));
  return { total, items };
}
