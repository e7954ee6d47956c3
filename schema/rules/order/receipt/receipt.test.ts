import { customerReceipt } from './customerReceipt';
import { preparationReceipt } from './preparationReceipt';
import type { ReceiptLine, ReceiptOrder, ReceiptShop } from './receipt';

const shop: ReceiptShop = {
  businessName: 'Bäckerei Hollerbusch',
  branch: { name: 'Marktplatz', country: 'AT', street: 'Marktplatz 7', zipCode: '6850', city: 'Dornbirn', phone: '+43 5572 000 110' },
  donatee: null,
  timezone: 'Europe/Vienna',
  currency: 'EUR',
};

type Item = ReceiptOrder['items'][number];

const roll: Item = {
  index: 0,
  name: 'Handsemmel',
  amount: 6,
  unit: 'piece',
  unitPrice: 0.95,
  pricing: 'fixed',
  tax: 10,
  gross: 5.7,
  minimumAge: null,
  comment: null,
  isRemoved: false,
  replaces: null,
  replacedBy: null,
  parts: [],
};
const sandwich: Item = {
  ...{ ...roll, index: 1, name: 'Hausweckerl', amount: 1, unitPrice: 5.9, gross: 5.9, comment: 'bitte warm' },
  parts: [
    { name: 'Weckerl', value: ['Dinkel'] },
    { name: 'Belag', value: ['Schinken', 'ohne Gurkerl'] },
    { name: 'Bild', value: ['0198c9ab-0000-7000-8000-000000000001'] },
  ],
};
const cheese: Item = { ...roll, index: 2, name: 'Käse', amount: 250, unit: 'gram', pricing: 'approximate', gross: 4.5 };

const order: ReceiptOrder = {
  uid: 'T5N8RWK3',
  ticketNumber: 51,
  status: 'CONFIRMED',
  createdAt: '2027-05-12T07:52:00Z',
  dueAt: '2027-05-12T08:45:00Z',
  appointment: null,
  appointmentDate: null,
  deliveryType: 'takeaway',
  tableIdentifier: null,
  isQuotation: false,
  deliveryArea: null,
  firstName: 'Anna',
  lastName: 'Fischer',
  companyName: null,
  phone: '+43 664 1234567',
  street: 'Rathausgasse 12',
  stairway: '1',
  floor: '2',
  door: '8',
  isDeliveryAddressDifferent: false,
  deliveryFirstName: null,
  deliveryLastName: null,
  deliveryCompanyName: null,
  deliveryStreet: null,
  deliveryStairway: null,
  deliveryFloor: null,
  deliveryDoor: null,
  comment: null,
  rejectionMessage: null,
  items: [roll],
  itemChanges: [],
  pricing: { deliveryGross: 0, totalGross: 5.7, isApproximate: false, taxes: [{ rate: '10', amount: 0.5182 }] },
  paymentMethod: 'cash',
  paidAt: null,
  paidAmount: null,
  donationAmount: null,
};
const delivery: ReceiptOrder = {
  ...{ ...order, deliveryType: 'delivery', deliveryArea: { area: 'Zentrum', tax: 20 }, items: [roll, sandwich, cheese] },
  pricing: {
    ...{ deliveryGross: 3.9, totalGross: 20, isApproximate: true },
    taxes: [
      { rate: '10', amount: 1.4636 },
      { rate: '20', amount: 0.65 },
    ],
  },
};

/** The receipt as plain text, with the amounts and prices of items at both ends. */
const plainText = (lines: readonly ReceiptLine[]): string[] =>
  lines.flatMap(line => {
    if (line.kind === 'rule') return '---';
    if (line.kind === 'item')
      return [[line.amount, line.name, line.price].filter(Boolean).join(' | '), ...line.details.map(text => `  ${text}`)];
    return 'text' in line ? line.text : [line.start, line.end].filter(Boolean).join(' | ');
  });

test('prints large what those who prepare it need, without prices of items', () => {
  expect(plainText(preparationReceipt({ ...delivery, comment: 'Bitte läuten.' }, shop))).toEqual([
    'LIEFERUNG | 10:45',
    '51',
    'Marktplatz, 12.05.2027 09:52',
    '---',
    '6 | Handsemmel',
    '1 | Hausweckerl',
    '  Weckerl: Dinkel',
    '  Belag: Schinken',
    '  − ohne Gurkerl',
    '  Bild: siehe Backoffice',
    '  bitte warm',
    '250 g | Käse',
    '---',
    'Bitte läuten.',
    '---',
    'Anna F., Rathausgasse 12/1/2/8',
    'Zentrum',
    'Tel. +43 664 1234567',
    'Noch offen: ca. 20,00\u00a0€, Barzahlung',
  ]);
});

test('reminds of the age check on both receipts, and of nothing once the item is removed', () => {
  const sekt: Item = { ...roll, index: 1, name: 'Sekt', amount: 1, minimumAge: 'from16' };
  const lines = plainText(preparationReceipt({ ...order, items: [roll, sekt] }, shop));
  expect(lines.slice(lines.indexOf('1 | Sekt'))).toEqual([
    ...['1 | Sekt', '  Ab 16 Jahren', '---', 'Ausweis prüfen: mindestens 16 Jahre', 'Anna F.'],
    'Noch offen: 5,70\u00a0€, Barzahlung',
  ]);
  expect(plainText(customerReceipt({ ...order, items: [roll, sekt] }, shop))).toContain('  Ab 16 Jahren');
  const removed = { ...order, items: [roll, { ...sekt, isRemoved: true }] };
  expect(plainText(preparationReceipt(removed, shop)).join()).not.toContain('16 Jahre');
});

