/** The descriptions of the REST routes of all reports. */
import { keysOf } from '../../../../schema/objects';
import { resultFields, type Report } from '../../../../schema/rules/statistics/report';
import { reports } from '../../../../schema/rules/statistics/reports';
import { objectSchema } from '../../../platform/openapi/fieldSchemas';
import type { RouteDescription, RouteDescriptions } from '../../../platform/openapi/routeDescription';
import { describeReport } from './statistics.resolver';

const describeRoute = (report: Report): RouteDescription => ({
  summary: describeReport(report),
  ...(report.filters.user && { errors: ['NOT_FOUND'] as const }),
  query: report.filters,
  response: objectSchema(report.total === null ? report.columns : resultFields(report), 'output'),
});

export const statisticsRouteDescriptions: RouteDescriptions = Object.fromEntries(
  keysOf(reports).map(name => [`get /statistics/${name}`, describeRoute(reports[name])]),
);
