/** Loads reports. GraphQL and REST call it. */
import { mapValues } from '../../../../schema/objects';
import { reports, type ReportName } from '../../../../schema/rules/statistics/reports';
import type { Period } from '../../../../schema/rules/statistics/period';
import type { Report } from '../../../../schema/rules/statistics/report';
import { todayFigures, todayHours, todayMethods } from '../../../../schema/rules/statistics/today/todayFigures';
import type { Context } from '../../../platform/context/context';
import { loadForecast } from './demand/forecastReport';
import { loadToday, type ToResult } from './orders/today';
import { periodLoaders, type Load } from './periodLoaders';
import type { ReportData } from './reportData';
import { completeQuery } from './reportQuery';
import { completeProfileQuery } from './workingTime/profileQuery';
import { loadUserActivities, loadUserProfile } from './workingTime/userProfile';

interface ReportResult extends Period, ReportData {}

type Loader = (context: Context, report: Report, input: object) => Promise<object>;

const ofPeriod =
  (load: Load): Loader =>
  async (context, report, input): Promise<ReportResult> => {
    const query = await completeQuery(context, report, input);
    return { from: query.from, to: query.to, ...(await load(context, query)) };
  };

const ofToday =
  (toResult: ToResult): Loader =>
  async (context, report, input) =>
    loadToday(context, await completeQuery(context, report, input), toResult);

const loaders: { readonly [N in ReportName]: Loader } = {
  ...mapValues(periodLoaders, ofPeriod),
  today: ofToday(todayFigures),
  'today-hours': ofToday(todayHours),
  'today-methods': ofToday(todayMethods),
  forecast: async (context, report, input) => loadForecast(context, await completeQuery(context, report, input)),
  'user-profile': async (context, report, input) => loadUserProfile(context, await completeProfileQuery(context, report, input)),
  'user-profile-working-activities': async (context, report, input): Promise<ReportResult> => {
    const query = await completeProfileQuery(context, report, input);
    return { from: query.from, to: query.to, ...(await loadUserActivities(context, query)) };
  },
};

/** Loads a report. */
export function loadReport(context: Context, name: ReportName, input: object): Promise<object> {
  const report: Report = reports[name];
  context.authorize(report.permission);
  return loaders[name](context, report, input);
}
