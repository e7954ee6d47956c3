/** The reports of today: the orders so far, beside those of the same weekday in the weeks before. */
import { date, dateTime, decimal, integer, money } from '../../../fields/field';
import { orderFilters, report } from '../report';

const required = true as const;
const { branch, mode, source } = orderFilters;
const common = { permission: 'statistics.readOrders', filters: { branch, mode, source } } as const;

const usual = 'The mean of the same weekday in the four weeks before; days without orders do not count. Null when there are none';
const soFar = 'until the same time of day';

export const todayReports = {
  today: report({
    ...common,
    label: 'Heute',
    description:
      'The orders and the gross revenue of today so far, in the currency of the shop, as in the reports `orders` and `revenue`, beside those of a week before and of a usual day until the same time of day.',
    type: 'Today',
    columns: {
      date: date({ label: 'Tag', required, description: 'Today in the time zone of the shop' }),
      at: dateTime({ label: 'Stand', required, description: 'The time of the figures' }),
      orders: integer({ label: 'Bestellungen', required }),
      gross: money({ label: 'Umsatz', required }),
      canceled: integer({ label: 'Storniert', required, description: 'Canceled and rejected orders of today' }),
      ordersBefore: integer({ label: 'Bestellungen vor einer Woche', required, description: `A week before, ${soFar}` }),
      grossBefore: money({ label: 'Umsatz vor einer Woche', required, description: `A week before, ${soFar}` }),
      usualOrders: decimal({ label: 'Übliche Bestellungen', scale: 1, description: `${usual}, ${soFar}` }),
      usualGross: money({ label: 'Üblicher Umsatz', description: `${usual}, ${soFar}` }),
      usualDays: integer({ label: 'Verglichene Tage', required, description: 'The number of days that the usual figures are the mean of' }),
    },
    total: null,
  }),
  'today-hours': report({
    ...common,
    label: 'Heute nach Stunden',
    description:
      'The orders and the gross revenue of today by hour in the time zone of the shop, in the currency of the shop, beside those of a usual day: all 24 hours in order.',
    type: 'HourOfToday',
    columns: {
      hour: integer({ label: 'Stunde', required, description: 'From 0 to 23' }),
      orders: integer({ label: 'Bestellungen', required }),
      gross: money({ label: 'Umsatz', required }),
      usualOrders: decimal({ label: 'Übliche Bestellungen', scale: 1, description: usual }),
      usualGross: money({ label: 'Üblicher Umsatz', description: usual }),
    },
    total: 'The gross revenue of today so far',
  }),
};
