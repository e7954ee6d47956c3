/** The delivery area an order goes to, as it was at that moment. */
import { decimal, group, money, text } from '../../fields/field';

export const orderedArea = group({
  name: 'OrderedArea',
  label: 'Liefergebiet',
  fields: {
    id: text({ label: 'Kennung', required: true }),
    area: text({ label: 'Gebiet', required: true }),
    price: money({ label: 'Lieferkosten', required: true }),
    tax: decimal({ label: 'Steuersatz in %', required: true, scale: 1 }),
  },
});
