import { nowhere } from '../../../../schema/testing/exampleRecords';
import { useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const shop = useShop(house);

const post = (body: object) => house.rest(undefined, 'POST', '/orders', body);
const fieldsOf = ({ body }: { body: any }) => body.errors?.map(({ field }: { field: string }) => field);
const oneOf = (change: object) => ({ items: [{ product: shop.roll, amount: 1, ...change }] });

async function stored(): Promise<number> {
  const [{ count }] = await house.app.services.database.query('select count(*)::int from "order"');
  return count;
}

test.each([
  ['a price', { price: 0.01 }, 'price'],
  ['a total', { total: 0.01 }, 'total'],
  ['totals', { totalGross: 0 }, 'totalGross'],
  ['that it is paid', { isPaid: true, paidAt: '2026-11-16T07:00:00Z' }, 'isPaid'],
  ['a currency', { currency: 'IDR' }, 'currency'],
  ['a fee', { deliveryPrice: 0 }, 'deliveryPrice'],
  ['an id', { id: nowhere }, 'id'],
  ['a hash', { hash: 'x' }, 'hash'],
  ['a status', { status: 'COMPLETED' }, 'status'],
])('nobody sends %s', async (_, change, field) => {
  const before = await stored();
  const answer = await post(shop.draft(change));
  expect(answer.status).toBe(422);
  expect(fieldsOf(answer)).toContain(field);
  expect(await stored()).toBe(before);
});

test.each([
  [{ price: 0.01 }, 'items.0.price'],
  [{ gross: 0.01 }, 'items.0.gross'],
  [{ tax: 0 }, 'items.0.tax'],
  [{ amount: 0 }, 'items.0.amount'],
  [{ amount: -1 }, 'items.0.amount'],
  [{ amount: 1e-12 }, 'items.0.amount'],
  [{ amount: 0.5 }, 'items.0.amount'],
  [{ amount: 1.0001 }, 'items.0.amount'],
  [{ amount: 1e308 }, 'items.0.amount'],
  [{ amount: 9007199254740993 }, 'items.0.amount'],
  [{ amount: 1_000_000 }, 'items'],
  [{ amount: '2' }, 'items.0.amount'],
  [{ amount: null }, 'items.0.amount'],
  [{ amount: [1] }, 'items.0.amount'],
  [{ amount: NaN }, 'items.0.amount'],
  [{ unit: 'kilogram' }, 'items.0.unit'],
  [{ unit: 'barrel' }, 'items.0.unit'],
  [{ product: nowhere }, 'items.0.product'],
  [{ product: 'x' }, 'items.0.product'],
  [{ product: { $ne: null } }, 'items.0.product'],
  [{ shownGross: -1 }, 'items.0.shownGross'],
  [{ parts: [{ name: 'Größe', value: 'groß' }] }, 'items.0.parts.0.name'], // that of another product
])('a line with %j is refused', async (change, field) => {
  const answer = await post(shop.draft(oneOf(change)));
  expect(answer.status).toBe(422);
  expect(fieldsOf(answer)).toEqual([field]);
});

test.each([
  ['no answer to what must be answered', [], ['items.0.parts.Größe']],
  ['an option there is not', [{ name: 'Größe', value: 'riesig' }], ['items.0.parts.0.value.0']],
  ['two of one', [{ name: 'Größe', value: ['klein', 'groß'] }], ['items.0.parts.0.value']],
  [
    'a part there is not',
    [
      { name: 'Größe', value: 'klein' },
      { name: 'Farbe', value: 'rot' },
    ],
    ['items.0.parts.1.name'],
  ],
  [
    'an upload of nowhere',
    [
      { name: 'Größe', value: 'klein' },
      { name: 'Foto', value: [nowhere] },
    ],
    ['items.0.parts.1.value.0'],
  ],
  ['a price in an answer', [{ name: 'Größe', value: 'klein', modifier: 'subtract' }], ['items.0.parts.0.modifier']],
])('a cake with %s is refused', async (_, parts, fields) => {
  const answer = await post(shop.draft({ items: [{ product: shop.cake, amount: 1, parts }] }));
  expect({ status: answer.status, fields: fieldsOf(answer) }).toEqual({ status: 422, fields });
});

test.each([
  [{ comment: 'half a smiley \ud83d' }, 'comment'],
  [{ comment: 'NUL \0' }, 'comment'],
  [{ firstName: '\udc00' }, 'firstName'],
  [{ email: 'a\ud800@mail.example' }, 'email'],
  [{ comment: 'x'.repeat(2001) }, 'comment'],
  [{ appointmentDate: '-271821-04-20T00:00:00Z' }, 'appointmentDate'],
  [{ appointmentDate: '+275760-09-13T00:00:00Z' }, 'appointmentDate'],
  [{ appointmentDate: '9999-12-31T12:00:00Z' }, 'appointmentDate'],
  [{ country: 'XX' }, 'country'],
  [{ isCompany: 'yes' }, 'isCompany'],
])('what cannot be kept is refused: %j', async (change, field) => {
  const answer = await post(shop.draft(change));
  expect({ status: answer.status, fields: fieldsOf(answer) }).toEqual({ status: 422, fields: [field] });
});

test('a cart holds between one and two hundred lines', async () => {
  const line = { product: shop.roll, amount: 1 };
  expect(fieldsOf(await post(shop.draft({ items: [] })))).toEqual(['items']);
  expect(fieldsOf(await post(shop.draft({ items: Array.from({ length: 201 }, () => line) })))).toEqual(['items']);
  expect((await post(shop.draft({ items: Array.from({ length: 200 }, () => line) }))).status).toBe(201);
});

test('a price that changed since it was shown is named, whatever else may be', async () => {
  const items = [
    { product: shop.roll, amount: 2, shownGross: 1.1 },
    { product: shop.roll, amount: 2, shownGross: 1 },
  ];
  const error = { field: 'items.1.shownGross', code: 'PRICE_CHANGED', message: 'Der Preis von Semmel hat sich geändert.' };
  expect(await post(shop.draft({ items }))).toEqual({ status: 422, body: { errors: [error] } });
  const { errors } = await house.graphql(undefined, 'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { uid } }', {
    draft: shop.draft({ items }),
  });
  expect(errors?.[0].extensions).toMatchObject({ code: 'INVALID', errors: [error] });
});

test('what is not on sale is refused: switched off, in no menu, in a closed category, out of its hours', async () => {
  const breakfast = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '07:30' }];
  const off = await house.make('product', { isEnabled: false });
  const stray = await house.make('product');
  const inClosed = await house.make('product');
  const early = await house.make('product', { name: 'Frühstück', schedule: breakfast, isVisibleWhenUnavailable: true });
  const closed = await house.make('category', { isEnabled: false });
  await house.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-15T00:00:00Z',
    catalog: [
      { category: shop.category, products: [shop.roll, shop.cake, off, early] },
      { category: closed, products: [inClosed] },
    ],
  });
  for (const product of [off, stray, inClosed, early])
    expect(fieldsOf(await post(shop.draft({ items: [{ product, amount: 10 }] })))).toEqual(['items.0.product']);

  // What counts is the time it is wanted at (G-135).
  const tomorrow = (time: string) =>
    shop.draft({ items: [{ product: early, amount: 10 }], appointmentDate: `2026-11-17T${time}:00+01:00` });
  expect((await post(tomorrow('07:00'))).status).toBe(201);
  expect((await post(tomorrow('09:00'))).body.errors).toMatchObject([
    { field: 'items.0.product', message: expect.stringContaining('Frühstück') },
  ]);
});

