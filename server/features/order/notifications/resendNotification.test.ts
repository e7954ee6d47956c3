import { fakeTransports } from '../../../testing/fakes/transports';
import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { useTestShop } from '../../../testing/data/shop';

const mail = fakeTransports();
const sms = fakeTransports();
const app = useTestApp({ transports: { mail, sms }, limits: { resendsPerOrder: 3, smsPerPhone: 100 } });
const shop = useTestShop(app);
beforeAll(() => app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: true }));

const contact = { email: 'anna@example.com', phone: '+43 664 1234567' };
const placeOrder = async (change: object = contact) => {
  const order = await shop.placeOrder(change);
  await runJobs(app);
  mail.messages.length = sms.messages.length = 0;
  return order;
};
const resend = (token: Parameters<typeof app.rest>[0], id: string, channel: string) =>
  app.rest(token, 'POST', `/orders/${id}/resend-new-order-${channel}`);

test.each([
  ['email', mail],
  ['sms', sms],
])('sends the message about a new order again by %s', async (channel, transport) => {
  const { id, uid } = await placeOrder();
  expect(await resend(shop.employee, id, channel)).toEqual({ status: 200, body: { data: { isSent: true } } });
  await runJobs(app);
  expect([...mail.messages, ...sms.messages]).toEqual(transport.messages);
  expect(transport.messages).toHaveLength(1);
  expect(transport.messages[0]!.body).toContain(uid);
});

test('does the same by the mutations', async () => {
  const { id } = await placeOrder();
  const query = 'mutation ($id: ID!) { resendOrderEmail(id: $id) resendOrderSms(id: $id) }';
  expect((await app.graphql(shop.employee, query, { id })).data).toEqual({ resendOrderEmail: true, resendOrderSms: true });
  await runJobs(app);
  expect([mail.messages.length, sms.messages.length]).toEqual([1, 1]);
});

test('uses the current status of the order in the e-mail', async () => {
  const { id } = await placeOrder();
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/confirm`, {});
  await runJobs(app);
  mail.messages.length = 0;
  await resend(shop.employee, id, 'email');
  await runJobs(app);
  expect(mail.messages[0]!.body).toContain('Ihre Bestellung wurde bestätigt und wird zubereitet.');
  expect(mail.messages[0]!.body).not.toContain('sobald die Filiale');
});

test.each([
  ['email', 'Diese Bestellung hat keine E-Mail-Adresse.'],
  ['sms', 'Diese Bestellung hat keine Telefonnummer.'],
])('rejects an order without an address for %s', async (channel, message) => {
  const { id } = await placeOrder({});
  expect(await resend(shop.employee, id, channel)).toMatchObject({
    status: 422,
    body: { errors: [{ message, field: null, code: 'INVALID' }] },
  });
});

test('rejects an unpaid online order', async () => {
  const { id } = await placeOrder();
  await app.contextFor('ROLE_ADMIN').db.query(`update "order" set "paymentMethod" = 'mollie' where id = $1`, [id]);
  for (const channel of ['email', 'sms']) expect((await resend(shop.employee, id, channel)).status).toBe(409);
  await runJobs(app);
  expect([...mail.messages, ...sms.messages]).toEqual([]);
});

test('rejects text messages when the shop has disabled them', async () => {
  const { id } = await placeOrder();
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: false });
  const { status, body } = await resend(shop.employee, id, 'sms');
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: true });
  expect([status, body.errors[0].message]).toEqual([422, 'SMS sind in den Einstellungen nicht eingeschaltet.']);
});

test('lets only staff of the branch resend', async () => {
  const { id } = await placeOrder();
  const otherBranch = await app.make('branch');
  expect((await resend(undefined, id, 'email')).status).toBe(401);
  expect((await resend('ROLE_EDITOR', id, 'email')).status).toBe(403);
  expect((await resend(`ROLE_EMPLOYEE ${otherBranch}`, id, 'email')).status).toBe(403);
  expect((await resend('ROLE_ADMIN', id, 'email')).status).toBe(200);
});

test('limits resends per order, also for simultaneous requests', async () => {
  const { id } = await placeOrder();
  const responses = await Promise.all(Array.from({ length: 6 }, () => resend(shop.employee, id, 'email')));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
  await runJobs(app);
  expect(mail.messages).toHaveLength(3);
});
