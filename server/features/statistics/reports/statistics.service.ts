/** Loads reports. GraphQL and REST call it. */
import { mapValues } from '../../../../schema/objects';
import { reports, type ReportName } from '../../../../schema/rules/statistics/reports';
import type { Period } from '../../../../schema/rules/statistics/period';
import type { Report } from '../../../../schema/rules/statistics/report';
import type { Context } from '../../../platform/context/context';
import { loadForecast } from './demand/forecastReport';
import { todayLoaders } from './orders/today';
import { periodLoaders, type Load } from './periodLoaders';
import type { ReportData } from './reportData';
import { completeQuery, type ReportQuery } from './reportQuery';
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

/** The days of these reports follow from today. */
const ofToday =
  (load: (context: Context, query: ReportQuery) => Promise<object>): Loader =>
  async (context, report, input) =>
    load(context, await completeQuery(context, report, input));

const loaders: { readonly [N in ReportName]: Loader } = {
  ...mapValues(periodLoaders, ofPeriod),
  ...mapValues(todayLoaders, ofToday),
  forecast: ofToday(loadForecast),
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
