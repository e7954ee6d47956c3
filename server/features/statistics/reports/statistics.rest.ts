/** The REST routes of all reports (API-57, API-58). */
import { keysOf } from '../../../../schema/objects';
import { reports } from '../../../../schema/rules/statistics/reports';
import { route, withQuery, type Route } from '../../../platform/collections/collectionRoutes';
import { loadReport } from './statistics.service';

export const statisticsRoutes: Route[] = keysOf(reports).map(name =>
  withQuery(route('get', `/statistics/${name}`, async ({ context, query }) => ({ data: await loadReport(context, name, query) }))),
);
