import { textOf } from '../../errors/messages';
import { cartFaults, maySend, priceFaults, sendingLabel, submitLabel, type CartFacts } from './cartValidation';

const branch = { isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false };
const facts: CartFacts = {
  method: 'delivery',
  submission: 'order',
  itemCount: 2,
  totalGross: 24.5,
  isMinimumReached: true,
  area: { minimumOrderValue: 20 },
  paymentMethods: ['cash', 'mollie'],
  paymentMethod: 'mollie',
  isAppointmentOpen: null,
  currency: 'EUR',
};

test.each<[Partial<CartFacts>, string[]]>([
  [{}, []],
  [{ paymentMethod: null, isAppointmentOpen: true }, []],
  [{ method: 'dineIn' }, ['deliveryType: Vor Ort essen ist derzeit leider nicht verfügbar.']],
  [{ submission: null }, ['deliveryType: Lieferung ist derzeit leider nicht verfügbar.']],
  [{ itemCount: 0 }, ['items: Keine Produkte im Warenkorb!']],
  [{ isMinimumReached: false }, ['items: Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.']],
  [{ totalGross: 100_000 }, []],
  [{ totalGross: 100_000.01 }, ['items: Bestellungen über 100.000,00 € nehmen wir gerne persönlich entgegen.']],
  [
    { isAppointmentOpen: false },
    [
      'appointmentDate: Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    ],
  ],
  [{ paymentMethod: 'datatrans' }, ['paymentMethod: Bitte treffen Sie eine gültige Auswahl.']],
  [{ paymentMethod: null, paymentMethods: [] }, ['paymentMethod: Bitte treffen Sie eine gültige Auswahl.']],
  [{ submission: 'quotation', paymentMethod: null, paymentMethods: [] }, []],
  [{ submission: 'quotation', paymentMethod: 'mollie', paymentMethods: [] }, ['paymentMethod: Bitte treffen Sie eine gültige Auswahl.']],
])('a cart with %j: %j', (change, texts) => {
  const faults = cartFaults(branch, { ...facts, ...change });
  expect(faults.map(fault => `${fault.path.join('.')}: ${textOf(fault)}`.replaceAll('\u00a0', ' '))).toEqual(texts);
});

test('a changed price is named, an unknown one is not compared', () => {
  expect(priceFaults('Semmel', { gross: 0.55 }, 0.55)).toEqual([]);
  expect(priceFaults('Semmel', { gross: 0.55 }, null)).toEqual([]);
  expect(priceFaults('Semmel', { gross: 0.55 }, 0.5).map(textOf)).toEqual(['Der Preis von Semmel hat sich geändert.']);
});

test.each([
  [2, true, true],
  [0, true, false],
  [2, false, false],
])('%p lines, minimum reached %p: the button works %p', (itemCount, isMinimumReached, works) => {
  expect(maySend(itemCount, { isMinimumReached })).toBe(works);
});

test.each([
  ['quotation', 'Angebotsanfrage abschicken', 'Angebotsanfrage abschicken'],
  ['order', 'Bestellung abschicken', 'Zahlungspflichtig bestellen'],
  ['preorder', 'Vorbestellung abschicken', 'Zahlungspflichtig vorbestellen'],
] as const)('the button of a %s reads %s, or by law %s', (submission, specified, binding) => {
  expect(submitLabel(submission, 'specified')).toBe(specified);
  expect(submitLabel(submission, 'binding')).toBe(binding);
  expect(sendingLabel).toBe('Verarbeiten...');
});