test('prints prices, taxes and the note on the law for the customer', () => {
  expect(plainText(customerReceipt({ ...delivery, donationAmount: 0.07 }, { ...shop, donatee: 'Tafel Rheintal' }))).toEqual([
    'Bäckerei Hollerbusch',
    'Marktplatz 7, 6850 Dornbirn',
    '+43 5572 000 110',
    '---',
    'Ticket 51 | T5N8RWK3',
    '12.05.2027 | 09:52 Uhr',
    '---',
    '6 | Handsemmel | 5,70',
    '1 | Hausweckerl | 5,90',
    '  Weckerl: Dinkel',
    '  Belag: Schinken',
    '  − ohne Gurkerl',
    '  Bild: siehe Backoffice',
    '  bitte warm',
    '250 g | Käse | ca. 4,50',
    'Lieferkosten | 3,90',
    '---',
    'Gesamt EUR | ca. 20,00',
    'Barzahlung | noch offen',
    '---',
    'USt. 10 % | 14,64 + 1,46',
    'USt. 20 % | 3,25 + 0,65',
    '---',
    '0,07 € gehen an: Tafel Rheintal.',
    'Danke für Ihren Einkauf!',
    'Kein Beleg im Sinne der RKSV',
  ]);
});

test.each([
  ['a table', { deliveryType: 'dineIn', tableIdentifier: '7' }, 'TISCH 7 | 10:45'],
  ['another day', { dueAt: '2027-05-20T08:45:00Z' }, 'ABHOLUNG | Do, 20.05., 10:45'],
  ['a finished order', { dueAt: null, appointment: '2027-05-12T09:00:00Z' }, 'ABHOLUNG | 11:00'],
  ['no time', { dueAt: null }, 'ABHOLUNG | So schnell wie möglich'],
  ['the hour of a clock change', { createdAt: '2027-10-31T00:30:00Z', dueAt: '2027-10-31T01:30:00Z' }, 'ABHOLUNG | 02:30'],
] as const)('says when and how: %s', (_, change, expected) => {
  expect(plainText(preparationReceipt({ ...order, ...change }, shop))[0]).toBe(expected);
});

test.each([
  ['paid in cash', { paidAt: '2027-05-12T08:00:00Z' }, 'Bezahlt', 'Barzahlung | bezahlt'],
  ['paid online', { paymentMethod: 'mollie', paidAt: '2027-05-12T08:00:00Z', paidAmount: 5.7 }, 'Bezahlt', 'Online-Zahlung | bezahlt'],
  ['not yet paid online', { paymentMethod: 'mollie' }, 'Online-Zahlung noch offen', 'Online-Zahlung | noch offen'],
  [
    'dearer than paid',
    { paymentMethod: 'mollie', paidAt: '2027-05-12T08:00:00Z', paidAmount: 5 },
    'Noch offen: 0,70\u00a0€',
    'Noch offen: 0,70\u00a0€',
  ],
  [
    'cheaper than paid',
    { paymentMethod: 'mollie', paidAt: '2027-05-12T08:00:00Z', paidAmount: 6 },
    'Zurückzugeben: 0,30\u00a0€',
    'Zurückzugeben: 0,30\u00a0€',
  ],
  ['a quotation', { isQuotation: true }, 'Anfrage für ein Angebot', 'Gesamt EUR | ca. 5,70'],
] as const)('says what is to be paid: %s', (_, change, preparation, customer) => {
  expect(plainText(preparationReceipt({ ...order, ...change }, shop)).at(-1)).toBe(preparation);
  expect(plainText(customerReceipt({ ...order, ...change }, shop))).toContain(customer);
});

test('frames changed items and prints removed ones until staff has seen it', () => {
  const changed = {
    ...order,
    items: [roll, { ...sandwich, isRemoved: true, parts: [], comment: null }, { ...cheese, isRemoved: true }],
    itemChanges: [
      { index: 0, kind: 'changed', amount: 4, unit: 'piece' },
      { index: 1, kind: 'removed', amount: 1, unit: 'piece' },
    ],
  } as const;
  const items = preparationReceipt(changed, shop).filter(({ kind }) => kind === 'item');
  expect(items).toMatchObject([
    { name: 'Handsemmel', details: ['GEÄNDERT, vorher 4 Stück'], isChanged: true, isRemoved: false },
    { name: 'Hausweckerl', details: ['gestrichen'], isChanged: true, isRemoved: true },
  ]);
  expect(customerReceipt(changed, shop).filter(({ kind }) => kind === 'item')).toMatchObject([{ name: 'Handsemmel', isChanged: false }]);
});

test('marks a canceled order and gives the reason', () => {
  const canceled = { ...order, status: 'REJECTED', rejectionMessage: 'Ofen defekt' } as const;
  expect(plainText(preparationReceipt(canceled, shop)).slice(0, 4)).toEqual(['ABHOLUNG | 10:45', 'STORNO', 'Ofen defekt', '51']);
  expect(plainText(customerReceipt(canceled, shop))).toContain('STORNO');
  expect([...plainText(customerReceipt(canceled, shop)), ...plainText(preparationReceipt(canceled, shop))].join()).not.toMatch(/offen/);
});

test('calls an order without a ticket by its number, and a company by its name', () => {
  const company = { ...order, ticketNumber: null, firstName: null, lastName: null, companyName: 'Hydro AG' };
  expect(plainText(preparationReceipt(company, shop))).toEqual(expect.arrayContaining(['T5N8RWK3', 'Hydro AG']));
  expect(plainText(customerReceipt(company, shop))).toContain('Bestellnummer | T5N8RWK3');
});
