import { usePaymentShop } from '../../../testing/data/paymentShop';
import type { Json } from '../../../testing/app/json';

const { app, shop, placeUnpaid, pay } = usePaymentShop();

/** The fields of an order in table F that are no references, besides those that only exist in the response of its creation. */
const fields = [
  ...[
    'id',
    'createdAt',
    'updatedAt',
    'uid',
    'ticketNumber',
    'hash',
    'status',
    'isPreorder',
    'isQuotation',
    'isSelfService',
    'source',
    'visitorId',
  ],
  ...['isDelivery', 'isDineIn', 'isConfirmed', 'isRejected', 'isInDelivery', 'isDelivered', 'isCompleted', 'isCanceled', 'isFailed'],
  ...['isPaid', 'isRefunded', 'tableIdentifier', 'rejectionMessage', 'appointmentDate', 'appointment', 'counterAppointment'],
  ...['paymentMethod', 'questionnaireRating', 'rating', 'foodRating', 'serviceRating', 'processRating', 'ratingComment'],
  ...['firstName', 'lastName', 'email', 'phone', 'street', 'floor', 'stairway', 'door', 'zipCode', 'city', 'country'],
  ...['isCompany', 'companyName', 'vatNumber', 'isDeliveryAddressDifferent', 'isDeliveryCompany', 'deliveryCompanyName'],
  ...['deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryFloor', 'deliveryStairway', 'deliveryDoor'],
  ...['deliveryZipCode', 'deliveryCity', 'deliveryCountry', 'deliveryType', 'comment', 'donationAmount', 'paidAmount', 'locale'],
  ...['confirmedAt', 'rejectedAt', 'inDeliveryAt', 'deliveredAt', 'completedAt', 'canceledAt', 'failedAt', 'paidAt', 'refundedAt'],
];
const groups = {
  branch: ['id'],
  division: ['id'],
  customer: ['id'],
  donatee: ['id'],
  items: [
    ...['index', 'name', 'type', 'amount', 'unit', 'unitPrice', 'pricing', 'tax', 'allergens', 'net', 'taxAmount', 'gross'],
    ...['comment', 'isRemoved'],
  ],
  pricing: ['net', 'tax', 'gross', 'deliveryNet', 'deliveryTax', 'deliveryGross', 'totalNet', 'totalTax', 'totalGross'],
  deliveryArea: ['id'],
  payment: ['provider', 'reference', 'state', 'url'],
  log: ['id', 'createdAt', 'event', 'actor', 'actorName', 'action', 'from', 'to', 'note'],
};

const selection = [...fields, ...Object.entries(groups).map(([name, names]) => `${name} { ${names.join(' ')} }`)].join(' ');

const readOrder = async (id: string, token = shop.employee) => {
  const { data, errors } = await app.graphql(token, `{ order(id: "${id}") { ${selection} } }`);
  expect(errors).toBeUndefined();
  return { graphql: data.order, rest: (await app.rest(token, 'GET', `/orders/${id}`)).body.data };
};

test('returns every field of an order to staff, the same by GraphQL and REST', async () => {
  const order = await placeUnpaid();
  await pay(order);
  const { graphql, rest } = await readOrder(order.id);
  const { pricing, ...others } = graphql;
  expect(rest).toMatchObject(others);
  expect(rest.pricing).toMatchObject(pricing);
  expect(rest.items[0]).toMatchObject({ product: { id: shop.roll }, parts: [] });
  expect(rest).toMatchObject({
    hash: order.hash,
    isPaid: true,
    isConfirmed: false,
    isSelfService: false,
    locale: 'de',
    questionnaireRating: null,
    paidAmount: 1.1,
    payment: { provider: 'mollie', reference: order.reference, state: 'paid', url: expect.stringMatching(/^http/) },
    log: [{ action: 'create', actorName: 'Kundschaft' }, { actorName: 'Zahlungsanbieter' }],
  });
});

test('names the visitor of an order as in the events, if the visitor agreed to statistics', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
  const place = async (decision: string, token?: typeof shop.employee) => {
    const headers = { 'user-agent': agent, cookie: `cookie-banner-acceptance-state=${decision}` };
    await app.rest(undefined, 'POST', '/analytics-log', { type: 'event', action: 'purchase' }, headers);
    const { body } = await app.rest(token, 'POST', '/orders', shop.orderInput(), headers);
    const [{ id }] = await app.app.services.database.query('select id from "order" where uid = $1', [body.data.uid]);
    const { graphql, rest } = await readOrder(id);
    expect(graphql.visitorId).toBe(rest.visitorId);
    return rest.visitorId;
  };
  const visitorId = await place('statistics');
  await app.app.services.analytics.flush();
  const events = await app.app.services.database.query('select distinct visitor from "analyticsEvent"');
  expect(events).toEqual([{ visitor: visitorId }]);
  expect([await place('marketing'), await place('declined'), await place('accepted', shop.employee)]).toEqual([null, null, null]);
});

test('describes every field in OpenAPI', async () => {
  const { components } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Json;
  expect(Object.keys(components.schemas.Order.properties)).toEqual(expect.arrayContaining([...fields, ...Object.keys(groups)]));
});

test('tells the customer what remains to be paid after items have changed', async () => {
  const order = await placeUnpaid();
  const readDue = async () => (await app.rest(undefined, 'GET', `/orders/public/${order.uid}/${order.hash}`)).body.data.amountDue;
  expect(await readDue()).toBe(0);
  await pay(order);
  expect(await readDue()).toBe(0);
  for (const [amount, due] of [
    [4, 1.1],
    [1, -0.55],
  ]) {
    expect((await app.rest(shop.employee, 'PUT', `/orders/${order.id}/items/0`, { amount })).status).toBe(200);
    expect(await readDue()).toBe(due);
  }
});

test('returns no payment for cash', async () => {
  const { id } = await shop.placeOrder();
  expect((await readOrder(id)).graphql).toMatchObject({ payment: null, paidAmount: null, isPaid: false });
});

test('hides the secret of the status page from a client that only reads', async () => {
  const { id, hash } = await shop.placeOrder();
  const readHash = async (scopes: string[]) => {
    const { secret } = (await app.rest('ROLE_ADMIN', 'POST', '/api-tokens', { name: scopes.join(), scopes })).body.data;
    return (await app.rest(undefined, 'GET', `/orders/${id}`, undefined, { authorization: `Bearer ${secret}` })).body.data.hash;
  };
  expect(await readHash(['orders:read'])).toBeNull();
  expect(await readHash(['orders:read', 'orders:write'])).toBe(hash);
});
