/** The reports of orders (decisions, table X). Days are those on which orders were placed. */
import { decimal, integer, money, select, text } from '../../fields/field';
import { deliveryMethods } from '../checkout/deliveryMethods';
import { unitLabels } from '../product/units';
import { orderFilters, report, timeColumn, valueColumns } from './report';

const required = true as const;
const common = { permission: 'statistics.readOrders', filters: orderFilters } as const;

const placeColumns = {
  zipCode: text({ label: 'PLZ', description: 'Null without an address' }),
  city: text({ label: 'Ort', required, description: '`Ohne Angabe` without an address' }),
};
const sold = 'Orders that are canceled, rejected, failed, unpaid online orders and quotations without a confirmation do not count.';

export const orderReports = {
  orders: report({
    ...common,
    label: 'Bestellungen',
    description: 'The number of orders per day. Failed orders and those that wait for their payment do not count.',
    type: 'TimeValue',
    columns: valueColumns,
    total: 'The number of orders',
  }),
  revenue: report({
    ...common,
    label: 'Umsatz',
    description: `The revenue per day, in the currency of the shop. ${sold}`,
    type: 'TimeRevenue',
    columns: {
      date: timeColumn,
      net: money({ label: 'Netto', required }),
      tax: money({ label: 'Steuer', required }),
      gross: money({ label: 'Brutto', required }),
    },
    total: 'The gross revenue in the currency of the shop',
  }),
  'canceled-orders': report({
    ...common,
    label: 'Stornierte Bestellungen',
    description: 'The number of canceled and rejected orders per day on which they were placed.',
    type: 'TimeValue',
    columns: valueColumns,
    total: 'The number of canceled and rejected orders',
  }),
  items: report({
    ...common,
    label: 'Verkaufte Artikel',
    description: `The number of sold items per day: pieces, servings, pairs, persons and packages by their amount, anything that is measured as one. ${sold}`,
    type: 'TimeValue',
    columns: valueColumns,
    total: 'The number of sold items',
  }),
  'popular-items': report({
    ...common,
    label: 'Beliebte Produkte',
    description: `The sold products by number of orders, at most 50; an entry for each unit in which a product was sold. ${sold}`,
    type: 'PopularItem',
    columns: {
      product: text({ label: 'Produkt-Id', description: 'The id of the product; null for an item without one' }),
      name: text({ label: 'Produkt', required, description: 'The name of the product, or the name as sold when it no longer exists' }),
      amount: decimal({ label: 'Menge', required, scale: 3 }),
      unit: select({ name: 'Unit', label: 'Einheit', required, options: unitLabels }),
      orders: integer({ label: 'Bestellungen', required, description: 'The number of orders with the product' }),
      gross: money({ label: 'Brutto', required, description: 'In the currency of the shop' }),
    },
    total: 'The number of different products and units, also of those beyond the 50',
  }),
  'delivery-methods': report({
    ...common,
    label: 'Bestellart',
    description: `The number of orders, as in \`orders\`, and the gross revenue by delivery method: those with orders, most orders first. ${sold}`,
    type: 'DeliveryMethodFigures',
    columns: {
      mode: select({ name: 'DeliveryMethod', label: 'Art der Lieferung', required, options: deliveryMethods }),
      orders: integer({ label: 'Bestellungen', required }),
      gross: money({ label: 'Umsatz', required, description: 'In the currency of the shop' }),
    },
    total: 'The number of orders',
  }),
  'product-pairs': report({
    ...common,
    label: 'Zusammen gekauft',
    description: `The pairs of products that are in the same order, at most 20, most orders first; pairs in fewer than 3 orders are left out. It counts the newest 20,000 orders of the period; an order with more than 20 different products has no pairs. ${sold}`,
    type: 'ProductPair',
    columns: {
      first: text({ label: 'Produkt', required, description: 'The name of a product' }),
      second: text({ label: 'Zusammen mit', required, description: 'The name of the other product' }),
      orders: integer({ label: 'Bestellungen', required, description: 'The number of orders with both' }),
      share: decimal({ label: 'Anteil', required, scale: 4, description: 'The part of these orders that has both, from 0 to 1' }),
      factor: decimal({
        label: 'Faktor',
        required,
        scale: 2,
        description: 'How many times more orders have both than if the products were ordered independently of each other (lift)',
      }),
    },
    total: 'The number of pairs in at least 3 orders, also of those beyond the 20',
  }),
  'order-times': report({
    ...common,
    label: 'Bestellzeiten',
    description: 'The number of orders by weekday and hour in the time zone of the shop, all 168 hours of a week in order.',
    type: 'WeekdayHourValue',
    columns: {
      weekday: integer({ label: 'Wochentag', required, description: '1 is Monday' }),
      hour: integer({ label: 'Stunde', required, description: 'From 0 to 23' }),
      value: integer({ label: 'Bestellungen', required }),
    },
    total: 'The number of orders',
  }),
  'order-origins': report({
    ...common,
    label: 'Herkunft der Bestellungen',
    description: 'The number of orders by place of the delivery or contact address, largest first, at most 500 places.',
    type: 'PlaceValue',
    columns: { ...placeColumns, value: decimal({ label: 'Bestellungen', required, scale: 4 }) },
    total: 'The number of orders, also from places beyond the 500',
  }),
  'revenue-origins': report({
    ...common,
    label: 'Herkunft des Umsatzes',
    description: `The gross revenue by place of the delivery or contact address in the currency of the shop, largest first, at most 500 places. ${sold}`,
    type: 'PlaceRevenue',
    columns: { ...placeColumns, value: money({ label: 'Umsatz', required }) },
    total: 'The gross revenue in the currency of the shop, also from places beyond the 500',
  }),
};
