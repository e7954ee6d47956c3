import { pretendedPost } from '../../../testing/fakes/transports';
import { useHouse } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { useShop } from '../../../testing/data/shop';
import { tellOfOrder } from './sendOrderNotification';

const mail = pretendedPost();
const sms = pretendedPost();
const house = useHouse({ carriers: { mail, sms }, publicUrl: 'https://shop.example' });
const shop = useShop(house);

const contact = { email: 'anna@example.com', phone: '+43 664 1234567' };
const setShop = (settings: object) => house.rest('ROLE_ADMIN', 'POST', '/config', settings);

beforeAll(async () => {
  await house.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, {
    orderEmail: 'backstube@shop.example',
    email: 'markt@shop.example',
    pickupText: 'Bitte läuten Sie hinten.',
  });
  await setShop({
    shopName: 'Hollerbusch',
    enablePluginSMS: true,
    termsAndConditionsText: '<h2>AGB</h2><p>Es gilt <b>dies</b> &amp; das.</p>',
  });
});

/** What the jobs send meanwhile: to whom, and with which subject or text. */
async function sentBy(work: () => Promise<unknown>) {
  mail.carried.length = sms.carried.length = 0;
  await work();
  await runJobs(house);
  return { mails: mail.carried, texts: sms.carried.map(({ body }) => body) };
}
const act = (id: string, action: string, body: object = {}) => house.rest(shop.counter, 'POST', `/orders/${id}/status/${action}`, body);
const placed = async (change: object = {}) => {
  const order = await shop.place({ ...contact, ...change });
  await runJobs(house);
  return order;
};

