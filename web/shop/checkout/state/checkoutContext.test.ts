import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { inZone } from '../../../../schema/rules/time/calendar';
import { shownDraft } from '../../../../schema/rules/checkout/checkout';
import { storageKey } from '../../../app/storageKey';
import { addItem, emptyCart, flagsOf, type Cart } from '../../cart/state/cart';
import { viewOf } from '../../cart/state/cartView';
import type { CartProduct } from '../../cart/state/cartProduct';
import { sampleBranch, sampleOffer, samplePart, sampleProduct } from '../../../testing/sampleCart';
import { chosenDay, chosenTime, fromText } from './appointmentText';
import { beginAttempt, earlierDrafts, endAttempt, refuseAttempt, type SentDraft } from '../submit/orderAttempt';
import { complaintsOf, eachOnce, headingOf, stillOpen } from './errorMessages';
import { orderFaults, type Shown } from './orderIssues';
import { draftOf, emptyForm, formOf, type Form } from './checkoutForm';
import { isOutdated, isRefused, isTaken, refusalOf } from '../submit/serverErrors';
import { forgetContact, hasContact, loadForm, rememberContact, saveForm } from './checkoutStorage';

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
const filled: Form = { ...emptyForm, firstName: 'Anna', lastName: 'Feuerstein', legalInstructions: true, privacyPolicy: true };

/** What is wrong with an order of so many rolls. */
function wrong({
  form = filled,
  cart = {},
  amount = 2,
  own = {},
  isMissed = false,
  offered = product,
}: { form?: Form; cart?: Partial<Cart>; amount?: number; own?: object; isMissed?: boolean; offered?: CartProduct } = {}) {
  const goods = amount ? addItem(emptyCart, product, { amount, unit: 'piece', parts: [] }) : emptyCart;
  const here = { ...branch, ...own };
  const view = viewOf({ ...goods, ...cart }, { branch: here, offers: [sampleOffer(offered)] }, at);
  const shown: Shown = {
    ...{ branch: here, cart: view, submission: 'order', offered: ['cash'] },
    ...{ isMissed, phoneFormat: '+43 664 1234567', currency: 'EUR' },
  };
  const draft = shownDraft(here, draftOf(form, view, { branch: 'linz', paymentMethod: 'cash' }));
  return complaintsOf(orderFaults(draft, shown, at), view.lines).map(
    ({ text, section }) => `${section}: ${text.replaceAll('\u00a0', ' ')}`,
  );
}

