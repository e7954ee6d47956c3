/** All reports by name, as in `/api/statistics/{name}`. */
import { demandReports } from './demand/demandReports';
import { forecastReports } from './demand/forecastReports';
import { orderReports } from './orderReports';
import type { Report } from './report';
import { todayReports } from './today/todayReports';
import { visitorReports } from './visitorReports';
import { workReports } from './workReports';

export const reports = {
  ...visitorReports,
  ...orderReports,
  ...todayReports,
  ...demandReports,
  ...forecastReports,
  ...workReports,
} satisfies Readonly<Record<string, Report>>;
export type ReportName = keyof typeof reports;
