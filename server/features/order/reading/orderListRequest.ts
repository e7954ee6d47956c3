/** The parameters of a list of orders. */
import { select, integer, date, reference, text, type RecordOf } from '../../../../schema/fields/field';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { mapValues } from '../../../../schema/objects';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';

const sort = select({
  name: 'OrderSort',
  label: 'Reihenfolge',
  options: {
    '-createdAt': 'Neueste zuerst',
    createdAt: 'Älteste zuerst',
    '-totalGross': 'Höchster Betrag zuerst',
    totalGross: 'Niedrigster Betrag zuerst',
  },
});
export type SortOrder = keyof typeof sort.options;

export const orderListFields = {
  after: text({ label: 'Ab', max: 80, description: 'The `nextCursor` of the previous page' }),
  page: integer({ label: 'Seite', min: 1, max: 200 }),
  limit: integer({ label: 'Zeilen', min: 1, max: 500 }),
  sort,
  search: text({
    label: 'Suche',
    max: 120,
    description: 'Order number, ticket, name, phone or e-mail; every word must occur, one or two characters at the start of a word',
  }),
  branch: reference({ label: 'Filiale', to: 'branch' }),
  status: select({ ...orderStatus, required: false }),
  from: date({ label: 'Von' }),
  to: date({ label: 'Bis', description: 'The last day, which is included, in the time zone of the shop' }),
  deliveryType: select({ ...createOrderFields.deliveryType, required: false }),
  paymentMethod: createOrderFields.paymentMethod,
};

export type OrderListRequest = Partial<RecordOf<typeof orderListFields>>;

/** Empty parameters count as none, as in all lists. */
export const withoutEmpty = (request: object): OrderListRequest => mapValues(request, value => (value === '' ? null : (value as unknown)));

export const defaultLimit = 50;
