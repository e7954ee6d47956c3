/** The delivery area of an order as it was when ordered. */
import { decimal, group, money, text } from '../../fields/field';

export const orderDeliveryArea = group({
  name: 'OrderDeliveryArea',
  label: 'Liefergebiet',
  fields: {
    id: text({ label: 'Kennung', required: true }),
    area: text({ label: 'Gebiet', required: true }),
    price: money({ label: 'Lieferkosten', required: true }),
    tax: decimal({ label: 'Steuersatz in %', required: true, scale: 1 }),
  },
});
