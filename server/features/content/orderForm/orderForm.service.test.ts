import { fakeTransports } from '../../../testing/fakes/transports';
import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';

const transport = fakeTransports();
const testApp = useTestApp({ transports: { mail: transport }, limits: { orderFormsPerAddress: 5 }, proxies: 1 });

const createRequest = (overrides: object = {}) => ({
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
  ...overrides,
});

// Each request has its own IP address, except in the test of the rate limit.
let addressCount = 0;
const addressHeader = (number: number) => ({ 'x-forwarded-for': `198.51.${number >> 8}.${number & 255}` });
const submit = (overrides?: object, headers: object = addressHeader((addressCount += 1))) =>
  testApp.rest(undefined, 'POST', '/order-form', createRequest(overrides), headers);

const blockValue = {
  text: null,
  images: [],
  fillings: ['Käse', 'Schinken'],
  thankYou: null,
  recipient: 'Party@shop.example',
  privacySite: null,
};
beforeAll(async () => {
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Hollerbusch', email: 'office@shop.example' });
  await testApp.make('block', { type: 'order-request', value: blockValue, config: { speed: null, direction: null } });
});
afterEach(() => void (transport.messages.length = 0));

test('sends a request to the stored recipient with the sender as reply address', async () => {
  const { status, body } = await submit();
  expect({ status, body }).toEqual({ status: 201, body: { data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } } });
  await runJobs(testApp);
  expect(transport.messages).toMatchObject([
    {
      id: body.data.id,
      recipient: 'Party@shop.example',
      replyTo: 'anna@example.com',
      subject: 'Anfrage von Anna Berger: Laugenstange für 12 Personen',
    },
  ]);
  for (const line of [
    'Termin: 12.12.2026, 10:00 Uhr',
    'Füllungen: Käse, Schinken',
    'Anmerkung: Mit <Fähnchen>',
    'Telefon: +43 664 1234567',
  ])
    expect(transport.messages[0]!.body).toContain(line);
  expect(transport.messages[0]!.html).toContain('Mit &lt;Fähnchen&gt;');
});

test('counts a single person in the subject', async () => {
  expect((await submit({ amount: 1 })).status).toBe(201);
  await runJobs(testApp);
  expect(transport.messages[0]!.subject).toBe('Anfrage von Anna Berger: Laugenstange für 1 Person');
});

test('accepts requests through the alias path and GraphQL', async () => {
  const response = await fetch(`${testApp.url}/order-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...addressHeader((addressCount += 1)) },
    body: JSON.stringify(createRequest()),
  });
  expect(response.status).toBe(201);
  const query = 'mutation ($input: OrderRequestInput!) { submitOrderForm(input: $input) }';
  const { data } = await testApp.graphql(undefined, query, { input: createRequest() });
  await runJobs(testApp);
  expect(transport.messages).toHaveLength(2);
  expect(transport.messages.map(({ id }) => id)).toContain(data.submitOrderForm);
});

test('accepts a recipient of a block on a page', async () => {
  const content = [
    { type: 'order-request', value: { ...blockValue, recipient: 'feste@shop.example' }, config: { speed: null, direction: null } },
  ];
  await testApp.make('site', { content });
  expect((await submit({ recipient: 'feste@shop.example' })).status).toBe(201);
  await runJobs(testApp);
  expect(transport.messages.map(({ recipient }) => recipient)).toEqual(['feste@shop.example']);
});

test('accepts requests to the shop without fillings and with default values', async () => {
  const { product: _, amount: __, fillings: ___, comment: ____, ...minimalRequest } = createRequest({ recipient: 'office@shop.example' });
  expect((await testApp.rest(undefined, 'POST', '/order-form', minimalRequest, addressHeader((addressCount += 1)))).status).toBe(201);
  await runJobs(testApp);
  expect(transport.messages[0]).toMatchObject({
    recipient: 'office@shop.example',
    subject: 'Anfrage von Anna Berger: Brezel für 3 Personen',
  });
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
  ['amount', 0, 'Dieser Wert muss zwischen 1 und 100.000 liegen.'],
  ['fillings', [], 'Dieser Wert darf nicht leer sein.'],
  ['fillings.1', ['Käse', 'Gold'], 'Bitte treffen Sie eine gültige Auswahl.'],
  ['date', '2026-12-12', 'Bitte geben Sie Datum und Uhrzeit gültig an.'],
  ['date', '2099-12-12T10:00:00Z', 'Bitte wählen Sie einen Zeitpunkt innerhalb der nächsten 180 Tage.'],
  ['comment', 'x'.repeat(2001), 'Dieser Wert ist zu lang. Er darf höchstens 2000 Zeichen lang sein.'],
  ['privacy', true, 'Dieses Feld ist nicht bekannt.'],
])('rejects %s: %j', async (field, invalidValue, message) => {
  const { status, body } = await submit({ [field.split('.')[0]!]: invalidValue });
  expect({ status, ...body.errors[0] }).toMatchObject({ status: 422, field, message });
  await runJobs(testApp);
  expect(transport.messages).toEqual([]);
});

test('accepts a date that is past by up to two minutes', async () => {
  expect((await submit({ date: '2026-11-16T06:58:00Z' })).status).toBe(201);
  await runJobs(testApp);
});

test('accepts five valid requests per hour and address, even concurrent ones', async () => {
  const sameAddress = addressHeader(60_000);
  await submit({ amount: 0 }, sameAddress);
  const responses = await Promise.all(Array.from({ length: 8 }, () => submit({}, sameAddress)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});