test('the form is asked as the branch asks it, all at once', async () => {
  const draft = {
    branch: shop.branch,
    deliveryType: 'takeaway',
    items: [{ product: shop.roll, amount: 1 }],
    lastName: '\u200b',
    phone: '0664 1',
  };
  const answer = await post(draft);
  const mutation = 'mutation ($draft: OrderDraft!) { createOrder(draft: $draft) { uid } }';
  const { errors } = await house.graphql(undefined, mutation, { draft });
  expect(errors?.[0].extensions.errors).toEqual(answer.body.errors);
  expect(answer.body.errors).toEqual([
    { field: 'firstName', code: 'INVALID', message: 'Dieser Wert darf nicht leer sein.' },
    { field: 'lastName', code: 'INVALID', message: 'Dieser Wert darf nicht leer sein.' },
    { field: 'phone', code: 'INVALID', message: 'Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.' },
    { field: 'legalInstructions', code: 'INVALID', message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.' },
    { field: 'privacyPolicy', code: 'INVALID', message: 'Bitte akzeptieren Sie die Datenschutzerklärung.' },
  ]);
});

test('methods that are off, or that need a provider, are no choice', async () => {
  for (const paymentMethod of ['mollie', 'datatrans', 'hydro-ag-voucher', 'gold'])
    expect(fieldsOf(await post(shop.draft({ paymentMethod })))).toEqual(['paymentMethod']);
  expect((await post(shop.draft({ paymentMethod: 'cash' }))).status).toBe(201);
});

test('no provider is connected yet, whatever settings and branch say', async () => {
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enableMollie: true, enablePluginMollie: true });
  const branch = await house.make('branch', { isMollieEnabled: true });
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll] }] });
  expect(fieldsOf(await post(shop.draft({ branch, paymentMethod: 'mollie' })))).toEqual(['paymentMethod']);
});

test('an appointment lies in the hours, behind the lead time and within ninety days', async () => {
  const at = (appointmentDate: string, change: object = {}) => post(shop.draft({ appointmentDate, ...change }));
  expect((await at('2026-11-16T10:00:00+01:00')).status).toBe(201);
  expect((await at('2027-02-14T10:00:00+01:00')).status).toBe(201);
  for (const wrong of ['2026-11-16T05:00:00+01:00', '2026-11-16T20:00:00+01:00', '2026-11-16T07:30:00+01:00', '2027-02-15T10:00:00+01:00'])
    expect((await at(wrong)).body.errors).toEqual([
      {
        field: 'appointmentDate',
        code: 'INVALID',
        message: 'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      },
    ]);
  expect(fieldsOf(await at('morgen'))).toEqual(['appointmentDate']);

  const slow = await house.make('product', { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 });
  await house.make('menu', {
    branches: [shop.branch],
    availableFrom: '2026-11-15T12:00:00Z',
    catalog: [{ category: shop.category, products: [shop.roll, shop.cake, slow] }],
  });
  const items = [{ product: slow, amount: 10 }];
  expect(fieldsOf(await at('2026-11-16T10:55:00+01:00', { items }))).toEqual(['appointmentDate']);
  expect((await at('2026-11-16T11:00:00+01:00', { items })).status).toBe(201);
});
