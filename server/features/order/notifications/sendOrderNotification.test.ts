import { fakeTransports } from '../../../testing/fakes/transports';
import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { useTestShop } from '../../../testing/data/shop';
import { sendOrderNotification } from './sendOrderNotification';

const mail = fakeTransports();
const sms = fakeTransports();
const app = useTestApp({ transports: { mail, sms }, publicUrl: 'https://shop.example' });
const shop = useTestShop(app);

const contact = { email: 'anna@example.com', phone: '+43 664 1234567' };
const saveConfig = (settings: object) => app.rest('ROLE_ADMIN', 'POST', '/config', settings);

beforeAll(async () => {
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, {
    orderEmail: 'backstube@shop.example',
    email: 'markt@shop.example',
    pickupText: 'Bitte läuten Sie hinten.',
  });
  await saveConfig({
    shopName: 'Hollerbusch',
    enablePluginSMS: true,
    termsAndConditionsText: '<h2>AGB</h2><p>Es gilt <b>dies</b> &amp; das.</p>',
  });
});

/** Returns the e-mails and text messages that are sent during the work. */
async function collectMessages(work: () => Promise<unknown>) {
  mail.messages.length = sms.messages.length = 0;
  await work();
  await runJobs(app);
  return { mails: mail.messages, texts: sms.messages.map(({ body }) => body) };
}
const runAction = (id: string, action: string, body: object = {}) =>
  app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, body);
const placeOrder = async (change: object = {}) => {
  const order = await shop.placeOrder({ ...contact, ...change });
  await runJobs(app);
  return order;
};

test('notifies customer and branch of a new order, with everything a confirmation must have', async () => {
  let order!: { uid: string; hash: string };
  const item = {
    product: shop.cake,
    amount: 1,
    parts: [
      { name: 'Größe', value: ['groß'] },
      { name: 'Dazu', value: ['Schlag'] },
      { name: 'Aufschrift', value: ['<Alles> & Gute'] },
    ],
  };
  const { mails, texts } = await collectMessages(
    async () => void (order = await shop.placeOrder({ ...contact, items: [{ product: shop.roll, amount: 2 }, item] })),
  );
  expect(mails.map(({ recipient, replyTo, subject }) => ({ recipient, replyTo, subject }))).toEqual([
    { recipient: 'anna@example.com', replyTo: 'markt@shop.example', subject: `Ihre Bestellung ${order.uid} bei Hollerbusch` },
    {
      recipient: 'backstube@shop.example',
      replyTo: 'anna@example.com',
      subject: expect.stringMatching(/^Neue Bestellung: Ticket \d+, So schnell wie möglich$/),
    },
  ]);
  const [toCustomer, toBranch] = mails as [(typeof mails)[0], (typeof mails)[0]];
  for (const text of [
    'Vielen Dank für Ihre Bestellung!',
    'Guten Tag Anna Berger,',
    'Ihre Bestellung wartet auf Bestätigung.',
    `https://shop.example/status/${order.uid}/${order.hash}`,
    '2 × Semmel – 1,10 €',
    'Größe: groß',
    'Aufschrift: <Alles> & Gute',
    'Allergene: C, G',
    'Allergene: A glutenhaltiges Getreide, C Ei, G Milch oder Laktose.',
    'Gesamt: 44,60 €',
    'enthaltene USt. 4,9 %: ',
    'Zahlung: Barzahlung, in der Filiale zu bezahlen',
    'Alle Preise verstehen sich inklusive Umsatzsteuer.',
    'besteht kein Rücktrittsrecht (§ 18 Abs. 1 Z 3 und 4 FAGG).',
    'Es gilt dies & das.',
  ])
    expect(toCustomer.body.replaceAll('\u00a0', ' ')).toContain(text);
  expect(toCustomer.html).toContain('Aufschrift: &lt;Alles&gt; &amp; Gute');
  expect(toBranch.body).toContain('Telefon: +43 664 1234567');
  expect(toBranch.body).toMatch(/https:\/\/shop\.example\/backend\/orders\/[0-9a-f-]{36}/);
  expect(toBranch.body).not.toContain(order.hash);
  expect(texts).toEqual([
    `Hollerbusch: Ihre Bestellung ${order.uid} ist eingegangen. https://shop.example/status/${order.uid}/${order.hash}`,
  ]);
});

test('notifies the recipients of every action', async () => {
  const { id, uid } = await placeOrder();
  const { mails, texts } = await collectMessages(() => runAction(id, 'confirm', { appointment: '2026-11-20T09:15:00Z' }));
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['anna@example.com', `Ihre Bestellung ${uid} wurde bestätigt`],
  ]);
  expect(mails[0]!.body).toContain('Termin: Freitag, 20.11.2026, 10:15 Uhr');
  expect(mails[0]!.body).toContain('Bitte läuten Sie hinten.');
  expect(texts[0]).toContain('wurde bestätigt. Termin: Freitag, 20.11.2026, 10:15 Uhr.');

  const ready = await collectMessages(() => runAction(id, 'in-delivery'));
  expect(ready.mails.map(({ subject }) => subject)).toEqual([`Ihre Bestellung ${uid} ist abholbereit`]);
  expect(ready.texts).toHaveLength(1);

  const completed = await collectMessages(() => runAction(id, 'completed'));
  expect(completed.mails.map(({ subject }) => subject)).toEqual([`Wie zufrieden waren Sie mit Ihrer Bestellung ${uid}?`]);
  expect(completed.texts).toEqual([]);
});