describe('what keeps an order from being sent', () => {
  test.each([
    ['nothing', { form: { ...filled, email: 'anna@mail.example' } }, []],
    ['a missing e-mail', {}, ['contact: E-Mail: Dieser Wert darf nicht leer sein.']],
    ['a malformed e-mail', { form: { ...filled, email: 'anna' } }, ['contact: Bitte geben Sie eine gültige E-Mail-Adresse an.']],
    [
      'a number without its country, once',
      { form: { ...filled, email: 'anna@mail.example', phone: '0664 123 45 67' } },
      ['contact: Telefon: Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.'],
    ],
    [
      'no consent',
      { form: { ...filled, email: 'anna@mail.example', legalInstructions: false, privacyPolicy: false } },
      ['consent: Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.', 'consent: Bitte akzeptieren Sie die Datenschutzerklärung.'],
    ],
    [
      'an address and a phone number for delivery, in the order of the page',
      { cart: flagsOf('delivery') },
      [
        'contact: Telefon: Dieser Wert darf nicht leer sein.',
        'address: Straße und Hausnummer: Dieser Wert darf nicht leer sein.',
        'address: PLZ: Dieser Wert darf nicht leer sein.',
        'address: Ort: Dieser Wert darf nicht leer sein.',
      ],
    ],
    [
      'less than the minimum',
      { cart: flagsOf('delivery'), amount: 1, form: { ...filled, phone: '+43 1 23456', street: 'Weg 1', zipCode: '4020', city: 'Linz' } },
      ['cart: Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.'],
    ],
    ['no table', { cart: flagsOf('dineIn') }, ['table: Bitte wählen Sie einen Tisch aus.']],
    [
      'an appointment after closing',
      {
        form: { ...filled, email: 'anna@mail.example' },
        cart: { order: { ...emptyCart.order, appointment: '2026-11-20T18:30:00+01:00' } },
      },
      [
        'appointment: Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      ],
    ],
    [
      'no appointment where one is required',
      { form: { ...filled, email: 'anna@mail.example' }, own: { isAppointmentRequired: true } },
      ['appointment: Bitte wählen Sie einen Termin aus.'],
    ],
    [
      'an appointment that is over, until another is chosen',
      { form: { ...filled, email: 'anna@mail.example' }, isMissed: true },
      ['appointment: Bitte wählen Sie einen Termin aus.'],
    ],
    [
      'a product that is sold out',
      { form: { ...filled, email: 'anna@mail.example' }, offered: { ...product, isEnabled: false } },
      [`cart: ${product.name} ist derzeit leider nicht verfügbar.`],
    ],
    [
      'a product that wants to be put together by now',
      { form: { ...filled, email: 'anna@mail.example' }, offered: { ...product, type: 'configurable', config: { parts: [samplePart()] } } },
      [`cart: ${product.name}: Dieser Wert darf nicht leer sein.`],
    ],
    ['an empty cart', { form: { ...filled, email: 'anna@mail.example' }, amount: 0 }, ['cart: Keine Produkte im Warenkorb!']],
  ])('%s', (_, given, expected) => expect(wrong(given as object)).toEqual(expected));
});

describe('the list on top', () => {
  const entry = (field: string | null, message = 'Dieser Wert darf nicht leer sein.') => ({ field, message, code: 'INVALID' });

  const lines = [
    { line: 4, product: sampleProduct({ name: 'Semmel' }) },
    { line: 7, product: sampleProduct({ name: 'Zopf' }) },
  ];

  test('a line leads to its field, or to its section', () => {
    const complaints = complaintsOf([entry('items.1.amount'), entry('phone'), entry(null, 'Nein.'), entry('paymentMethod')], lines);
    expect(complaints.map(({ text, control, line }) => [text, control, line])).toEqual([
      ['Nein.', null, null],
      ['Telefon: Dieser Wert darf nicht leer sein.', 'checkout-phone', null],
      ['Zopf: Dieser Wert darf nicht leer sein.', 'checkout-section-cart', 7],
      ['Dieser Wert darf nicht leer sein.', 'checkout-section-payment', null],
    ]);
  });

  test('tells the address to deliver to from the other', () => {
    const texts = complaintsOf([entry('city'), entry('deliveryCity'), entry('deliveryArea')], lines).map(({ text }) => text.split(':')[0]);
    expect(texts).toEqual(['Liefergebiet', 'Ort', 'Ort der Lieferadresse']);
  });

  test('says how much is missing', () => {
    const headingOver = (...fields: (string | null)[]) =>
      headingOf(
        complaintsOf(
          fields.map(field => entry(field)),
          lines,
        ),
      );
    expect(headingOver('phone')).toBe('Eine Angabe fehlt noch:');
    expect(headingOver('phone', 'privacyPolicy')).toBe('Zwei Angaben fehlen noch:');
    expect(headingOver('phone', 'items')).toBe('Bitte prüfen Sie Ihre Bestellung:');
    expect(headingOver(null)).toBe('Ihre Bestellung konnte nicht abgeschickt werden:');
  });

  test('what both the server and the page say is said once', () => {
    const [one, other] = [entry('deliveryType', 'Abholung ist derzeit leider nicht verfügbar.'), entry('phone', 'Pflichtfeld.')];
    const complaints = [...complaintsOf([one], []), ...complaintsOf([one, other], [])];
    expect(eachOnce(complaints).map(({ field }) => field)).toEqual(['deliveryType', 'phone']);
    expect(eachOnce(complaintsOf([entry('deliveryType'), entry('paymentMethod')], []))).toHaveLength(2);
  });

  test('what the server said stays until it is changed', () => {
    const sent = { phone: '+43 1 2', city: 'Linz', items: [] } as never;
    const now = { phone: '+43 1 23456', city: 'Linz', items: [1] } as never;
    const complaints = complaintsOf([entry('phone'), entry('city'), entry('items.0.shownGross'), entry(null)], []);
    expect(stillOpen(complaints, sent, now).map(({ field }) => field)).toEqual([null, 'city', 'items.0.shownGross']);
  });
});

describe('what the server says', () => {
  const graphql = (errors?: object[]) =>
    new CombinedGraphQLErrors({ data: null, errors: [{ message: 'x', extensions: { code: 'INVALID', ...(errors && { errors }) } }] });
  const unknown = [{ message: 'Ein unbekannter Fehler ist aufgetreten.', field: null, code: 'INTERNAL' }];

  test('its entries are taken as they are', () => {
    const entries = [{ message: 'Der Preis von Semmel hat sich geändert.', field: 'items.0.shownGross', code: 'PRICE_CHANGED' }];
    expect(refusalOf(graphql(entries))).toEqual(entries);
    expect([isRefused(entries), isOutdated(entries)]).toEqual([true, true]);
  });

  test.each([
    ['NOT_UNIQUE', 'idempotencyKey', true],
    ['NOT_UNIQUE', 'items', false],
    ['INVALID', 'idempotencyKey', false],
  ])('%s at %s: another order has the key: %s', (code, field, expected) => {
    expect(isTaken([{ code, field, message: 'Dieser Wert wird bereits verwendet.' }])).toBe(expected);
  });

  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['no JSON', new ServerError('Bad gateway', { response: new Response('<html>', { status: 502 }), bodyText: '<html>' })],
    ['an answer without entries', graphql()],
    ['entries that are none', graphql([{ text: 'x' }])],
  ])('%s is an unknown failure, and the order may have been taken', (_, error) => {
    expect(refusalOf(error)).toEqual(unknown);
    expect(isRefused(unknown)).toBe(false);
  });
});

