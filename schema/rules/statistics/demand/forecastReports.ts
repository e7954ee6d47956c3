/** The report of what is probably sold tomorrow. */
import { decimal, integer, select, text } from '../../../fields/field';
import { unitLabels } from '../../product/units';
import { periodFields, report } from '../report';
import { branchColumns } from './demandReports';
import { dayKinds } from './forecast';

const required = true as const;

export const forecastReports = {
  forecast: report({
    permission: 'statistics.readOrders',
    label: 'Prognose für morgen',
    description:
      'What is probably sold tomorrow per branch, product and unit, at most the 500 largest, by branch and amount: the median of up to eight of the newest same weekdays of the last 16 weeks, by the time for which orders were placed. Closed days, public holidays and days with opening hours of their own are left out.',
    filters: { branch: periodFields.branch },
    type: 'ForecastItem',
    columns: {
      ...branchColumns,
      day: select({ name: 'DayKind', label: 'Tag', required, description: 'What tomorrow is at the branch', options: dayKinds }),
      product: text({ label: 'Produkt-Id', description: 'The id of the product; null for an item without one' }),
      name: text({ label: 'Produkt', required, description: 'The name of the product, or the name as sold when it no longer exists' }),
      unit: select({ name: 'Unit', label: 'Einheit', required, options: unitLabels }),
      forecast: decimal({
        label: 'Prognose',
        scale: 3,
        description: 'The amount; 0 when the branch is closed, null without four weekdays since the product was first sold',
      }),
      preordered: decimal({ label: 'Vorbestellt', required, scale: 3, description: 'The amount that is ordered for tomorrow already' }),
      error: decimal({
        label: 'Abweichung',
        scale: 3,
        description: 'By how much the same rule was wrong on up to four of the newest weekdays, on average; null when it cannot be tested',
      }),
      days: integer({ label: 'Aus Tagen', required, description: 'The number of weekdays that the forecast is made from' }),
    },
    total: 'The number of products, branches and units, also of those beyond the 500',
  }),
};
