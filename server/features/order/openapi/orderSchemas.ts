/** Orders as the REST door shows them: to staff, to whoever holds their link, and on the screens of a branch. */
import { choice, count, day, decimal, flag, moment, money, text, texts, type Fields } from '../../../../schema/fields/field';
import { orderDraft, orderForm } from '../../../../schema/rules/checkout/orderInput';
import { orderedArea } from '../../../../schema/rules/order/orderedArea';
import { orderItems } from '../../../../schema/rules/order/orderItem';
import { orderPricing } from '../../../../schema/rules/order/orderPricing';
import { orderStatus } from '../../../../schema/rules/order/orderStatus';
import { backofficeFields, frontdeskFields } from '../screens/branchScreens';
import { orderSource } from '../order.entity';
import { orderRelations, publicItemRelations } from '../orderRelations';
import { idSchema, listOf, objectSchema, orNull, refTo, schemaOf, type JsonSchema } from '../../../platform/openapi/fieldSchemas';

const required = true as const;
const on = (label: string) => flag({ label, required });
const at = (label: string) => moment({ label });
const stamp: JsonSchema = { type: 'string', format: 'date-time' };

type Properties = Readonly<Record<string, JsonSchema>>;
const object = (properties: Properties, names = Object.keys(properties)): JsonSchema => ({ type: 'object', properties, required: names });
const shown = (fields: Fields): Properties =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, 'shown')]));

const { taxes: _, ...sums } = orderPricing.fields;
const pricing = object({
  ...shown(sums),
  taxes: { type: 'object', additionalProperties: { type: 'number' }, description: 'From the rate in percent to its amount' },
});

/** A line names its product by the id alone: what it was sold as stands beside it. */
const item = object({ ...shown(orderItems.fields), product: orNull(object({ id: idSchema })) });
const ids = { id: idSchema, createdAt: stamp, updatedAt: stamp };
const sold = { items: listOf(item), pricing };

const { deliveryArea: __, ...form } = orderForm;

const staffFields = {
  uid: text({ label: 'Bestellnummer', required }),
  ticketNumber: count({ label: 'Ticketnummer' }),
  day: day({ label: 'Tag', required }),
  status: orderStatus,
  event: count({ label: 'Stand', help: 'Von zwei Antworten ist die mit der höheren Nummer die neuere.', required }),
  ...orderRelations,
  deliveryType: orderDraft.deliveryType,
  deliveryArea: orderedArea,
  tableIdentifier: text({ label: 'Tisch' }),
  ...form,
  isCompany: on('Bestellung für eine Firma'),
  isDeliveryAddressDifferent: on('Andere Lieferadresse'),
  isDeliveryCompany: on('Lieferung an eine Firma'),
  isQuotation: on('Angebotsanfrage'),
  isPreorder: on('Vorbestellung'),
  source: orderSource,
  totalGross: money({ label: 'Summe brutto', required }),
  paymentMethod: choice({ ...orderDraft.paymentMethod, required }),
  donationAmount: money({ label: 'Spende' }),
  appointment: at('Termin'),
  counterAppointment: at('Vorgeschlagener Termin'),
  rejectionMessage: text({ label: 'Begründung' }),
  dueAt: at('Fällig'),
  confirmedAt: at('Bestätigt'),
  rejectedAt: at('Abgelehnt'),
  inDeliveryAt: at('Bereit oder unterwegs'),
  deliveredAt: at('Zugestellt'),
  completedAt: at('Abgeschlossen'),
  canceledAt: at('Storniert'),
  failedAt: at('Fehlgeschlagen'),
  paidAt: at('Bezahlt'),
  refundedAt: at('Erstattet'),
  rating: count({ label: 'Gesamteindruck' }),
  foodRating: count({ label: 'Speisen' }),
  serviceRating: count({ label: 'Service' }),
  processRating: count({ label: 'Bestellvorgang' }),
  ratingComment: text({ label: 'Kommentar zur Bewertung' }),
  ratedAt: at('Bewertet'),
} satisfies Fields;

const publicTimes = ['confirmedAt', 'rejectedAt', 'inDeliveryAt', 'deliveredAt', 'completedAt', 'canceledAt'] as const;
const flags = ['isConfirmed', 'isRejected', 'isInDelivery', 'isDelivered', 'isCompleted', 'isCanceled', 'isFailed', 'isPaid', 'isRefunded'];

const publicFields = {
  ...frontdeskFields,
  event: staffFields.event,
  branch: orderRelations.branch,
  deliveryType: orderDraft.deliveryType,
  isQuotation: on('Angebotsanfrage'),
  isPreorder: on('Vorbestellung'),
  ...Object.fromEntries(flags.map(name => [name, on(name)])),
  ...Object.fromEntries(publicTimes.map(name => [name, staffFields[name]])),
  rejectionMessage: staffFields.rejectionMessage,
  appointmentDate: orderForm.appointmentDate,
  counterAppointment: staffFields.counterAppointment,
  paymentMethod: staffFields.paymentMethod,
  questionnaireRating: count({ label: 'Gesamteindruck, 1 bis 5' }),
};

const publicItem = objectSchema(
  {
    name: text({ label: 'Name', required }),
    amount: decimal({ label: 'Menge', required, scale: 3 }),
    unit: orderItems.fields.unit,
    gross: money({ label: 'Brutto', help: 'Leer, wo vorab kein Preis genannt werden konnte.' }),
    pricing: orderItems.fields.pricing,
    options: texts({ label: 'Gewählte Möglichkeiten' }),
    isRemoved: on('Gestrichen'),
    ...publicItemRelations,
  },
  'shown',
);

const { items: ___, pricing: ____, ...counterFields } = backofficeFields;
const staff = { ...ids, ...shown(staffFields), ...sold };
const placed = { uid: { type: 'string' }, hash: { type: 'string', description: 'Opens the status page, with the uid' } };

export const orderComponents: Properties = {
  Order: object(staff),
  PlacedOrder: {
    ...object(
      {
        ...staff,
        ...placed,
        paymentRedirectUrl: { type: 'string', format: 'uri', description: 'Where it is paid, when it is paid online' },
      },
      Object.keys(placed),
    ),
    description: 'For customers no more than uid, hash and the address of the payment; for staff of its branch the whole order',
  },
  PublicOrder: object({ id: idSchema, createdAt: stamp, ...shown(publicFields), items: listOf(publicItem), pricing }),
  Ticket: object(shown(frontdeskFields)),
  CounterOrder: object({ ...ids, ...shown(counterFields), ...sold }),
  MovedOrder: {
    description: 'By a session or a token the whole order, by the key of a branch what its counter sees',
    anyOf: [refTo('Order'), refTo('CounterOrder')],
  },
};