test('a new order is told to its customer and to its branch, with all a confirmation must hold', async () => {
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
  const { mails, texts } = await sentBy(
    async () => void (order = await shop.place({ ...contact, items: [{ product: shop.roll, amount: 2 }, item] })),
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
  for (const said of [
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
    expect(toCustomer.body.replaceAll('\u00a0', ' ')).toContain(said);
  expect(toCustomer.html).toContain('Aufschrift: &lt;Alles&gt; &amp; Gute');
  expect(toBranch.body).toContain('Telefon: +43 664 1234567');
  expect(toBranch.body).toMatch(/https:\/\/shop\.example\/backend\/orders\/[0-9a-f-]{36}/);
  expect(toBranch.body).not.toContain(order.hash);
  expect(texts).toEqual([
    `Hollerbusch: Ihre Bestellung ${order.uid} ist eingegangen. https://shop.example/status/${order.uid}/${order.hash}`,
  ]);
});

test('every step is told to whom it concerns', async () => {
  const { id, uid } = await placed();
  const { mails, texts } = await sentBy(() => act(id, 'confirm', { appointment: '2026-11-20T09:15:00Z' }));
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['anna@example.com', `Ihre Bestellung ${uid} wurde bestätigt`],
  ]);
  expect(mails[0]!.body).toContain('Termin: Freitag, 20.11.2026, 10:15 Uhr');
  expect(mails[0]!.body).toContain('Bitte läuten Sie hinten.');
  expect(texts[0]).toContain('wurde bestätigt. Termin: Freitag, 20.11.2026, 10:15 Uhr.');

  const ready = await sentBy(() => act(id, 'in-delivery'));
  expect(ready.mails.map(({ subject }) => subject)).toEqual([`Ihre Bestellung ${uid} ist abholbereit`]);
  expect(ready.texts).toHaveLength(1);

  const completed = await sentBy(() => act(id, 'completed'));
  expect(completed.mails.map(({ subject }) => subject)).toEqual([`Wie zufrieden waren Sie mit Ihrer Bestellung ${uid}?`]);
  expect(completed.texts).toEqual([]);
});

test('a job that is begun again writes nothing a second time', async () => {
  const { id } = await placed();
  const begin = () => tellOfOrder(house.as('ROLE_ADMIN'), { order: id, occasion: 'placed', event: 1_000_000 });
  const { mails, texts } = await sentBy(async () => {
    await begin();
    await begin();
  });
  expect([mails.length, texts.length]).toEqual([2, 1]);
});

test('whoever wants no reviews asks for none', async () => {
  await setShop({ enablePluginOrderReviews: false });
  const { id } = await placed();
  await act(id, 'confirm');
  await runJobs(house);
  expect((await sentBy(() => act(id, 'completed'))).mails).toEqual([]);
  await setShop({ enablePluginOrderReviews: true });
});

test.each(['reject', 'cancel'])('a reason is told (%s), and twice is told once', async action => {
  const { id, uid } = await placed();
  const { mails, texts } = await sentBy(() =>
    Promise.all([
      act(id, action, { rejectionMessage: 'Der Ofen macht <Pause>.' }),
      act(id, action, { rejectionMessage: 'Der Ofen macht <Pause>.' }),
    ]),
  );
  expect(mails.map(({ subject }) => subject)).toEqual([`Ihre Bestellung ${uid} wurde storniert`]);
  expect(mails[0]!.body).toContain('> Der Ofen macht <Pause>.');
  expect(mails[0]!.html).toContain('Der Ofen macht &lt;Pause&gt;.');
  expect(texts[0]).toContain('wurde storniert. Der Ofen macht <Pause>.');
});

test('another time is proposed by mail and text; the answer goes to whom it concerns', async () => {
  const { id, uid, hash } = await placed();
  const propose = () => house.rest(shop.counter, 'PUT', `/orders/${id}`, { counterAppointment: '2026-11-20T10:00:00Z' });
  const { mails, texts } = await sentBy(propose);
  expect(mails[0]).toMatchObject({ recipient: 'anna@example.com', subject: `Terminvorschlag zu Ihrer Bestellung ${uid}` });
  expect(mails[0]!.body).toContain('Wäre Freitag, 20.11.2026, 11:00 Uhr für Sie in Ordnung?');
  expect(mails[0]!.body).toContain(`Jetzt antworten:\nhttps://shop.example/status/${uid}/${hash}`);
  expect(texts).toHaveLength(1);

  const answer = await sentBy(() => house.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/reject-counter-appointment`, {}));
  expect(answer.mails.map(({ recipient, subject }) => [recipient, subject!.replace(/\d+/, '1')])).toEqual([
    ['backstube@shop.example', 'Terminvorschlag abgelehnt: Ticket 1'],
  ]);
  expect(answer.texts).toEqual([]);
});

test('a proposal that was taken back before anyone was told is not told', async () => {
  const { id } = await placed();
  const { mails } = await sentBy(async () => {
    await house.rest(shop.counter, 'PUT', `/orders/${id}`, { counterAppointment: '2026-11-20T10:00:00Z' });
    await house.rest(shop.counter, 'PUT', `/orders/${id}`, { counterAppointment: null });
  });
  expect(mails).toEqual([]);
});

test('without an address only the branch is told; without an address of its own not even the branch', async () => {
  const { mails, texts } = await sentBy(() => shop.place());
  expect(mails.map(({ recipient }) => recipient)).toEqual(['backstube@shop.example']);
  expect(texts).toEqual([]);
  const branch = await house.make('branch', { openingHours: [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '00:00' }] });
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  expect((await sentBy(() => shop.place({ branch }))).mails).toEqual([]);
});

test('text messages are sent only by shops that want to', async () => {
  await setShop({ enablePluginSMS: false });
  expect((await sentBy(() => shop.place({ phone: contact.phone }))).texts).toEqual([]);
  await setShop({ enablePluginSMS: true });
});

test('who asks for an offer reads of a question, never of an order', async () => {
  await house.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { isQuotationRequired: true });
  const { mails } = await sentBy(() => placed());
  await house.rest('ROLE_ADMIN', 'PUT', `/branches/${shop.branch}`, { isQuotationRequired: false });
  const toCustomer = mails.find(({ recipient }) => recipient === 'anna@example.com')!;
  expect(toCustomer.subject).toMatch(/^Ihre Anfrage /);
  expect(toCustomer.body).toContain('Vielen Dank für Ihre Anfrage!');
  expect(toCustomer.body).toContain('Ihre Anfrage wartet auf Bestätigung.');
  expect(toCustomer.body).toContain('Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.');
  expect(toCustomer.body).toContain('Gesamt: ca. ');
  expect(toCustomer.body.replace(/Es gilt.*/s, '')).not.toMatch(/Ihre Bestellung/);
});

test('names that try to be more than names are words in the mail, and a line in its subject', async () => {
  const { mails } = await sentBy(async () => {
    const { id } = await shop.place({ ...contact, firstName: '<img src=x onerror=alert(1)>', lastName: 'A"&B' });
    // No order is taken with such a name any more; older ones may hold it.
    await house.app.services.database.query(`update "order" set "lastName" = $2 where id = $1`, [id, 'A"&\u2028B']);
  });
  expect(mails[0]!.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mails[0]!.html).not.toContain('<img');
});

test('an order that was deleted meanwhile is told to nobody', async () => {
  const { id } = await shop.place(contact);
  const { mails } = await sentBy(async () => {
    await act(id, 'reject');
    await house.rest('ROLE_ADMIN', 'DELETE', `/orders/${id}`);
  });
  expect(mails).toEqual([]);
});
