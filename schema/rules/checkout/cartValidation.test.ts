import { messageFor } from '../../errors/messages';
import { validateCart, canSubmit, priceIssues, submittingLabel, submitLabel, type CartCheck } from './cartValidation';

const branch = { isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false };
const validCart: CartCheck = {
  method: 'delivery',
  submission: 'order',
  itemCount: 2,
  totalGross: 24.5,
  isMinimumReached: true,
  area: { minimumOrderValue: 20 },
  paymentMethods: ['cash', 'mollie'],
  paymentMethod: 'mollie',
  appointmentIssue: null,
  currency: 'EUR',
};

test.each<[Partial<CartCheck>, string[]]>([
  [{}, []],
  [{ paymentMethod: null }, []],
  [{ method: 'dineIn' }, ['deliveryType: Vor Ort essen ist derzeit leider nicht verfügbar.']],
  [{ submission: null }, ['deliveryType: Lieferung ist derzeit leider nicht verfügbar.']],
  [{ itemCount: 0 }, ['items: Keine Produkte im Warenkorb!']],
  [{ isMinimumReached: false }, ['items: Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.']],
  [{ totalGross: 100_000 }, []],
  [{ totalGross: 100_000.01 }, ['items: Bestellungen über 100.000,00 € nehmen wir gerne persönlich entgegen.']],
  [
    { appointmentIssue: { path: ['appointmentDate'], rule: 'closed' } },
    [
      'appointmentDate: Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    ],
  ],
  [{ paymentMethod: 'datatrans' }, ['paymentMethod: Bitte treffen Sie eine gültige Auswahl.']],
  [{ paymentMethod: null, paymentMethods: [] }, ['paymentMethod: Bitte treffen Sie eine gültige Auswahl.']],
  [{ submission: 'quotation', paymentMethod: null, paymentMethods: [] }, []],
  [{ submission: 'quotation', paymentMethod: 'mollie', paymentMethods: [] }, ['paymentMethod: Bitte treffen Sie eine gültige Auswahl.']],
])('validates a cart with %j: %j', (change, expected) => {
  const issues = validateCart(branch, { ...validCart, ...change });
  expect(issues.map(issue => `${issue.path.join('.')}: ${messageFor(issue)}`.replaceAll('\u00a0', ' '))).toEqual(expected);
});

test('reports a changed price and ignores an unknown one', () => {
  expect(priceIssues('Semmel', { gross: 0.55 }, 0.55)).toEqual([]);
  expect(priceIssues('Semmel', { gross: 0.55 }, null)).toEqual([]);
  expect(priceIssues('Semmel', { gross: 0.55 }, 0.5).map(messageFor)).toEqual(['Der Preis von Semmel hat sich geändert.']);
});

test.each([
  [2, true, true],
  [0, true, false],
  [2, false, false],
])('enables the button for %p items, minimum reached %p: %p', (itemCount, isMinimumReached, expected) => {
  expect(canSubmit(itemCount, { isMinimumReached })).toBe(expected);
});

test.each([
  ['quotation', 'Angebotsanfrage abschicken', 'Angebotsanfrage abschicken'],
  ['order', 'Bestellung abschicken', 'Zahlungspflichtig bestellen'],
  ['preorder', 'Vorbestellung abschicken', 'Zahlungspflichtig vorbestellen'],
] as const)('labels the button of a %s: %s, or binding: %s', (submission, specified, binding) => {
  expect(submitLabel(submission, 'specified')).toBe(specified);
  expect(submitLabel(submission, 'binding')).toBe(binding);
  expect(submittingLabel).toBe('Verarbeiten...');
});
