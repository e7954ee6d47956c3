import { useTestApp } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const shop = useTestShop(app);

const areas = [
  { id: 'mitte', area: '4020 Linz', price: 4.9, tax: 20, free: false, freeFromOrderValue: 50, minimumOrderValue: 5.5 },
  { id: 'nah', area: '4021 Linz', price: 3, tax: 20, free: true, freeFromOrderValue: null, minimumOrderValue: null },
];
const address = { street: 'Hauptplatz 1', zipCode: '4020', city: 'Linz' };

async function makeBranch(change: object): Promise<string> {
  const branch = await app.make('branch', change);
  await app.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll, shop.cake] }] });
  return branch;
}
const post = (branch: string, change: object) => app.rest(undefined, 'POST', '/orders', shop.orderInput({ branch, ...change }));
const fieldsOf = ({ body }: { body: Json }) => body.errors?.map(({ field }: { field: string }) => field);
const getOrder = async ({ body }: { body: Json }) =>
  (await app.rest('ROLE_ADMIN', 'GET', '/orders?limit=1')).body.data.find(({ uid }: { uid: string }) => uid === body.data.uid);

test('charges the fee of the delivery area and requires its minimum order value', async () => {
  const branch = await makeBranch({ isDeliveryEnabled: true, isDeliveryAddressRequired: true, deliveryAreas: areas });
  const deliver = (change: object) => post(branch, { deliveryType: 'delivery', ...address, ...change });
  const rolls = (amount: number) => ({ items: [{ product: shop.roll, amount }] });

  const response = await deliver({
    deliveryArea: 'mitte',
    ...rolls(10),
    ...{
      isDeliveryAddressDifferent: true,
      deliveryFirstName: 'Ben',
      deliveryLastName: 'Berger',
      deliveryStreet: 'Landstraße 2',
      deliveryZipCode: '4021',
      deliveryCity: 'Linz',
      isCompany: true,
      companyName: 'Berger GmbH',
      vatNumber: 'ATU12345678',
    },
  });
  expect(await getOrder(response)).toMatchObject({
    deliveryArea: { id: 'mitte', area: '4020 Linz', price: 4.9, tax: 20 },
    totalGross: 10.4,
    pricing: { gross: 5.5, deliveryGross: 4.9, deliveryNet: 4.0833, totalGross: 10.4, taxes: { '10': 0.5, '20': 0.8167 } },
    street: 'Hauptplatz 1',
    country: 'AT',
    isDeliveryAddressDifferent: true,
    deliveryFirstName: 'Ben',
    deliveryStreet: 'Landstraße 2',
    isCompany: true,
    companyName: 'Berger GmbH',
    vatNumber: 'ATU12345678',
  });
  expect((await getOrder(await deliver({ deliveryArea: '4021 Linz', ...rolls(1) }))).pricing.deliveryGross).toBe(0);

  const belowMinimum = await deliver({ deliveryArea: 'mitte', ...rolls(9) });
  expect(belowMinimum.status).toBe(422);
  expect(belowMinimum.body.errors[0].message).toBe('Sie haben den Mindestbestellwert in Höhe von 5,50\u00a0€ leider noch nicht erreicht.');
  expect(fieldsOf(await deliver(rolls(10)))).toEqual(['deliveryArea']);
  expect(fieldsOf(await deliver({ deliveryArea: 'Mars', ...rolls(10) }))).toEqual(['deliveryArea']);
  expect(fieldsOf(await deliver({ deliveryArea: 'mitte', ...rolls(10), street: '', zipCode: null, city: ' ' }))).toEqual([
    'street',
    'zipCode',
    'city',
  ]);
});

test('requires an enabled table of the branch for dine-in, and no name', async () => {
  const branch = await makeBranch({ isDineInEnabled: true, isTableSelectionEnabled: true });
  const table = await app.make('table', { branch, identifier: '7' });
  await app.make('table', { branch, identifier: '8', isEnabled: false });
  const otherTable = await app.make('table', { identifier: '9' });
  const orderAtTable = (table: string | null) => post(branch, { deliveryType: 'dineIn', table, firstName: null, lastName: null });

  for (const reference of ['7', table])
    expect(await getOrder(await orderAtTable(reference))).toMatchObject({
      deliveryType: 'dineIn',
      tableIdentifier: '7',
      totalGross: 1.1,
      pricing: { taxes: { '10': 0.1 } },
    });
  for (const reference of ['8', '9', otherTable]) expect(fieldsOf(await orderAtTable(reference))).toEqual(['table']);
  expect((await orderAtTable(null)).body.errors).toMatchObject([{ field: 'table', message: 'Bitte wählen Sie einen Tisch aus.' }]);
});

test('rejects delivery types that the branch does not offer', async () => {
  const branch = await makeBranch({});
  for (const change of [{ deliveryType: 'dineIn' }, { deliveryType: 'delivery', deliveryArea: 'mitte' }])
    expect(fieldsOf(await post(branch, change))).toContain('deliveryType');
  expect(fieldsOf(await post(branch, { deliveryType: 'drone' }))).toEqual(['deliveryType']);
});

test('requires the fields that the branch requires for the delivery type', async () => {
  const strictBranch = await makeBranch({
    isTakeawayEmailRequired: true,
    isTakeawayPhoneRequired: true,
    isTakeawayAddressRequired: true,
    isAppointmentRequired: true,
  });
  expect(fieldsOf(await post(strictBranch, {}))).toEqual(['street', 'zipCode', 'city', 'email', 'phone', 'appointmentDate']);
  const change = { ...address, email: 'anna@mail.example', phone: '+43 664 1234567', appointmentDate: '2026-11-16T12:00:00+01:00' };
  expect((await post(strictBranch, change)).status).toBe(201);
});

test('creates a pre-order while the branch is closed, and rejects it where pre-orders are disabled', async () => {
  const evening = [{ type: 'daily', date: null, isClosed: false, from: '18:00', to: '20:00' }];
  const branchWithPreorders = await makeBranch({ openingHours: evening, isPreorderEnabled: true });
  expect(await getOrder(await post(branchWithPreorders, {}))).toMatchObject({
    isPreorder: true,
    isQuotation: false,
    dueAt: '2026-11-16T17:00:00.000Z',
  });
  const branchWithoutPreorders = await makeBranch({ openingHours: evening, isPreorderEnabled: false });
  expect(fieldsOf(await post(branchWithoutPreorders, {}))).toEqual(['deliveryType']);
});

test('accepts quotation requests while the branch is closed and without a payment method', async () => {
  const branch = await makeBranch({ isQuotationRequired: true, isPreorderEnabled: false, isCashEnabled: false, openingHours: [] });
  expect(await getOrder(await post(branch, {}))).toMatchObject({ isQuotation: true, isPreorder: false, paymentMethod: 'cash' });
});