test('sends nothing again when a job is repeated', async () => {
  const { id } = await placeOrder();
  const runJob = () => sendOrderNotification(app.contextFor('ROLE_ADMIN'), { order: id, notification: 'placed', event: 1_000_000 });
  const { mails, texts } = await collectMessages(async () => {
    await runJob();
    await runJob();
  });
  expect([mails.length, texts.length]).toEqual([2, 1]);
});

test('sends no rating request when reviews are disabled', async () => {
  await saveConfig({ enablePluginOrderReviews: false });
  const { id } = await placeOrder();
  await runAction(id, 'confirm');
  await runJobs(app);
  expect((await collectMessages(() => runAction(id, 'completed'))).mails).toEqual([]);
  await saveConfig({ enablePluginOrderReviews: true });
});

test.each(['reject', 'cancel'])('sends the rejection message once (%s)', async action => {
  const { id, uid } = await placeOrder();
  const { mails, texts } = await collectMessages(() =>
    Promise.all([
      runAction(id, action, { rejectionMessage: 'Der Ofen macht <Pause>.' }),
      runAction(id, action, { rejectionMessage: 'Der Ofen macht <Pause>.' }),
    ]),
  );
  expect(mails.map(({ subject }) => subject)).toEqual([`Ihre Bestellung ${uid} wurde storniert`]);
  expect(mails[0]!.body).toContain('> Der Ofen macht <Pause>.');
  expect(mails[0]!.html).toContain('Der Ofen macht &lt;Pause&gt;.');
  expect(texts[0]).toContain('wurde storniert. Der Ofen macht <Pause>.');
});

test('sends a proposed time by e-mail and text message, and the answer to the branch', async () => {
  const { id, uid, hash } = await placeOrder();
  const propose = () => app.rest(shop.employee, 'PUT', `/orders/${id}`, { counterAppointment: '2026-11-20T10:00:00Z' });
  const { mails, texts } = await collectMessages(propose);
  expect(mails[0]).toMatchObject({ recipient: 'anna@example.com', subject: `Terminvorschlag zu Ihrer Bestellung ${uid}` });
  expect(mails[0]!.body).toContain('Wäre Freitag, 20.11.2026, 11:00 Uhr für Sie in Ordnung?');
  expect(mails[0]!.body).toContain(`Jetzt antworten:\nhttps://shop.example/status/${uid}/${hash}`);
  expect(texts).toHaveLength(1);

  const answerMessages = await collectMessages(() =>
    app.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/reject-counter-appointment`, {}),
  );
  expect(answerMessages.mails.map(({ recipient, subject }) => [recipient, subject!.replace(/\d+/, '1')])).toEqual([
    ['backstube@shop.example', 'Terminvorschlag abgelehnt: Ticket 1'],
  ]);
  expect(answerMessages.texts).toEqual([]);
});

test('sends no proposal that was withdrawn before the job ran', async () => {
  const { id } = await placeOrder();
  const { mails } = await collectMessages(async () => {
    await app.rest(shop.employee, 'PUT', `/orders/${id}`, { counterAppointment: '2026-11-20T10:00:00Z' });
    await app.rest(shop.employee, 'PUT', `/orders/${id}`, { counterAppointment: null });
  });
  expect(mails).toEqual([]);
});

test('notifies only recipients that have an address', async () => {
  const { mails, texts } = await collectMessages(() => shop.placeOrder());
  expect(mails.map(({ recipient }) => recipient)).toEqual(['backstube@shop.example']);
  expect(texts).toEqual([]);
  const branch = await app.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  expect((await collectMessages(() => shop.placeOrder({ branch }))).mails).toEqual([]);
});

test('sends text messages only when the shop has enabled them', async () => {
  await saveConfig({ enablePluginSMS: false });
  expect((await collectMessages(() => shop.placeOrder({ phone: contact.phone }))).texts).toEqual([]);
  await saveConfig({ enablePluginSMS: true });
});

test('says Anfrage instead of Bestellung in the e-mails of a quotation request', async () => {
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { isQuotationRequired: true });
  const { mails } = await collectMessages(() => placeOrder());
  await app.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { isQuotationRequired: false });
  const toCustomer = mails.find(({ recipient }) => recipient === 'anna@example.com')!;
  expect(toCustomer.subject).toMatch(/^Ihre Anfrage /);
  expect(toCustomer.body).toContain('Vielen Dank für Ihre Anfrage!');
  expect(toCustomer.body).toContain('Ihre Anfrage wartet auf Bestätigung.');
  expect(toCustomer.body).toContain('Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.');
  expect(toCustomer.body).toContain('Gesamt: ca. ');
  expect(toCustomer.body.replace(/Es gilt.*/s, '')).not.toMatch(/Ihre Bestellung/);
});

test('escapes HTML and line breaks in names', async () => {
  const { mails } = await collectMessages(async () => {
    const { id } = await shop.placeOrder({ ...contact, firstName: '<img src=x onerror=alert(1)>', lastName: 'A"&B' });
    // New orders cannot have such a name; older ones can.
    await app.app.services.database.query(`update "order" set "lastName" = $2 where id = $1`, [id, 'A"&\u2028B']);
  });
  expect(mails[0]!.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mails[0]!.html).not.toContain('<img');
});

test('sends nothing for an order that was deleted meanwhile', async () => {
  const { id } = await shop.placeOrder(contact);
  const { mails } = await collectMessages(async () => {
    await runAction(id, 'reject');
    await app.rest('ROLE_ADMIN', 'DELETE', `/orders/${id}`);
  });
  expect(mails).toEqual([]);
});
