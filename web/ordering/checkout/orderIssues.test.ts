import { inZone } from '../../../schema/rules/time/calendar';
import { visibleInput } from '../../../schema/rules/checkout/checkout';
import { addItem, emptyCart, toMethodFlags, type Cart } from '../cart/cart';
import { buildCartView } from '../cart/cartView';
import type { CartProduct } from '../cart/cartProduct';
import { noFullSlots, sampleBranch, sampleOffer, samplePart, sampleProduct } from '../../testing/sampleCart';
import { fieldErrors, uniqueErrors, summaryHeading, unresolvedErrors } from './errorMessages';
import { validateOrder, type OrderState } from './orderIssues';
import { toOrderInput, emptyForm, type Form } from './checkoutForm';

const at = inZone('2026-11-20T10:00', 'Europe/Vienna');
const flags = { isTakeawayEmailRequired: true, isTakeawayPhoneRequired: false, isTakeawayAddressRequired: false };
const branch = {
  ...sampleBranch(),
  ...flags,
  ...{ isDeliveryEmailRequired: false, isDeliveryPhoneRequired: true, isDeliveryAddressRequired: true },
  ...{ isDineInEmailRequired: false, isDineInPhoneRequired: false, isDineInAddressRequired: false },
  isTableSelectionEnabled: true,
  isAppointmentRequired: false,
};
const product = sampleProduct({ id: '11111111-1111-4111-8111-111111111111', price: 10 });
const completeForm: Form = { ...emptyForm, firstName: 'Anna', lastName: 'Feuerstein', legalInstructions: true, privacyPolicy: true };

/** Returns the errors of an order of `amount` rolls. */
function errorsOf({
  form = completeForm,
  cart = {},
  amount = 2,
  branchChange = {},
  isAppointmentPast = false,
  isStaff = false,
  offeredProduct = product,
  fullSlots = {},
}: {
  form?: Form;
  cart?: Partial<Cart>;
  amount?: number;
  branchChange?: object;
  isAppointmentPast?: boolean;
  isStaff?: boolean;
  offeredProduct?: CartProduct;
  fullSlots?: Partial<OrderState['fullSlots']>;
} = {}) {
  const filledCart = amount ? addItem(emptyCart, product, { amount, unit: 'piece', parts: [] }) : emptyCart;
  const testBranch = { ...branch, ...branchChange };
  const view = buildCartView({ ...filledCart, ...cart }, { branch: testBranch, offers: [sampleOffer(offeredProduct)] }, at);
  const state: OrderState = {
    ...{ branch: testBranch, cart: view, submission: 'order', paymentOptions: ['cash'] },
    fullSlots: { ...noFullSlots, ...fullSlots },
    ...{ isAppointmentPast, isStaff, phoneFormat: '+43 664 1234567', currency: 'EUR' },
  };
  const input = visibleInput(testBranch, toOrderInput(form, view, { branch: 'linz', paymentMethod: 'cash', customer: null }));
  return fieldErrors(validateOrder(input, state, at), view.lines).map(
    ({ text, section }) => `${section}: ${text.replaceAll('\u00a0', ' ')}`,
  );
}

