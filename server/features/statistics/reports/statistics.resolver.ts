/** The GraphQL queries of all reports: `statisticsRevenue`, `statisticsOrderTimes` … */
import { Args, Ctx, FieldResolver, Query, Resolver, Root, type ClassType } from 'type-graphql';
import { keysOf } from '../../../../schema/objects';
import { previousPeriod, type Period } from '../../../../schema/rules/statistics/period';
import { resultFields, type Report } from '../../../../schema/rules/statistics/report';
import { reports, type ReportName } from '../../../../schema/rules/statistics/reports';
import { argsType, objectType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { PopularItemResolver } from './orders/popularItem.resolver';
import { loadReport } from './statistics.service';

/** `order-times` → `OrderTimes`. */
export const pascalCase = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, character: string) => character.toUpperCase());

/** The result of a report, with the parameters for the period before. */
type Result = object & { readonly input: object };

const permissionTexts = {
  'statistics.readVisitors': 'For managers, editors, admins and API tokens with statistics:read',
  'statistics.readOrders': 'For managers of the branches, admins and API tokens with statistics:read',
  'statistics.readWork': 'For managers of the branches and admins',
  'statistics.readProfile': 'For the user, managers of their branches and admins',
} as const;

/** Describes a report for API clients. */
export const describeReport = ({ description, permission }: Report): string => `${description} ${permissionTexts[permission]}.`;

function createReportResolvers(name: ReportName): Function[] {
  const report: Report = reports[name];
  const typeName = `${pascalCase(name)}Statistics`;
  const fields = report.total === null ? report.columns : resultFields(report);
  const ResultType = objectType(typeName, fields, 'output');
  const ReportArgs = argsType(report.filters);

  @Resolver()
  class ReportResolver {
    @Query(() => ResultType, { name: `statistics${pascalCase(name)}`, description: describeReport(report) })
    async load(@Ctx() context: Context, @Args(() => ReportArgs) input: object): Promise<Result> {
      return { ...(await loadReport(context, name, input)), input };
    }
  }
  const comparison =
    'from' in report.filters ? [createPreviousResolver(name, ResultType, objectType(`${typeName}Before`, fields, 'output'))] : [];
  return [ReportResolver, ...comparison];
}

/** Returns the resolver of the period before. It is loaded only when a client asks for it. */
function createPreviousResolver(name: ReportName, ResultType: ClassType<object>, PreviousType: ClassType<object>): Function {
  @Resolver(() => ResultType)
  class PreviousResolver {
    @FieldResolver(() => PreviousType, { description: 'The same report of the period of the same length before' })
    previous(@Ctx() context: Context, @Root() { input, from, to }: Result & Period): Promise<object> {
      return loadReport(context, name, { ...input, ...previousPeriod({ from, to }) });
    }
  }
  return PreviousResolver;
}

export const statisticsResolvers: Function[] = [...keysOf(reports).flatMap(createReportResolvers), PopularItemResolver];
