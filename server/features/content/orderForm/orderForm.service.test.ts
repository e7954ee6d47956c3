import { pretendedPost } from '../../../testing/fakes/transports';
import { useHouse } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';

const mail = pretendedPost();
const house = useHouse({ carriers: { mail }, limits: { orderFormsPerAddress: 5 }, proxies: 1 });

const request = (change: object = {}) => ({
  product: 'Laugenstange',
  firstName: 'Anna',
  lastName: 'Berger',
  email: 'anna@example.com',
  phone: '+43 664 1234567',
  date: '2026-12-12T10:00:00+01:00',
  amount: 12,
  fillings: ['Käse', 'Schinken'],
  comment: 'Mit <Fähnchen>',
  recipient: 'party@shop.example',
  ...change,
});

// Each sender is somebody else: only those who ask too often are the same.
let senders = 0;
const from = (sender: number) => ({ 'x-forwarded-for': `198.51.${sender >> 8}.${sender & 255}` });
const submit = (change?: object, headers: object = from((senders += 1))) =>
  house.rest(undefined, 'POST', '/order-form', request(change), headers);

const value = {
  text: null,
  images: [],
  fillings: ['Käse', 'Schinken'],
  thankYou: null,
  recipient: 'Party@shop.example',
  privacySite: null,
};
beforeAll(async () => {
  await house.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Hollerbusch', email: 'office@shop.example' });
  await house.make('block', { type: 'order-request', value, config: { speed: null, direction: null } });
});
afterEach(() => void (mail.carried.length = 0));

test('a request is mailed to the recipient as it is stored, and answered to its sender', async () => {
  const { status, body } = await submit();
  expect({ status, body }).toEqual({ status: 201, body: { data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } } });
  await runJobs(house);
  expect(mail.carried).toMatchObject([
    {
      id: body.data.id,
      recipient: 'Party@shop.example',
      replyTo: 'anna@example.com',
      subject: 'Anfrage von Anna Berger: Laugenstange für 12 Personen',
    },
  ]);
  for (const said of [
    'Termin: 12.12.2026, 10:00 Uhr',
    'Füllungen: Käse, Schinken',
    'Anmerkung: Mit <Fähnchen>',
    'Telefon: +43 664 1234567',
  ])
    expect(mail.carried[0]!.body).toContain(said);
  expect(mail.carried[0]!.html).toContain('Mit &lt;Fähnchen&gt;');
});

test('its other address and GraphQL do the same', async () => {
  const response = await fetch(`${house.address}/order-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from((senders += 1)) },
    body: JSON.stringify(request()),
  });
  expect(response.status).toBe(201);
  const query = 'mutation ($draft: OrderRequestDraft!) { submitOrderForm(draft: $draft) }';
  const { data } = await house.graphql(undefined, query, { draft: request() });
  await runJobs(house);
  expect(mail.carried).toHaveLength(2);
  expect(mail.carried.map(({ id }) => id)).toContain(data.submitOrderForm);
});

test('a block within a page is as good as one of the shop', async () => {
  const content = [
    { type: 'order-request', value: { ...value, recipient: 'feste@shop.example' }, config: { speed: null, direction: null } },
  ];
  await house.make('site', { content });
  expect((await submit({ recipient: 'feste@shop.example' })).status).toBe(201);
  await runJobs(house);
  expect(mail.carried.map(({ recipient }) => recipient)).toEqual(['feste@shop.example']);
});

test('the shop itself takes requests, without fillings and for the usual', async () => {
  const { product: _, amount: __, fillings: ___, comment: ____, ...least } = request({ recipient: 'office@shop.example' });
  expect((await house.rest(undefined, 'POST', '/order-form', least, from((senders += 1)))).status).toBe(201);
  await runJobs(house);
  expect(mail.carried[0]).toMatchObject({ recipient: 'office@shop.example', subject: 'Anfrage von Anna Berger: Brezel für 3 Personen' });
});

test.each([
  ['recipient', 'everyone@example.com', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['recipient', 'party@shop.example, all@example.com', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
  ['recipient', null, 'Dieser Wert darf nicht leer sein.'],
  ['product', 'Torte', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['firstName', 'A', 'Dieser Wert ist zu kurz. Er muss mindestens 2 Zeichen lang sein.'],
  ['firstName', 'A ', 'Dieser Wert ist zu kurz. Er muss mindestens 2 Zeichen lang sein.'],
  ['lastName', '', 'Dieser Wert darf nicht leer sein.'],
  ['email', 'anna@example', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
  ['email', 'anna@example.com\r\nBcc: all@example.com', 'Dieser Wert muss in einer einzigen Zeile stehen.'],
  ['phone', '12345', 'Dieser Wert ist zu kurz. Er muss mindestens 6 Zeichen lang sein.'],
  ['date', null, 'Dieser Wert darf nicht leer sein.'],
  ['date', 'morgen', 'Bitte geben Sie Datum und Uhrzeit gültig an.'],
  ['date', '2026-11-16T06:57:59Z', 'Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.'],
  ['amount', 0, 'Dieser Wert muss zwischen 1 und 100000 liegen.'],
  ['fillings', [], 'Dieser Wert darf nicht leer sein.'],
  ['comment', 'x'.repeat(2001), 'Dieser Wert ist zu lang. Er darf höchstens 2000 Zeichen lang sein.'],
  ['privacy', true, 'Dieses Feld ist nicht bekannt.'],
])('%s: %j is refused', async (field, wrong, message) => {
  const { status, body } = await submit({ [field]: wrong });
  expect({ status, ...body.errors[0] }).toMatchObject({ status: 422, field, message });
  await runJobs(house);
  expect(mail.carried).toEqual([]);
});

test('a time may pass while the request is on its way', async () => {
  expect((await submit({ date: '2026-11-16T06:58:00Z' })).status).toBe(201);
  await runJobs(house);
});

test('nobody asks more than five times an hour, however many at once; what was wrong is not counted', async () => {
  const same = from(60_000);
  await submit({ amount: 0 }, same);
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit({}, same)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});
