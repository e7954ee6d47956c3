/** OpenAPI schemas of orders: for staff, for customers with the order link, and for branch screens. */
import { select, integer, date, decimal, checkbox, dateTime, money, text, textList, type Fields } from '../../../../schema/fields/field';
import { createOrderFields, orderFormFields } from '../../../../schema/rules/checkout/orderInput';
import { orderSource } from '../../../../schema/rules/checkout/orderSource';
import { orderDeliveryArea } from '../../../../schema/rules/order/orderedArea';
import { isCancellationUnseenDescription, itemChanges, orderItems, replacementDescription } from '../../../../schema/rules/order/orderItem';
import { amountDueDescription, orderPricing } from '../../../../schema/rules/order/orderPricing';
import { counterAppointmentsText } from '../../../../schema/rules/order/actions/proposal';
import { orderStatus, startDescription } from '../../../../schema/rules/order/orderStatus';
import { backofficeFields, frontdeskFields } from '../screens/screenOrders';
import { orderRelations, publicItemRelations } from '../orderRelations';
import { detailProperties, flagProperties, logFields, questionnaireRating } from './orderDetailSchemas';
import { idSchema, listOf, objectSchema, orNull, refTo, schemaOf, type JsonSchema } from '../../../platform/openapi/fieldSchemas';

const required = true as const;
const checkboxField = (label: string) => checkbox({ label, required });
const dateTimeField = (label: string) => dateTime({ label });
const dateTimeSchema: JsonSchema = { type: 'string', format: 'date-time' };

type Properties = Readonly<Record<string, JsonSchema>>;
const objectOf = (properties: Properties, names = Object.keys(properties)): JsonSchema => ({ type: 'object', properties, required: names });
const outputProperties = (fields: Fields): Properties =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, 'output')]));

const { taxes: _, ...totals } = orderPricing.fields;
const counterAppointments: JsonSchema = { ...listOf(dateTimeSchema), description: counterAppointmentsText };
const pricing = objectOf({
  ...outputProperties(totals),
  taxes: { type: 'object', additionalProperties: { type: 'number' }, description: 'The amount by tax rate in percent' },
});

/** An item contains only the id of its product, because name and price are stored with the item. */
const item = objectOf({ ...outputProperties(orderItems.fields), product: orNull(objectOf({ id: idSchema })) });
const recordProperties = { id: idSchema, createdAt: dateTimeSchema, updatedAt: dateTimeSchema };
const itemProperties = { items: listOf(item), pricing };

const { deliveryArea: __, ...formFields } = orderFormFields;

const staffFields = {
  uid: text({ label: 'Bestellnummer', required }),
  ticketNumber: integer({ label: 'Ticketnummer' }),
  day: date({ label: 'Tag', required }),
  status: orderStatus,
  event: integer({ label: 'Stand', description: 'Of two responses, the one with the higher number is newer', required }),
  ...orderRelations,
  deliveryType: createOrderFields.deliveryType,
  deliveryArea: orderDeliveryArea,
  tableIdentifier: text({ label: 'Tisch' }),
  ...formFields,
  isCompany: checkboxField('Bestellung für eine Firma'),
  isDeliveryAddressDifferent: checkboxField('Andere Lieferadresse'),
  isDeliveryCompany: checkboxField('Lieferung an eine Firma'),
  isQuotation: checkboxField('Angebotsanfrage'),
  isPreorder: checkboxField('Vorbestellung'),
  source: orderSource,
  visitorId: text({
    label: 'Besuch',
    description: 'The key of the visitor on the day of the order; null for staff and devices, and without a consent to statistics',
  }),
  totalGross: money({ label: 'Summe brutto', required }),
  paymentMethod: select({ ...createOrderFields.paymentMethod, required }),
  donationAmount: money({ label: 'Spende' }),
  appointment: dateTimeField('Termin'),
  counterAppointment: dateTimeField('Vorgeschlagener Termin'),
  rejectionMessage: text({ label: 'Begründung' }),
  dueAt: dateTimeField('Fällig'),
  seenAt: dateTime({ label: 'Gesehen', description: 'When staff has first seen the order on a screen' }),
  remindedAt: dateTime({ label: 'Filiale erinnert', description: 'When the branch was reminded that the order waits for an answer' }),
  confirmedAt: dateTimeField('Bestätigt'),
  startedAt: dateTime({ label: 'Begonnen', description: startDescription }),
  prioritizedAt: dateTime({
    label: 'Vorrang seit',
    description: 'Since when the order is first on the boards of its branch; null without priority',
  }),
  rejectedAt: dateTimeField('Abgelehnt'),
  inDeliveryAt: dateTimeField('Bereit oder unterwegs'),
  deliveredAt: dateTimeField('Zugestellt'),
  completedAt: dateTimeField('Abgeschlossen'),
  canceledAt: dateTimeField('Storniert'),
  failedAt: dateTimeField('Fehlgeschlagen'),
  paidAt: dateTimeField('Bezahlt'),
  refundedAt: dateTimeField('Erstattet'),
  rating: integer({ label: 'Gesamteindruck' }),
  foodRating: integer({ label: 'Speisen' }),
  serviceRating: integer({ label: 'Service' }),
  processRating: integer({ label: 'Bestellvorgang' }),
  ratingComment: text({ label: 'Kommentar zur Bewertung' }),
  ratedAt: dateTimeField('Bewertet'),
} satisfies Fields;

