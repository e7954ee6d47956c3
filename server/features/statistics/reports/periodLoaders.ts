/** The loaders of the reports of a period. */
import type { ReportName } from '../../../../schema/rules/statistics/reports';
import type { Context } from '../../../platform/context/context';
import { loadLostDemand, loadLostKinds, loadLostWishes } from './demand/lostDemandReports';
import { loadDaily, loadRevenue } from './orders/dailyReports';
import { loadDeliveryMethods, loadOrderTimes, loadPlaces, loadPopularItems, loadProductPairs } from './orders/groupedReports';
import type { ReportData } from './reportData';
import type { ReportQuery } from './reportQuery';
import { loadEventFlow, loadEvents } from './visitors/eventReports';
import { loadPages } from './visitors/pages';
import { loadVisitorTimes, shareLoaders } from './visitors/sessionReports';
import { loadPageViews, loadUniqueVisitors } from './visitors/visitorsByTime';
import { loadWorkingActivities, loadWorkingDepartments, loadWorkingSchedules } from './workingTime/workReports';

/** Loads a report of a period with its items. */
export type Load = (context: Context, query: ReportQuery) => Promise<ReportData>;

export const periodLoaders = {
  'unique-visitors': loadUniqueVisitors,
  'page-views': loadPageViews,
  pages: loadPages,
  events: loadEvents,
  'event-flow': loadEventFlow,
  ...shareLoaders,
  'visitor-times': loadVisitorTimes,
  orders: loadDaily('orders'),
  revenue: loadRevenue,
  'canceled-orders': loadDaily('canceled'),
  items: loadDaily('items'),
  'popular-items': loadPopularItems,
  'delivery-methods': loadDeliveryMethods,
  'product-pairs': loadProductPairs,
  'order-times': loadOrderTimes,
  'order-origins': loadPlaces('orders'),
  'revenue-origins': loadPlaces('gross'),
  'lost-demand': loadLostDemand,
  'lost-demand-kinds': loadLostKinds,
  'lost-demand-wishes': loadLostWishes,
  'working-activities': loadWorkingActivities,
  'working-schedules': loadWorkingSchedules,
  'working-departments': loadWorkingDepartments,
} satisfies { readonly [N in ReportName]?: Load };
