import { useHouse } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const shop = useShop(house);

const areas = [
  { id: 'mitte', area: '4020 Linz', price: 4.9, tax: 20, free: false, freeFromOrderValue: 50, minimumOrderValue: 5.5 },
  { id: 'nah', area: '4021 Linz', price: 3, tax: 20, free: true, freeFromOrderValue: null, minimumOrderValue: null },
];
const address = { street: 'Hauptplatz 1', zipCode: '4020', city: 'Linz' };

async function branchWith(change: object): Promise<string> {
  const branch = await house.make('branch', change);
  await house.make('menu', { branches: [branch], catalog: [{ category: shop.category, products: [shop.roll, shop.cake] }] });
  return branch;
}
const post = (branch: string, change: object) => house.rest(undefined, 'POST', '/orders', shop.draft({ branch, ...change }));
const fieldsOf = ({ body }: { body: any }) => body.errors?.map(({ field }: { field: string }) => field);
const staffSees = async ({ body }: { body: any }) =>
  (await house.rest('ROLE_ADMIN', 'GET', '/orders?limit=1')).body.data.find(({ uid }: { uid: string }) => uid === body.data.uid);

test('a delivery goes to an area of the branch, for its fee, from its minimum on', async () => {
  const branch = await branchWith({ isDeliveryEnabled: true, isDeliveryAddressRequired: true, deliveryAreas: areas });
  const deliver = (change: object) => post(branch, { deliveryType: 'delivery', ...address, ...change });
  const rolls = (amount: number) => ({ items: [{ product: shop.roll, amount }] });

  const taken = await deliver({
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
  expect(await staffSees(taken)).toMatchObject({
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
  expect((await staffSees(await deliver({ deliveryArea: '4021 Linz', ...rolls(1) }))).pricing.deliveryGross).toBe(0);

  const low = await deliver({ deliveryArea: 'mitte', ...rolls(9) });
  expect(low.status).toBe(422);
  expect(low.body.errors[0].message).toBe('Sie haben den Mindestbestellwert in Höhe von 5,50\u00a0€ leider noch nicht erreicht.');
  expect(fieldsOf(await deliver(rolls(10)))).toEqual(['deliveryArea']);
  expect(fieldsOf(await deliver({ deliveryArea: 'Mars', ...rolls(10) }))).toEqual(['deliveryArea']);
  expect(fieldsOf(await deliver({ deliveryArea: 'mitte', ...rolls(10), street: '', zipCode: null, city: ' ' }))).toEqual([
    'street',
    'zipCode',
    'city',
  ]);
});

test('who eats here sits at a table of the branch, and leaves no name', async () => {
  const branch = await branchWith({ isDineInEnabled: true, isTableSelectionEnabled: true });
  const table = await house.make('table', { branch, identifier: '7' });
  await house.make('table', { branch, identifier: '8', isEnabled: false });
  const foreign = await house.make('table', { identifier: '9' });
  const sit = (table: string | null) => post(branch, { deliveryType: 'dineIn', table, firstName: null, lastName: null });

  for (const word of ['7', table])
    expect(await staffSees(await sit(word))).toMatchObject({
      deliveryType: 'dineIn',
      tableIdentifier: '7',
      totalGross: 1.1,
      pricing: { taxes: { '10': 0.1 } },
    });
  for (const word of ['8', '9', foreign]) expect(fieldsOf(await sit(word))).toEqual(['table']);
  expect((await sit(null)).body.errors).toMatchObject([{ field: 'table', message: 'Bitte wählen Sie einen Tisch aus.' }]);
});

test('a branch takes only the orders it offers', async () => {
  const branch = await branchWith({});
  for (const change of [{ deliveryType: 'dineIn' }, { deliveryType: 'delivery', deliveryArea: 'mitte' }])
    expect(fieldsOf(await post(branch, change))).toContain('deliveryType');
  expect(fieldsOf(await post(branch, { deliveryType: 'drone' }))).toEqual(['deliveryType']);
});

test('mode by mode the branch says what it wants to know', async () => {
  const strict = await branchWith({
    isTakeawayEmailRequired: true,
    isTakeawayPhoneRequired: true,
    isTakeawayAddressRequired: true,
    isAppointmentRequired: true,
  });
  expect(fieldsOf(await post(strict, {}))).toEqual(['street', 'zipCode', 'city', 'email', 'phone', 'appointmentDate']);
  const change = { ...address, email: 'anna@mail.example', phone: '+43 664 1234567', appointmentDate: '2026-11-16T12:00:00+01:00' };
  expect((await post(strict, change)).status).toBe(201);
});

test('closed: a preorder where those are taken, else nothing', async () => {
  const evening = [{ type: 'daily', date: null, isClosed: false, from: '18:00', to: '20:00' }];
  const eager = await branchWith({ openingHours: evening, isPreorderEnabled: true });
  expect(await staffSees(await post(eager, {}))).toMatchObject({ isPreorder: true, isQuotation: false, dueAt: '2026-11-16T17:00:00.000Z' });
  const calm = await branchWith({ openingHours: evening, isPreorderEnabled: false });
  expect(fieldsOf(await post(calm, {}))).toEqual(['deliveryType']);
});

test('a branch that makes offers takes requests, also while closed and without a way to pay', async () => {
  const branch = await branchWith({ isQuotationRequired: true, isPreorderEnabled: false, isCashEnabled: false, openingHours: [] });
  expect(await staffSees(await post(branch, {}))).toMatchObject({ isQuotation: true, isPreorder: false, paymentMethod: 'cash' });
});