const publicTimestamps = [
  'seenAt',
  'remindedAt',
  'confirmedAt',
  'startedAt',
  'rejectedAt',
  'inDeliveryAt',
  'deliveredAt',
  'completedAt',
  'canceledAt',
] as const;
const publicFields = {
  ...frontdeskFields,
  event: staffFields.event,
  branch: orderRelations.branch,
  deliveryType: createOrderFields.deliveryType,
  isQuotation: checkboxField('Angebotsanfrage'),
  isPreorder: checkboxField('Vorbestellung'),
  ...Object.fromEntries(publicTimestamps.map(name => [name, staffFields[name]])),
  rejectionMessage: staffFields.rejectionMessage,
  appointmentDate: orderFormFields.appointmentDate,
  counterAppointment: staffFields.counterAppointment,
  expectedAt: dateTime({
    label: 'Voraussichtlich fertig',
    description:
      'When the order is ready or, for a delivery, arrives; binding once it is confirmed. Null when it is ready, proposed or final',
  }),
  paymentMethod: staffFields.paymentMethod,
  amountDue: money({ label: 'Noch offen', description: amountDueDescription, required }),
  questionnaireRating,
};

const publicItemFields = {
  name: text({ label: 'Name', required }),
  amount: decimal({ label: 'Menge', required, scale: 3 }),
  unit: orderItems.fields.unit,
  gross: money({ label: 'Brutto', description: 'Gross price; null where no price could be shown in advance' }),
  pricing: orderItems.fields.pricing,
  options: textList({ label: 'Gewählte Möglichkeiten' }),
  orderedAmount: orderItems.fields.orderedAmount,
  comment: orderItems.fields.comment,
  isRemoved: checkboxField('Gestrichen'),
  replacement: text({ label: 'Ersatz', description: replacementDescription }),
  ...publicItemRelations,
} satisfies Fields;
const publicItem = objectSchema(publicItemFields, 'output');

const { items: ___, pricing: ____, ...counterFields } = backofficeFields;
const staffProperties = {
  ...recordProperties,
  ...outputProperties(staffFields),
  counterAppointments,
  ...flagProperties,
  ...detailProperties,
  ...itemProperties,
  itemChanges: schemaOf(itemChanges, 'output'),
  isCancellationUnseen: { type: 'boolean', description: isCancellationUnseenDescription },
};
const createdProperties = {
  uid: { type: 'string' },
  hash: { type: 'string', description: 'The secret of the status page, used with the uid' },
};

/** The fields of the GraphQL types of orders, for their descriptions. */
export const orderTypeFields: Readonly<Record<string, Fields>> = {
  Order: { ...staffFields, items: orderItems, itemChanges, pricing: orderPricing },
  PublicOrder: publicFields,
  PublicOrderItem: publicItemFields,
  BackofficeOrder: backofficeFields,
  OrderLogEntry: logFields,
};

export const orderComponents: Properties = {
  FullSlots: objectOf({
    deliveryType: schemaOf(createOrderFields.deliveryType, 'output'),
    slots: { ...listOf(dateTimeSchema), description: 'The starts of the full quarters of an hour' },
  }),
  SlotCapacity: objectOf({
    deliveryType: schemaOf(createOrderFields.deliveryType, 'output'),
    slot: { ...dateTimeSchema, description: 'The start of the quarter of an hour' },
    orders: { type: 'integer', description: 'The orders in it, and the proposals that hold a place' },
    capacity: { ...orNull({ type: 'integer' }), description: 'How many orders it takes; 0 takes none, null is unlimited' },
    defaultCapacity: { ...orNull({ type: 'integer' }), description: 'How many orders the branch takes by default; null is unlimited' },
    isChanged: { type: 'boolean', description: 'Whether staff have changed the capacity of this quarter of an hour' },
  }),
  Order: objectOf(staffProperties),
  CreateOrderResult: {
    ...objectOf(
      {
        ...staffProperties,
        ...createdProperties,
        paymentRedirectUrl: { type: 'string', format: 'uri', description: 'The payment page, for online payments' },
      },
      Object.keys(createdProperties),
    ),
    description: 'The uid, hash and payment URL; staff of the branch also get the whole order',
  },
  PublicOrder: objectOf({
    id: idSchema,
    createdAt: dateTimeSchema,
    ...outputProperties(publicFields),
    counterAppointments,
    ...flagProperties,
    items: listOf(publicItem),
    pricing,
  }),
  FrontdeskTicket: objectOf(outputProperties(frontdeskFields)),
  BackofficeOrder: objectOf({ ...recordProperties, ...outputProperties(counterFields), ...itemProperties }),
  PrintResult: objectOf({
    jobs: listOf(objectOf({ id: idSchema, device: { ...idSchema, description: 'The printer of the job' } })),
  }),
  OrderActionResult: {
    description: 'The order; with a branch key the backoffice order',
    anyOf: [refTo('Order'), refTo('BackofficeOrder')],
  },
};
