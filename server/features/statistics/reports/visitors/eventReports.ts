/** What visitors did, and what they did after it. */
import type { Context } from '../../../../platform/context/context';
import type { ReportData } from '../reportData';
import type { ReportQuery } from '../reportQuery';
import { loadValues } from './storedCounts';

const loadCounts =
  (report: 'events' | 'event-flow', limit: number) =>
  async (context: Context, query: ReportQuery): Promise<ReportData> => {
    const { total, rows } = await loadValues(context, query, { report, limit });
    return { total, items: rows.map(({ value, count }) => ({ ...value, count })) };
  };

export const loadEvents = loadCounts('events', 500);
export const loadEventFlow = loadCounts('event-flow', 100);