describe('validateOrder', () => {
  test.each([
    ['accepts a complete order', { form: { ...completeForm, email: 'anna@mail.example' } }, []],
    ['accepts an order by staff without contact and consents', { isStaff: true, form: emptyForm }, []],
    [
      'rejects a malformed phone number from staff',
      { isStaff: true, form: { ...emptyForm, phone: '0664' } },
      ['contact: Telefon: Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.'],
    ],
    ['rejects a missing e-mail', {}, ['contact: E-Mail: Dieser Wert darf nicht leer sein.']],
    [
      'rejects a malformed e-mail',
      { form: { ...completeForm, email: 'anna' } },
      ['contact: Bitte geben Sie eine gültige E-Mail-Adresse an.'],
    ],
    [
      'rejects a phone number without country code, with one message',
      { form: { ...completeForm, email: 'anna@mail.example', phone: '0664 123 45 67' } },
      ['contact: Telefon: Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.'],
    ],
    [
      'rejects missing consent',
      { form: { ...completeForm, email: 'anna@mail.example', legalInstructions: false, privacyPolicy: false } },
      ['consent: Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.', 'consent: Bitte akzeptieren Sie die Datenschutzerklärung.'],
    ],
    [
      'requires address and phone for delivery, in page order',
      { cart: toMethodFlags('delivery') },
      [
        'contact: Telefon: Dieser Wert darf nicht leer sein.',
        'address: Straße und Hausnummer: Dieser Wert darf nicht leer sein.',
        'address: PLZ: Dieser Wert darf nicht leer sein.',
        'address: Ort: Dieser Wert darf nicht leer sein.',
      ],
    ],
    [
      'rejects an order below the minimum',
      {
        cart: toMethodFlags('delivery'),
        amount: 1,
        form: { ...completeForm, phone: '+43 1 23456', street: 'Weg 1', zipCode: '4020', city: 'Linz' },
      },
      ['cart: Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.'],
    ],
    ['rejects a missing table', { cart: toMethodFlags('dineIn') }, ['table: Bitte wählen Sie einen Tisch aus.']],
    [
      'rejects an appointment after closing time',
      {
        form: { ...completeForm, email: 'anna@mail.example' },
        cart: { order: { ...emptyCart.order, appointment: '2026-11-20T18:30:00+01:00' } },
      },
      [
        'appointment: Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      ],
    ],
    [
      'rejects an appointment in a pause, with its reason',
      {
        form: { ...completeForm, email: 'anna@mail.example' },
        cart: { order: { ...emptyCart.order, appointment: '2026-11-20T11:00:00+01:00' } },
        branchChange: {
          serviceStates: [{ mode: 'takeaway', state: 'paused', minutes: null, until: '2026-11-20T11:15:00Z', reason: 'Ofen defekt.' }],
        },
      },
      ['appointment: Für diese Zeit nehmen wir gerade keine Bestellungen an. Bitte wählen Sie einen späteren Termin. Ofen defekt.'],
    ],
    [
      'rejects a full quarter of an hour',
      {
        form: { ...completeForm, email: 'anna@mail.example' },
        cart: { order: { ...emptyCart.order, appointment: '2026-11-20T11:10:00+01:00' } },
        fullSlots: { takeaway: [Date.parse('2026-11-20T10:00:00Z')] },
      },
      ['appointment: Diese Zeit ist leider schon ausgebucht. Bitte wählen Sie eine andere.'],
    ],
    [
      'rejects a missing appointment if one is required',
      { form: { ...completeForm, email: 'anna@mail.example' }, branchChange: { isAppointmentRequired: true } },
      ['appointment: Bitte wählen Sie einen Termin aus.'],
    ],
    [
      'rejects a past appointment',
      { form: { ...completeForm, email: 'anna@mail.example' }, isAppointmentPast: true },
      ['appointment: Bitte wählen Sie einen Termin aus.'],
    ],
    [
      'rejects an unavailable product',
      { form: { ...completeForm, email: 'anna@mail.example' }, offeredProduct: { ...product, isEnabled: false } },
      [`cart: ${product.name} ist derzeit leider nicht verfügbar.`],
    ],
    [
      'rejects a product that has become configurable',
      {
        form: { ...completeForm, email: 'anna@mail.example' },
        offeredProduct: { ...product, type: 'configurable', config: { parts: [samplePart()] } },
      },
      [`cart: ${product.name}: Dieser Wert darf nicht leer sein.`],
    ],
    ['rejects an empty cart', { form: { ...completeForm, email: 'anna@mail.example' }, amount: 0 }, ['cart: Keine Produkte im Warenkorb!']],
  ])('%s', (_, options, expected) => expect(errorsOf(options as object)).toEqual(expected));
});

describe('fieldErrors', () => {
  const entry = (field: string | null, message = 'Dieser Wert darf nicht leer sein.') => ({ field, message, code: 'INVALID' });

  const lines = [
    { line: 4, product: sampleProduct({ name: 'Semmel' }) },
    { line: 7, product: sampleProduct({ name: 'Zopf' }) },
  ];

  test('links an error to its field or its section', () => {
    const errors = fieldErrors([entry('items.1.amount'), entry('phone'), entry(null, 'Nein.'), entry('paymentMethod')], lines);
    expect(errors.map(({ text, control, line }) => [text, control, line])).toEqual([
      ['Nein.', null, null],
      ['Telefon: Dieser Wert darf nicht leer sein.', 'checkout-phone', null],
      ['Zopf: Dieser Wert darf nicht leer sein.', 'checkout-section-cart', 7],
      ['Dieser Wert darf nicht leer sein.', 'checkout-section-payment', null],
    ]);
  });

  test('names the fields of the delivery address differently', () => {
    const texts = fieldErrors([entry('city'), entry('deliveryCity'), entry('deliveryArea')], lines).map(({ text }) => text.split(':')[0]);
    expect(texts).toEqual(['Liefergebiet', 'Ort', 'Ort der Lieferadresse']);
  });

  test('counts the errors in the heading', () => {
    const headingFor = (...fields: (string | null)[]) =>
      summaryHeading(
        fieldErrors(
          fields.map(field => entry(field)),
          lines,
        ),
      );
    expect(headingFor('phone')).toBe('Eine Angabe fehlt noch:');
    expect(headingFor('phone', 'privacyPolicy')).toBe('Zwei Angaben fehlen noch:');
    expect(headingFor('phone', 'items')).toBe('Bitte prüfen Sie Ihre Bestellung:');
    expect(headingFor(null)).toBe('Ihre Bestellung konnte nicht abgeschickt werden:');
  });

  test('removes duplicates of server and client errors', () => {
    const [one, other] = [entry('deliveryType', 'Abholung ist derzeit leider nicht verfügbar.'), entry('phone', 'Pflichtfeld.')];
    const errors = [...fieldErrors([one], []), ...fieldErrors([one, other], [])];
    expect(uniqueErrors(errors).map(({ field }) => field)).toEqual(['deliveryType', 'phone']);
    expect(uniqueErrors(fieldErrors([entry('deliveryType'), entry('paymentMethod')], []))).toHaveLength(2);
  });

  test('keeps server errors until their field changes', () => {
    const submitted = { phone: '+43 1 2', city: 'Linz', items: [] } as never;
    const current = { phone: '+43 1 23456', city: 'Linz', items: [1] } as never;
    const errors = fieldErrors([entry('phone'), entry('city'), entry('items.0.shownGross'), entry(null)], []);
    expect(unresolvedErrors(errors, submitted, current).map(({ field }) => field)).toEqual([null, 'city', 'items.0.shownGross']);
  });
});

test('trims texts and turns empty ones into null', () => {
  const cart = buildCartView(emptyCart, { branch, offers: [] }, at);
  const target = { branch: 'linz', paymentMethod: null, customer: null };
  const form = { ...completeForm, city: ' Linz ', donatee: { id: '7', name: 'Tierheim' } };
  expect(toOrderInput(form, { ...cart, appointment: at, comment: ' ' }, target)).toMatchObject({
    ...{ firstName: 'Anna', city: 'Linz', street: null, comment: null },
    ...{ donatee: '7', appointmentDate: at.toJSDate() },
  });
  expect(toOrderInput(emptyForm, cart, target)).toMatchObject({
    ...{ isCompany: false, isDeliveryAddressDifferent: false, isDeliveryCompany: false },
    ...{ donatee: null, appointmentDate: null, deliveryArea: null },
  });
});
