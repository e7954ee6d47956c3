import { pretendedPost } from '../../../testing/fakes/transports';
import { useHouse } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { useShop } from '../../../testing/data/shop';

const mail = pretendedPost();
const sms = pretendedPost();
const house = useHouse({ carriers: { mail, sms }, limits: { resendsPerOrder: 3, textsPerPhone: 100 } });
const shop = useShop(house);
beforeAll(() => house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: true }));

const contact = { email: 'anna@example.com', phone: '+43 664 1234567' };
const placed = async (change: object = contact) => {
  const order = await shop.place(change);
  await runJobs(house);
  mail.carried.length = sms.carried.length = 0;
  return order;
};
const resend = (token: Parameters<typeof house.rest>[0], id: string, channel: string) =>
  house.rest(token, 'POST', `/orders/${id}/resend-new-order-${channel}`);

test.each([
  ['email', mail],
  ['sms', sms],
])('staff tells the customer of a new order once more by %s', async (channel, post) => {
  const { id, uid } = await placed();
  expect(await resend(shop.counter, id, channel)).toEqual({ status: 200, body: { data: { isSent: true } } });
  await runJobs(house);
  expect([...mail.carried, ...sms.carried]).toEqual(post.carried);
  expect(post.carried).toHaveLength(1);
  expect(post.carried[0]!.body).toContain(uid);
});

test('both mutations do the same', async () => {
  const { id } = await placed();
  const query = 'mutation ($id: ID!) { resendOrderEmail(id: $id) resendOrderSms(id: $id) }';
  expect((await house.graphql(shop.counter, query, { id })).data).toEqual({ resendOrderEmail: true, resendOrderSms: true });
  await runJobs(house);
  expect([mail.carried.length, sms.carried.length]).toEqual([1, 1]);
});

test('the mail says how the order stands now', async () => {
  const { id } = await placed();
  await house.rest(shop.counter, 'POST', `/orders/${id}/status/confirm`, {});
  await runJobs(house);
  mail.carried.length = 0;
  await resend(shop.counter, id, 'email');
  await runJobs(house);
  expect(mail.carried[0]!.body).toContain('Ihre Bestellung wurde bestätigt und wird zubereitet.');
  expect(mail.carried[0]!.body).not.toContain('sobald die Filiale');
});

test.each([
  ['email', 'Diese Bestellung hat keine E-Mail-Adresse.'],
  ['sms', 'Diese Bestellung hat keine Telefonnummer.'],
])('an order without an address is told to nobody by %s', async (channel, message) => {
  const { id } = await placed({});
  expect(await resend(shop.counter, id, channel)).toMatchObject({
    status: 422,
    body: { errors: [{ message, field: null, code: 'INVALID' }] },
  });
});

test('an order whose payment nobody knows of yet is told to nobody', async () => {
  const { id } = await placed();
  await house.as('ROLE_ADMIN').db.query(`update "order" set "paymentMethod" = 'mollie' where id = $1`, [id]);
  for (const channel of ['email', 'sms']) expect((await resend(shop.counter, id, channel)).status).toBe(409);
  await runJobs(house);
  expect([...mail.carried, ...sms.carried]).toEqual([]);
});

test('a shop that sends no text messages sends none again', async () => {
  const { id } = await placed();
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: false });
  const { status, body } = await resend(shop.counter, id, 'sms');
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: true });
  expect([status, body.errors[0].message]).toEqual([422, 'SMS sind in den Einstellungen nicht eingeschaltet.']);
});

test('only staff of the branch may', async () => {
  const { id } = await placed();
  const other = await house.make('branch');
  expect((await resend(undefined, id, 'email')).status).toBe(401);
  expect((await resend('ROLE_EDITOR', id, 'email')).status).toBe(403);
  expect((await resend(`ROLE_EMPLOYEE ${other}`, id, 'email')).status).toBe(403);
  expect((await resend('ROLE_ADMIN', id, 'email')).status).toBe(200);
});

test('a customer is not written to without end, however many press at once', async () => {
  const { id } = await placed();
  const answers = await Promise.all(Array.from({ length: 6 }, () => resend(shop.counter, id, 'email')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
  await runJobs(house);
  expect(mail.carried).toHaveLength(3);
});