describe('the key of an attempt', () => {
  afterEach(endAttempt);

  const draft = (comment: string) => ({ comment }) as SentDraft;

  test('stays the same until there is an answer, whatever is changed meanwhile', () => {
    const key = beginAttempt(draft('a'));
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect([beginAttempt(draft('a')), beginAttempt(draft('b'))]).toEqual([key, key]);
    expect(earlierDrafts(draft('b'))).toEqual([draft('a')]);
  });

  test('is another once the order is placed, or the server will not have it', () => {
    const key = beginAttempt(draft('a'));
    endAttempt();
    const next = beginAttempt(draft('a'));
    refuseAttempt(draft('a'));
    expect(new Set([key, next, beginAttempt(draft('a'))]).size).toBe(3);
  });

  test('stays while something else that was sent under it may have been taken', () => {
    const key = beginAttempt(draft('a'));
    beginAttempt(draft('b'));
    refuseAttempt(draft('b'));
    expect(earlierDrafts(draft('c'))).toEqual([draft('a')]);
    expect(beginAttempt(draft('c'))).toBe(key);
  });

  test.each(['7', '{"key":7,"unanswered":[]}', '{"key":"x"}'])('what is kept as %s is none', kept => {
    sessionStorage.setItem(storageKey('attempt'), kept);
    expect(earlierDrafts(draft('a'))).toEqual([]);
    expect(beginAttempt(draft('a'))).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('what is kept', () => {
  afterEach(() => [sessionStorage, localStorage].forEach(storage => storage.clear()));

  test('what was typed outlives a reload', () => {
    saveForm({ ...filled, paymentMethod: 'atm-card' });
    expect(loadForm()).toEqual({ ...filled, paymentMethod: 'atm-card' });
  });

  test('after an order who and where is remembered, the consent is not', () => {
    saveForm(filled);
    rememberContact({ ...filled, street: 'Weg 1', paymentMethod: 'cash' });
    expect(loadForm()).toEqual({ ...filled, street: 'Weg 1', paymentMethod: null, legalInstructions: false, privacyPolicy: false });
    expect(hasContact()).toBe(true);
    saveForm(filled);
    expect(forgetContact()).toEqual(emptyForm);
    expect([hasContact(), loadForm()]).toEqual([false, emptyForm]);
  });

  test('who is given to and where to deliver are kept, as far as they fit', () => {
    const kept = { deliveryCountry: 'DE', donatee: { id: '7', name: 'Tierheim' } };
    expect(formOf(kept)).toEqual({ ...emptyForm, ...kept });
    for (const donatee of [{ id: 7, name: 'Tierheim' }, { id: '7' }, 'Tierheim']) expect(formOf({ donatee })).toEqual(emptyForm);
  });

  test.each([[null], [7], [[]], [{ firstName: 7, isCompany: 'ja', country: 'XX', paymentMethod: 'gold', hash: 'x' }]])(
    '%j is no form',
    kept => expect(formOf(kept)).toEqual(emptyForm),
  );

  test('storage that is forbidden is no reason to fail', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(loadForm()).toEqual(emptyForm);
    forbidden.mockRestore();
  });
});

test('what is sent is what was typed, without the blanks around it, and nothing where nothing was', () => {
  const cart = viewOf(emptyCart, { branch, offers: [] }, at);
  const to = { branch: 'linz', paymentMethod: null };
  const typed = { ...filled, city: ' Linz ', donatee: { id: '7', name: 'Tierheim' } };
  expect(draftOf(typed, { ...cart, appointment: at, comment: ' ' }, to)).toMatchObject({
    ...{ firstName: 'Anna', city: 'Linz', street: null, comment: null },
    ...{ donatee: '7', appointmentDate: at.toJSDate() },
  });
  expect(draftOf(emptyForm, cart, to)).toMatchObject({
    ...{ isCompany: false, isDeliveryAddressDifferent: false, isDeliveryCompany: false },
    ...{ donatee: null, appointmentDate: null, deliveryArea: null },
  });
});

test('the words for when an order is wanted', () => {
  const tomorrow = inZone('2026-11-21T06:30', 'Europe/Vienna');
  expect(fromText(tomorrow, at)).toBe('Morgen ab 06:30 Uhr');
  expect(chosenDay(tomorrow, at, false)).toBe('Morgen, 21.11.2026');
  expect(chosenDay(at, at, false)).toBe('Heute, 20.11.2026');
  expect(chosenDay(at.plus({ days: 3 }), at, false)).toBe('23.11.2026');
  expect([chosenDay(null, at, false), chosenDay(null, at, true)]).toEqual(['So schnell wie möglich', 'Keine Angabe']);
  expect(chosenTime(tomorrow, null, { at, isRequired: false })).toBe('06:30 Uhr');
  expect(chosenTime(null, tomorrow, { at, isRequired: false })).toBe('Morgen ab 06:30 Uhr');
  expect(chosenTime(null, tomorrow, { at, isRequired: true })).toBe('Keine Angabe');
});
